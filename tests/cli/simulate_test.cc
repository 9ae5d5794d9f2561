// simulate and bench: what they report, not how fast it was.
#include "tests/cli/run.h"

namespace papelotte::cli_test {

TEST_F(Cli, simulate_counts_all_games_whatever_the_jobs) {
    const Result one = run({"simulate", "waterloo", "--games", "12", "--seed", "5", "--jobs", "1", "--json"});
    expect_fine(one);
    EXPECT_EQ(run({"simulate", "waterloo", "--games", "12", "--seed", "5", "--jobs", "3", "--json"}).out, one.out);
    const boost::json::value json = one.json();
    EXPECT_EQ(json.at("games"), 12);
    EXPECT_EQ(json.at("finished"), 12);
    EXPECT_TRUE(json.at("broken").as_array().empty());
    const auto number = [](const boost::json::value& value) { return value.to_number<std::int64_t>(); };
    EXPECT_EQ(number(json.at("wins").at("french")) + number(json.at("wins").at("allied")) + number(json.at("draws")), 12);
    std::int64_t ended = 0;
    for (const auto& ending : json.at("endings").as_array()) {
        ended += number(ending.at("games"));
        EXPECT_TRUE(ending.at("rule").as_string().starts_with("WL-"));
        EXPECT_TRUE(ending.at("sentence").as_string().starts_with("result."));
        EXPECT_TRUE(ending.at("reason").as_string().ends_with("."));
    }
    EXPECT_EQ(ended, 12);
    const auto& decisions = json.at("decisions");
    EXPECT_LE(decisions.at("min").to_number<double>(), decisions.at("mean").to_number<double>());
    EXPECT_LE(decisions.at("mean").to_number<double>(), decisions.at("max").to_number<double>());
    EXPECT_EQ(json.at("signature").as_string().size(), 16u);
    EXPECT_TRUE(files().empty());
}

TEST_F(Cli, another_seed_is_another_signature) {
    const auto signature = [&](const std::string& seed) {
        return run({"simulate", "waterloo", "--games", "3", "--seed", seed, "--json"}).json().at("signature");
    };
    EXPECT_EQ(signature("1"), signature("1"));
    EXPECT_NE(signature("1"), signature("2"));
}

TEST_F(Cli, simulate_seats_computer_players) {
    const auto simulate = [&](const std::string& jobs) {
        return run({"simulate", "waterloo", "--games", "4", "--seat", "french=recruit", "--seat", "allied=regular", "--jobs", jobs, "--json"});
    };
    const Result one = simulate("1");
    expect_fine(one);
    EXPECT_EQ(one.json().at("finished"), 4);
    EXPECT_EQ(boost::json::serialize(one.json().at("players")), R"({"french":"recruit","allied":"regular"})");
    EXPECT_EQ(simulate("2").out, one.out);
}

TEST_F(Cli, simulate_tells_last_turns_shares_and_losses_of_every_game) {
    for (const auto& [game, other] : {std::pair{"waterloo", "allied"}, std::pair{"waterloo200", "british"}}) {
        const std::string seat = std::string(other) + "=regular";
        const std::vector<std::string> words{"simulate", game, "--games", "4", "--seat", "french=regular", "--seat", seat};
        std::vector<std::string> as_json = words, in_italian = words;
        as_json.emplace_back("--json");
        in_italian.insert(in_italian.end(), {"--language", "it"});
        const Result result = run(as_json);
        expect_fine(result);
        std::int64_t games = 0;
        for (const auto& [turn, count] : result.json().at("last_turn").as_object()) games += count.as_int64();
        EXPECT_EQ(games, 4) << game;
        EXPECT_EQ(result.json().at("shares").as_object().size(), 2u) << game;
        EXPECT_FALSE(result.json().at("losses").as_array().empty()) << game;
        const Result told = run(in_italian);
        for (const std::string_view word : {"Ultimo turno: in media ", "Perdite per partita", "nel turno 1: "})
            EXPECT_TRUE(contains(told.out, word)) << word << "\n" << told.out;
        EXPECT_FALSE(contains(told.out, "describe.loss")) << told.out;
    }
    const Result random = run({"simulate", "waterloo200", "--games", "3", "--json"});
    EXPECT_EQ(boost::json::serialize(random.json().at("last_turn")), R"({"5":3})");
    const Result napoleon = run({"simulate", "napoleon", "--games", "2", "--json"});
    std::int64_t games = 0;
    for (const auto& [turn, count] : napoleon.json().at("last_turn").as_object()) games += count.as_int64();
    EXPECT_EQ(games, 2);
}

TEST_F(Cli, a_forfeited_game_is_a_broken_one) {
    const Result result = run({"simulate", "waterloo", "--games", "1", "--seat", "allied=cmd:sh -c 'exit 3'", "--json"});
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.json().at("broken").at(0).at("problem"), "allied died (exit status 3)");
    EXPECT_TRUE(contains(result.err, "broken: seed 1: allied died (exit status 3); journal in broken-waterloo-1.jsonl")) << result.err;
}

TEST_F(Cli, simulate_without_json_is_for_people) {
    const Result result = run({"simulate", "waterloo", "--games", "4", "--seat", "french=random"});
    expect_fine(result);   // no progress bar where nobody watches
    for (const std::string_view word : {"Waterloo: 4 games", "french", "allied", "WL-", "Decisions a game", "Signature "})
        EXPECT_TRUE(contains(result.out, word)) << word << "\n" << result.out;
}

TEST_F(Cli, simulate_refuses_what_it_cannot_do) {
    const auto simulate = [&](std::vector<std::string> rest) {
        rest.insert(rest.begin(), "simulate");
        return run(rest);
    };
    expect_refused(simulate({"waterloo"}), "--games");
    expect_refused(simulate({"waterlo", "--games", "1"}), "unknown game 'waterlo'; did you mean 'waterloo'?");
    for (const std::string games : {"0", "-3", "ten", "1.5", "1e3", "99999999999999999999999", "10000001"})
        expect_refused(simulate({"waterloo", "--games", games}), "--games '" + games + "'");
    for (const std::string jobs : {"0", "x", "257"}) expect_refused(simulate({"waterloo", "--games", "1", "--jobs", jobs}), "--jobs");
    expect_refused(simulate({"waterloo", "--games", "1", "--seat", "french=human"}), "human cannot play a simulation");
    expect_refused(simulate({"waterloo", "--games", "1", "--seat", "french=rommel"}),
                   "--seat: unknown player 'rommel' (known: random, recruit, regular, veteran, marshal@1, marshal, cmd:PROGRAM)");
    expect_refused(simulate({"waterloo", "--games", "1", "--seat", "frensh=random"}),
                   "unknown seat 'frensh' of waterloo; did you mean 'french'?");
    expect_refused(simulate({"waterloo", "--games", "1", "--seat", "french"}), "seat=player");
    expect_refused(simulate({"waterloo", "--games", "1", "--seat", "french=random", "--seat", "french=random"}), "twice");
    expect_refused(simulate({"waterloo", "--games", "1", "--scenario", "austerlitz"}), "unknown scenario 'austerlitz'");
    expect_refused(simulate({"waterloo", "--games", "1", "--option", "weather=rain"}), "unknown option 'weather'");
    expect_refused(simulate({"waterloo", "--games", "1", "--option", "weather"}), "name=value");
    expect_refused(simulate({"waterloo", "--games", "1", "--seed", "1", "--seed", "2"}), "more than once");
}

TEST_F(Cli, bench_reports_its_figures) {
    const Result json = run({"bench", "waterloo", "--seconds", "0.2", "--json"});
    expect_fine(json);
    for (const char* field : {"decisions_per_cpu_s", "playouts_per_cpu_s", "decisions_per_game", "position_bytes", "copy_ns",
                              "memcpy_ns_same_size", "legal_ns", "apply_ns"})
        EXPECT_GT(json.json().at(field).to_number<double>(), 0) << field;
    const Result all = run({"bench", "--seconds", "0.1", "--json"});
    expect_fine(all);
    std::string measured;
    const boost::json::value figures = all.json();
    for (const boost::json::value& game : figures.as_array()) measured += std::string(game.at("game").as_string()) + " ";
    EXPECT_EQ(measured, "waterloo waterloo200 napoleon enemy_mistakes ");
    const Result text = run({"bench", "waterloo", "--seconds", "0.2"});
    expect_fine(text);
    EXPECT_TRUE(contains(text.out, "random decisions a second"));
    for (const std::string seconds : {"0", "-1", "x", "nan", "inf", "1e9", "3s"})
        expect_refused(run({"bench", "waterloo", "--seconds", seconds}), "--seconds '" + seconds + "'");
    expect_refused(run({"bench", "chess"}), "unknown game 'chess'");
}

}  // namespace papelotte::cli_test
