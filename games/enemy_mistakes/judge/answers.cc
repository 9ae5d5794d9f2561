// Questions in words, answers in JSON.
#include "engine/vocabulary.h"
#include "games/enemy_mistakes/judge/judge.h"
#include "games/enemy_mistakes/records/phrases.h"
#include "games/enemy_mistakes/rules/words.h"

namespace papelotte::enemy_mistakes {
namespace {

// Nothing here needs escapes: words of the rules, and numbers.
class Json {
   public:
    Json& open(char bracket) { return separate(), text_ += bracket, *this; }
    Json& close(char bracket) { return text_ += bracket, *this; }
    Json& key(std::string_view name) { return word(name), text_ += ':', *this; }
    Json& word(std::string_view word) { return separate(), text_ += '"', text_ += word, text_ += '"', *this; }
    Json& number(int value) { return separate(), text_ += std::to_string(value), *this; }
    Json& refusal(Refusal why) {
        if (why) key("rule").word(why.id()).key("sentence").word(why.message());
        return *this;
    }
    std::string take() { return std::move(text_); }

   private:
    void separate() {
        if (!text_.empty() && text_.back() != '{' && text_.back() != '[' && text_.back() != ':') text_ += ',';
    }
    std::string text_;
};

std::string told_ends(const Judge& judge, Action action) {
    Trial trial;
    if (judge.why_not(action, trial) || trial.group.empty()) return "null";
    Json out;
    out.open('{').key("reach").number(trial.reach).key("units").open('{');
    std::size_t next = 0;
    for (const Unit unit : trial.group) {
        const plane::Pose& end = trial.ends[next++];
        out.key(word(unit)).open('[').number(end.x).number(end.y).number(end.facing).close(']');
    }
    return out.close('}').close('}').take();
}

std::string told_stretches(const Judge& judge, Action action) {
    Json out;
    out.open('[');
    for (const Judge::Stretch& one : judge.stretches(action))
        out.open('{').key("from").number(one.from).key("to").number(one.to).refusal(one.why).close('}');
    return out.close(']').take();
}

std::string told_charges(const Judge& judge, Action action) {
    Json out;
    out.open('[');
    for (const Judge::Met& one : judge.charges(action)) {
        out.open('{').key("target").word(word(one.target)).refusal(one.why);
        if (!one.why) out.key("distance").number(one.distance).key("reach").number(one.reach);
        out.close('}');
    }
    return out.close(']').take();
}

}   // namespace

std::string Judge::answer(std::string_view question) const {
    const std::size_t blank = question.find(' ');
    const std::string_view asked = question.substr(0, blank);
    const auto action = parse_action(phrases_of_actions(), blank == std::string_view::npos ? "" : question.substr(blank + 1));
    if (!action || seat_ == kNobody) return "null";
    if (asked == "why") return Json().open('{').refusal(why_not(*action)).close('}').take();
    if (asked == "ends") return told_ends(*this, *action);
    if (asked == "stretches") return told_stretches(*this, *action);
    return asked == "charges" ? told_charges(*this, *action) : "null";
}

}   // namespace papelotte::enemy_mistakes
