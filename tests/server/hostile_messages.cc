// See hostile_messages.h.
#include "tests/server/hostile_messages.h"

#include <algorithm>
#include <initializer_list>

namespace papelotte::server_test {

namespace {

// Broken messages, and true ones of the wrong seat, number or action. The names are those of Waterloo; other games do not know them.
std::string wrong_message(std::minstd_rand& random, const HostileView& client) {
    const auto pick = [&](std::initializer_list<std::string> list) {
        return *(list.begin() + static_cast<std::ptrdiff_t>(random() % list.size()));
    };
    const std::string rev = std::to_string(client.rev),
                      other = client.others.empty() ? "prussian" : client.others[random() % client.others.size()];
    const std::string legal = client.legal.empty() ? "done" : client.legal[random() % client.legal.size()];
    const auto play = [&](const std::string& number, const std::string& seat, const std::string& action) {
        return R"({"type":"play","rev":)" + number + R"(,"seat":")" + seat + R"(","do":")" + action + "\"}";
    };
    switch (random() % 18) {
        case 0: return pick({"", "{", "[]", "null", "42", "\"play\"", "{}", "{\"type\":null}", "{\"type\":7}", "{\"type\":\"\"}"});
        case 1: return play(rev, other, legal);
        case 2: return play(std::to_string(client.rev + 1 + static_cast<int>(random() % 5)), client.as, legal);
        case 3: return play(pick({"-1", "1e3", "99999999999999999999", "\"1\"", "null", "1.5"}), client.as, legal);
        case 4: return play(rev, pick({"observer", "prussian", "", "FRENCH", "french ", "\\u0000"}), legal);
        case 5:
            return play(rev, client.as,
                        pick({"", " ", "frolic", "assault", "move green", "move green nowhere", "done done", "go fr_inf_1 hougoumont x"}));
        case 6:
            return play(rev, client.as,
                        "go fr_inf_" + std::to_string(random() % 30) + " " + pick({"hougoumont", "rossomme", "delayed", "display"}));
        case 7: return play(rev, client.as, std::string(190 + random() % 40, 'a'));
        case 8: return play(rev, client.as, legal).substr(0, random() % 40);
        case 9: return R"({"type":"play","rev":)" + rev + R"(,"seat":")" + client.as + R"(","do":")" + legal + R"(","extra":1})";
        case 10:
            return pick({R"({"type":"undo","rev":0,"seat":"french"})", R"({"type":"look","seat":")" + other + "\"}", R"({"type":"look"})",
                         R"({"type":"answer_draw","rev":)" + rev + R"(,"seat":"french","accept":true})",
                         R"({"type":"answer_undo","rev":)" + rev + R"(,"seat":"allied","accept":true})"});
        case 11: return R"({"type":"resign","rev":)" + rev + R"(,"seat":")" + other + "\"}";
        case 12:
            return R"({"type":"ask_undo","rev":)" + rev + R"(,"seat":")" + client.as + R"(","to":)" + pick({"-1", "999999", "\"0\"", "null"}) +
                   "}";
        case 13:
            return R"({"type":"why","do":)" +
                   pick({"\"done\"", "[1]", "[null]", "{}", R"(["a","b","c","d","e","f","g","h","i","j","k","l","m","n","o","p","q"])"}) + "}";
        case 14:
            return R"({"type":"order","rev":)" + rev + R"(,"seat":")" + client.as + R"(","do":)" +
                   pick({"\"done\"", "[]", "[1]", R"(["frolic"])", R"([")" + legal + R"(","frolic"])", R"(["go fr_inf_1 delayed"])"}) + "}";
        case 15:
            return R"({"type":"ways","pieces":)" +
                   pick({"\"fr_inf_1\"", "[]", "[null]", R"(["nobody"])", R"(["fr_inf_1","br_inf_1"])", R"(["fr_inf_1"],"over":["moon"])"}) +
                   "}";
        case 16: return std::string(1 + random() % 60, static_cast<char>('!' + static_cast<int>(random() % 90)));
        default: return "{\"type\":" + std::string(random() % 200, '[') + "}";
    }
}

// A true message with some bytes changed, or an action that was legal once, or made of the words of two.
std::string changed_message(std::minstd_rand& random, const HostileView& client) {
    const std::vector<std::string>& actions = client.earlier.empty() ? client.legal : client.earlier;
    const auto any = [&] { return actions.empty() ? std::string("done") : actions[random() % actions.size()]; };
    std::string action = any();
    if (random() % 3 == 0) {
        const std::string other = any();
        action = action.substr(0, action.find(' ')) + other.substr(std::min(other.find(' '), other.size()));
    }
    std::string text = R"({"type":"play","rev":)" + std::to_string(client.rev) + R"(,"seat":")" + client.as + R"(","do":")" + action + "\"}";
    for (unsigned changes = random() % 4; changes > 0 && !text.empty(); --changes) {
        const std::size_t at = random() % text.size();
        const char byte = static_cast<char>(' ' + static_cast<int>(random() % 95));
        if (random() % 3 == 0) text.erase(at, 1 + random() % 4);
        else if (random() % 2 == 0) text.insert(at, 1, byte);
        else text[at] = byte;
    }
    return text;
}

}   // namespace

std::string hostile_message(std::minstd_rand& random, const HostileView& view) {
    const bool known = !view.earlier.empty();
    return known && random() % 2 == 0 ? changed_message(random, view) : wrong_message(random, view);
}

}   // namespace papelotte::server_test
