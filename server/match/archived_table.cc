#include "server/match/archived_table.h"

#include "engine/facts.h"
#include "engine/faults.h"
#include "server/match/archive.h"

namespace papelotte::server {

namespace {

class ArchivedTable final : public Table {
   public:
    ArchivedTable(const Facts& facts, Journal journal, std::vector<boost::json::object> views)
        : facts_(facts), journal_(std::move(journal)), views_(std::move(views)) {}

    const Facts& facts() const override { return facts_; }
    SeatSet to_act() const override { return {}; }
    std::optional<Outcome> outcome() const override { return std::nullopt; }
    Seating seating() const override {
        for (const Entry& entry : journal_.entries)
            if (entry.seating) return *entry.seating;
        return Seating::kept;
    }
    Prompt prompt(Seat) const override { return {}; }
    Message asked(Seat) const override { return {}; }
    const Texts& texts() const override { return common_texts(); }

    std::vector<Choice> legal(Seat) const override { return {}; }
    void write_legal(Seat, JsonText& out) const override { out.open('[').close(']'); }
    std::vector<Unavailable> unavailable(Seat) const override { return {}; }
    std::vector<Warned> warnings(Seat) const override { return {}; }
    std::optional<Problem> why_not(Seat, std::string_view) const override { return over(); }
    std::expected<Played, Problem> play(Seat, std::string_view) override { return std::unexpected(over()); }
    std::expected<PlayedOrder, Problem> play_order(Seat, std::span<const std::string>) override { return std::unexpected(over()); }
    std::expected<std::vector<Played>, InputFault> follow(std::span<const Entry>) override { return std::unexpected(InputFault(kFaults.over)); }
    std::span<const StandingAnswer> standing_answers() const override { return {}; }
    std::vector<std::string> standing(Seat) const override { return {}; }
    std::optional<Problem> give_standing(Seat, std::span<const std::string>) override { return over(); }
    std::optional<Answered> play_standing() override { return std::nullopt; }
    std::string random_choice(Seat, Dice&) const override { return {}; }
    SeatSet seen_by(Seat, std::string_view) const override { return SeatSet::everyone(); }
    bool can_undo(Seat) const override { return false; }
    std::optional<Problem> undo(Seat) override { return over(); }
    std::expected<std::unique_ptr<Table>, InputFault> back_at(int) const override { return std::unexpected(InputFault(kFaults.over)); }
    int settled() const override { return static_cast<int>(journal_.entries.size()); }

    boost::json::object view(Seat seat) const override {
        const auto place = static_cast<std::size_t>(seat);
        return views_[place + 1 < views_.size() ? place : views_.size() - 1];
    }
    std::string view_change(Seat) const override { return "{}"; }
    bool same_change(Seat, Seat) const override { return true; }
    bool sees_secret(Seat) const override { return false; }
    std::optional<Problem> why_no_talk() const override { return std::nullopt; }
    Message headline() const override { return {}; }   // the row has it
    boost::json::object inspect(Seat, std::string_view) const override { return {}; }
    std::expected<FoundWays, Problem> ways(Seat, std::span<const std::string>, std::span<const std::string>) const override {
        return std::unexpected(over());
    }
    boost::json::object position() const override { return {}; }
    std::uint64_t hash() const override { return 0; }
    std::string describe(Seat, const Speech&) const override { return {}; }
    boost::json::object event_json(const Event&) const override { return {}; }
    std::string event_text(const Event&, const Speech&) const override { return {}; }
    boost::json::object action_json(std::string_view) const override { return {}; }

    std::size_t scripted_dice_left() const override { return 0; }
    const Journal& journal() const override { return journal_; }

   private:
    static Problem over() { return {Problem::Kind::over, "", {std::string(kFaults.over)}, common_texts().say({std::string(kFaults.over)})}; }

    const Facts& facts_;
    Journal journal_;
    std::vector<boost::json::object> views_;   // of the seats, then the observer's
};

}  // namespace

std::expected<std::unique_ptr<Table>, std::string> archived_table(const Facts& facts, Journal journal, const store::ArchiveRow& archive) {
    std::vector<boost::json::object> views;
    for (std::size_t i = 0; i <= facts.seats.size(); ++i) {
        auto view = archived_view(archive, seat_name(facts, i < facts.seats.size() ? Seat(i) : kObserver));
        if (!view) return std::unexpected("the archive cannot be read");
        views.push_back(std::move(*view));
    }
    return std::make_unique<ArchivedTable>(facts, std::move(journal), std::move(views));
}

}  // namespace papelotte::server
