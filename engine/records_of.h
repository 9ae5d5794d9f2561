// The part of a game's Records that follows from its tables and from one description of its view:
//   struct Records : RecordsOf<Records, Rules> {
//       static std::span<const Phrase> action_phrases(), event_phrases(), prompt_phrases();   static std::span<const TermPhrase> term_phrases();
//       static const Texts& texts();
//       static void put_position(Shown<Position>&, std::optional<Seat>);   // as a seat or kObserver may see it; without a seat the whole truth
//       … read_position, describe, headline
//   };
#pragma once

#include "engine/agenda.h"
#include "engine/facts.h"
#include "engine/shown.h"
#include "engine/spoken.h"
#include "engine/vocabulary_json.h"

namespace papelotte {

template <class Its, class R>
struct RecordsOf {   // NOLINT(bugprone-crtp-constructor-accessibility): all its functions are static
    using Rules = R;
    using Position = typename R::Position;

    static std::string notate(Action action) { return papelotte::notate(Its::action_phrases(), action); }
    static std::expected<Action, Message> parse(std::string_view text) { return parse_action(Its::action_phrases(), text); }
    static boost::json::object action_json(Action action) { return papelotte::action_json(Its::action_phrases(), action); }
    static boost::json::object event_json(const Event& event) { return papelotte::event_json(Its::event_phrases(), event, Its::term_phrases()); }
    static std::string event_text(const Event& event, const Speech& speech = {}) {
        return papelotte::event_text(Its::texts(), Its::event_phrases(), event, Its::term_phrases(), speech);
    }
    static Prompt prompt(const Position& p, Seat seat) { return R::to_act(p).has(seat) ? agenda::prompt_of(p) : Prompt{}; }
    static EventArgs prompt_values(const Position& p) { return agenda::prompt_values(p); }

    static boost::json::object position_json(const Position& p) {
        JsonText out;
        write(out, nullptr, p, std::nullopt);
        return out.value().as_object();
    }
    static boost::json::object view(const Position& p, Seat seat) {
        JsonText out;
        write(out, nullptr, p, seat);
        return out.value().as_object();
    }
    static std::string view_change(const Position& before, const Position& after, Seat seat) {
        JsonText out;
        write(out, &before, after, seat);
        return out.take();
    }

   private:
    static void write(JsonText& out, const Position* before, const Position& after, std::optional<Seat> seat) {
        Shown<Position> shown(out, before, after);
        shown.put("game", [](const Position&) { return R::facts().id; });
        Its::put_position(shown, seat);
        if (!seat) return;
        shown.put("seat", [&](const Position&) { return seat_name(R::facts(), *seat); });
        shown.put_seats("to_act", R::to_act, R::facts().seats);
    }
};

}   // namespace papelotte
