// See news.h.
#include "server/store/news.h"

#include <array>

namespace papelotte::store {

namespace {

using Kind = News::Kind;

// In the order of Kind.
constexpr std::array<std::string_view, 19> kWords = {"records",   "standing",      "seats",          "chat",           "rules",
                                                     "person",    "session_ended", "sessions_ended", "here",           "who_is_here",
                                                     "gone",      "hurry",         "wrong_password", "computer_waits", "job_asked",
                                                     "job_taken", "job_answered",  "job_dropped",    "anything"};

std::optional<News> of(const Append& change) { return News{Kind::records, change.match}; }
std::optional<News> of(const AddStanding& change) { return News{Kind::standing, change.match, std::to_string(change.record.rev)}; }
std::optional<News> of(const SetHeader& change) { return News{Kind::rules, change.match}; }
std::optional<News> of(const TakeSeat& change) { return News{Kind::seats, change.match}; }
std::optional<News> of(const SetRematch& change) { return News{Kind::seats, change.match}; }
std::optional<News> of(const AddChat& change) { return News{Kind::chat, change.match}; }
std::optional<News> of(const RenamePerson& change) { return News{Kind::person, change.person}; }
std::optional<News> of(const SetAccount& change) { return News{Kind::person, change.person}; }
std::optional<News> of(const MovePerson& change) { return News{Kind::person, change.to}; }
std::optional<News> of(const EndSession& change) { return News{Kind::session_ended, change.token_hash}; }
std::optional<News> of(const EndSessions& change) { return News{Kind::sessions_ended, change.person, change.except}; }
std::optional<News> of(const DeletePerson& change) { return News{Kind::sessions_ended, change.person}; }
std::optional<News> of(const Tell& change) { return change.news; }
// Seats that are given away or exchanged come with a record.
std::optional<News> of(const auto&) { return std::nullopt; }

}   // namespace

std::optional<News> news_of(const Change& change) {
    return std::visit([](const auto& one) { return of(one); }, change);
}

std::string line_of(const News& news) {
    std::string line(kWords[static_cast<std::size_t>(news.kind)]);
    line += ' ' + news.id;
    if (!news.more.empty()) line += ' ' + news.more;
    return line;
}

std::optional<News> read_news(std::string_view line) {
    for (std::size_t i = 0; i < kWords.size(); ++i) {
        if (!line.starts_with(kWords[i]) || line.substr(kWords[i].size(), 1) != " ") continue;
        const std::string_view rest = line.substr(kWords[i].size() + 1);
        const std::size_t blank = rest.find(' ');
        return News{static_cast<Kind>(i), std::string(rest.substr(0, blank)),
                    blank == std::string_view::npos ? "" : std::string(rest.substr(blank + 1))};
    }
    return std::nullopt;   // of a later version
}

}   // namespace papelotte::store
