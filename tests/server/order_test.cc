// Orders of several actions, and the ways that lead to them, through real sockets.
#include <signal.h>

#include <algorithm>

#include "engine/journal.h"
#include "tests/server/test_server.h"

namespace papelotte::server_test {

namespace {

// A match of Waterloo 200 between two people, with an observer. The French have activated a leader, and their units may march.
struct Marching {
    explicit Marching(const TestServer& at) : server(at), anna(at), bruno(at) {
        made = parsed(anna.post("/api/matches", {{"game", "waterloo200"},
                                                 {"seats", {{{"seat", "french"}, {"who", "me"}}, {{"seat", "british"}, {"who", "invite"}}}}})
                          .body);
        bruno.join(made);
        sit();
        french->play("tactical");
        leader = french->legal().front();   // "activate …"
        EXPECT_EQ(order(*french, {leader, "reveal", "done"}).at("type").as_string(), "update");
    }
    void sit() {
        french = std::make_unique<TableClient>(server, &anna, id_of(made));
        british = std::make_unique<TableClient>(server, &bruno, id_of(made));
        observer = std::make_unique<TableClient>(server, nullptr, id_of(made));
    }
    json::object order(TableClient& client, const json::array& actions) {
        json::object answer = client.ask({{"type", "order"}, {"rev", client.rev}, {"seat", client.as}, {"do", actions}});
        if (answer.at("type").as_string() == "update")
            for (TableClient* one : {french.get(), british.get(), observer.get()}) one->catch_up(client.rev);
        return answer;
    }
    json::object ways(const json::array& pieces, const json::array& over = {}) {
        json::object question{{"type", "ways"}, {"pieces", pieces}};
        if (!over.empty()) question["over"] = over;
        return french->ask(question);
    }
    // The units that may march, and a place to which the first of them can go over at least one other, neither engaging nor revealing.
    json::array units() const {
        json::array found;
        for (const std::string& action : french->legal())
            if (action.starts_with("move ")) found.emplace_back(action.substr(5));
        return found;
    }
    json::object long_way(json::value* place = nullptr) {
        for (const json::value& unit : units()) {
            const json::object places = ways(json::array(1, unit)).at("places").as_object();
            for (const auto& [name, way] : places) {
                if (way.at("over").as_array().empty() || way.at("engages").as_bool() || way.at("reveals").as_bool()) continue;
                if (place) *place = json::value(name);
                return way.as_object();
            }
        }
        ADD_FAILURE() << "no unit can march over another area";
        return {};
    }
    std::string path() const { return "/api/matches/" + id_of(made); }

    const TestServer& server;
    Person anna, bruno;
    json::object made;
    std::string leader;
    std::unique_ptr<TableClient> french, british, observer;
};

}  // namespace

TEST(order, is_one_record_one_update_and_one_undo) {
    const TestServer server({"--unlimited"});
    Marching table(server);
    const json::object way = table.long_way();
    const json::array& actions = way.at("do").as_array();
    const std::int64_t rev = table.french->rev, n = table.french->n;
    const json::object before = table.french->view;
    const json::object answer = table.order(*table.french, actions);
    ASSERT_EQ(answer.at("type").as_string(), "update") << json::serialize(answer);
    EXPECT_EQ(answer.at("rev").as_int64(), rev + 1);
    EXPECT_EQ(answer.at("n").as_int64(), n + static_cast<std::int64_t>(actions.size()));
    EXPECT_EQ(answer.at("record").at("order").as_array(), actions);
    EXPECT_FALSE(answer.contains("stopped"));
    std::int64_t events = 0;
    for (const json::value& count : answer.at("counts").as_array()) events += count.as_int64();
    EXPECT_EQ(answer.at("counts").as_array().size(), actions.size());
    EXPECT_EQ(events, static_cast<std::int64_t>(answer.at("events").as_array().size()));
    // The others may not know which unit marches: its orders are hidden from them, and so is every word of them.
    for (const TableClient* one : {table.british.get(), table.observer.get()}) {
        const json::object& record = one->updates.back().at("record").as_object();
        EXPECT_EQ(record.at("seat").as_string(), "french");
        EXPECT_EQ(json::serialize(record).find("_inf"), std::string::npos) << json::serialize(record);
        EXPECT_EQ(one->n, table.french->n);
        EXPECT_EQ(one->view, TableClient(server, one == table.observer.get() ? nullptr : &table.bruno, id_of(table.made)).view);
    }
    const json::object story = parsed(table.anna.get(table.path() + "/story?as=french").body);
    EXPECT_EQ(story.at("steps").as_array().back().at("order").as_array(), actions);
    EXPECT_EQ(story.at("steps").as_array().back().at("n").as_int64(), table.french->n);
    EXPECT_EQ(story.at("steps").as_array().back().at("counts"), answer.at("counts"));

    ASSERT_TRUE(table.french->undo.at("can").as_bool());
    const json::object undone = table.french->ask({{"type", "undo"}, {"rev", table.french->rev}, {"seat", "french"}});
    EXPECT_EQ(undone.at("n").as_int64(), n);
    EXPECT_EQ(table.french->view, before);
}

TEST(order, is_one_step_after_a_restart) {
    TestServer server({"--unlimited"});
    Marching table(server);
    const std::int64_t n = table.french->n;
    const json::object answer = table.order(*table.french, table.long_way().at("do").as_array());
    const std::string seen = table.anna.get(table.path() + "/story?as=french").body;
    server.kill(SIGKILL);
    server.open();
    table.anna = back(server, table.anna);
    table.bruno = back(server, table.bruno);
    table.sit();
    EXPECT_EQ(table.french->rev, answer.at("rev").as_int64());
    EXPECT_EQ(table.anna.get(table.path() + "/story?as=french").body, seen);
    EXPECT_EQ(table.french->ask({{"type", "undo"}, {"rev", table.french->rev}, {"seat", "french"}}).at("n").as_int64(), n);
}

TEST(order, stops_at_the_first_action_that_is_refused) {
    const TestServer server({"--unlimited"});
    Marching table(server);
    json::array actions = table.long_way().at("do").as_array();
    const std::size_t legal = actions.size();
    actions.emplace_back("stop");   // there is no march any more
    actions.emplace_back("done");
    const json::object answer = table.order(*table.french, actions);
    EXPECT_EQ(answer.at("record").at("order").as_array().size(), legal);
    EXPECT_EQ(answer.at("stopped").at("at").as_int64(), static_cast<std::int64_t>(legal));
    EXPECT_EQ(answer.at("stopped").at("do").as_string(), "stop");
    EXPECT_EQ(answer.at("stopped").at("code").as_string(), "refused");
    EXPECT_FALSE(answer.at("stopped").at("rule").as_string().empty());
    EXPECT_FALSE(table.british->updates.back().contains("stopped"));
    EXPECT_TRUE(table.french->undo.at("can").as_bool());
    // If already the first is refused, nothing changes; nor if one of them cannot be read.
    const std::int64_t rev = table.french->rev;
    EXPECT_EQ(code_of(table.order(*table.french, {"stop", "done"})), "refused");
    EXPECT_EQ(code_of(table.order(*table.french, {"done", "to the_moon"})), "unknown_action");
    EXPECT_EQ(table.order(*table.french, json::array{"done"}).at("rev").as_int64(), rev + 1);
    EXPECT_EQ(table.french->updates.back().at("record").at("do").as_string(), "done");
}

TEST(order, is_bounded_and_refused_in_one_line) {
    const TestServer server({"--unlimited"});
    Marching table(server);
    const std::int64_t rev = table.french->rev;
    EXPECT_EQ(code_of(table.order(*table.french, json::array(65, "done"))), "malformed");
    EXPECT_EQ(code_of(table.order(*table.french, {})), "malformed");
    EXPECT_EQ(code_of(table.order(*table.french, {1, 2})), "malformed");
    EXPECT_EQ(code_of(table.order(*table.british, json::array{"done"})), "not_your_turn");
    EXPECT_EQ(code_of(table.french->ask({{"type", "order"}, {"rev", rev}, {"seat", "british"}, {"do", json::array{"done"}}})), "not_your_seat");
    EXPECT_EQ(code_of(table.french->ask({{"type", "order"}, {"rev", rev - 1}, {"seat", "french"}, {"do", json::array{"done"}}})), "stale");
    EXPECT_EQ(table.french->rev, rev);
    // In circles: the points of a unit end, whatever the list says.
    const json::object way = table.long_way();
    json::array circles(1, way.at("do").as_array().at(0));
    const json::string there = way.at("do").as_array().at(1).as_string();
    const std::string home =
        "to " + std::string(table.french->view.at("units").at(way.at("going").as_array().at(0).as_string()).at("at").as_string());
    while (circles.size() < 63) {
        circles.emplace_back(there);
        circles.emplace_back(home);
    }
    const json::object answer = table.order(*table.french, circles);
    EXPECT_EQ(answer.at("stopped").at("code").as_string(), "refused");
    EXPECT_LT(answer.at("stopped").at("at").as_int64(), 12);
    // More than 4 kB close the connection, as any message of that size does.
    table.french->send(
        {{"type", "order"}, {"rev", table.french->rev}, {"seat", "french"}, {"do", json::array(40, json::value(std::string(150, 'x')))}});
    EXPECT_EQ(table.french->socket().close_code(), 1009);
    EXPECT_EQ(TableClient(server, &table.anna, id_of(table.made)).rev, answer.at("rev").as_int64());
}

TEST(ways, lead_to_every_place_and_are_played_as_orders) {
    const TestServer server({"--unlimited"});
    Marching table(server);
    json::value place;
    const json::object way = table.long_way(&place);
    const json::value unit = way.at("going").as_array().at(0);
    const json::value over = way.at("over").as_array().at(0);
    const json::object through = table.ways(json::array(1, unit), json::array(1, over)).at("places").at(place.as_string()).as_object();
    EXPECT_EQ(through.at("cost"), way.at("cost"));
    table.order(*table.french, way.at("do").as_array());
    EXPECT_EQ(table.french->view.at("units").at(unit.as_string()).at("at").as_string(), place.as_string());
    const json::object again = table.ways(json::array(1, unit));   // it has moved
    EXPECT_TRUE(again.at("places").as_object().empty());
    ASSERT_EQ(again.at("staying").as_array().size(), 1u);
    EXPECT_EQ(again.at("staying").at(0).at("sentence").as_string(), "rule.moved_already");
    EXPECT_FALSE(again.at("staying").at(0).at("rule").as_string().empty());
}

TEST(ways, of_a_group_tell_who_goes_and_who_stays) {
    const TestServer server({"--unlimited"});
    Marching table(server);
    const json::array units = table.units();
    ASSERT_GT(units.size(), 1u);
    const json::object answer = table.ways(units);
    ASSERT_FALSE(answer.at("places").as_object().empty());
    const auto& [place, best] = *std::ranges::max_element(answer.at("places").as_object(), {},
                                                          [](const auto& one) { return one.value().at("going").as_array().size(); });
    EXPECT_GT(best.at("going").as_array().size(), 1u);
    table.order(*table.french, best.at("do").as_array());
    for (const json::value& unit : best.at("going").as_array())
        EXPECT_EQ(table.french->view.at("units").at(unit.as_string()).at("at").as_string(), std::string_view(place)) << unit.as_string();
}

TEST(ways, bad_questions_are_refused) {
    const TestServer server({"--unlimited"});
    Marching table(server);
    const json::value unit = table.units().at(0);
    const auto of_british = [&] {
        for (const auto& [name, state] : table.british->view.at("units").as_object())
            if (name.starts_with("br_")) return std::string(name);
        return std::string();
    };
    EXPECT_EQ(code_of(table.ways(json::array{"fr_imaginary"})), "malformed");
    EXPECT_EQ(code_of(table.ways(json::array(1, json::value(of_british())))), "malformed");
    EXPECT_EQ(code_of(table.ways(json::array(25, unit))), "malformed");
    EXPECT_EQ(code_of(table.ways({})), "malformed");
    EXPECT_EQ(code_of(table.ways(json::array(1, unit), json::array{"the_moon"})), "malformed");
    EXPECT_EQ(code_of(table.ways(json::array(1, unit), json::array(9, "54"))), "malformed");
    EXPECT_EQ(code_of(table.british->ask({{"type", "ways"}, {"pieces", json::array{json::value(of_british())}}})), "not_your_turn");
    EXPECT_EQ(code_of(table.observer->ask({{"type", "ways"}, {"pieces", json::array{unit}}})), "not_your_seat");
}

}  // namespace papelotte::server_test
