// --language: every command says what it says in the language that is asked for, and so do its errors.
#include "tests/cli/run.h"

namespace papelotte::cli_test {

namespace {

void expect_all(std::string_view text, const std::vector<std::string_view>& parts) {
    for (const std::string_view part : parts) EXPECT_TRUE(contains(text, part)) << "missing: " << part << "\n" << text;
}

void expect_none(std::string_view text, const std::vector<std::string_view>& parts) {
    for (const std::string_view part : parts) EXPECT_FALSE(contains(text, part)) << "there: " << part << "\n" << text;
}

}  // namespace

TEST_F(Cli, a_session_is_in_italian_from_its_greeting_to_its_end) {
    const std::string typed = "help\nlog\nwhy\nodds\n99999\nlegal atlantis\nwhy " + kSkirmish +
                              "\nwhy skirmish br_inf_3 bachelus_field\nwhy skirmish\nfrolic\nundo\n" + kSkirmish +
                              "\nlog\nsave partita.jsonl\nload nessuna.jsonl\nquit\n";
    const Result result = run({"play", "waterloo", "--seed", "1", "--language", "it"}, typed);
    expect_fine(result);
    expect_all(result.out, {"Waterloo, di Martin Wallace. Scrivi help",
                            "— Decidono: Alleati —",
                            "Mezzogiorno (turno 1 di 9), fase: schermaglie.",
                            "Da nord (Bruxelles) a sud; F Francesi, A Alleati; f fanteria",
                            "caposaldo 2/",
                            "Arrivi prussiani: ",
                            "Alleati> ",
                            "Schermaglia: scegli una fanteria",
                            "Oppure:\n  help",
                            "odds AZIONE",
                            "a che cosa può portare un’azione",
                            "Non è ancora successo nulla.",
                            "Il computer non ha ancora agito.",
                            "Scrivi odds AZIONE.",
                            "Nella lista non c’è il numero 99999.",
                            "Nessuna azione legale contiene «atlantis».",
                            "Legale: skirmish ge_inf_2",
                            "rifiutato: WL-3.4.2 Il fuoco di schermaglia",
                            "Di’ quale: così cominciano ",
                            "L’ordine «frolic» non esiste.",
                            "Scrivi help per vedere che cosa puoi scrivere qui.",
                            "Non c’è nulla da annullare",
                            "    1 Alleati: skirmish ge_inf_2",
                            "Salvata in partita.jsonl.",
                            "papelotte: nessuna.jsonl: File o cartella inesistente",
                            "Salvata in partita.jsonl: riprendi con «papelotte play waterloo --load"});
    expect_none(result.out, {"Allied", "French", "turn ", "Type ", "refused", "phase", "strong point", "Saved", "There is", "No such"});
}

TEST_F(Cli, the_other_game_is_sketched_in_italian_too) {
    const Result result = run({"play", "waterloo200", "--seed", "1", "--language", "it"}, "quit\n");
    expect_fine(result);
    expect_all(result.out, {"11:00 (turno 1 di 5), impulso 1, ", "Da nord a sud; controllo: f francese", "Riserva francese: ",
                            "Riserva prussiana: 0", "Aree di vittoria (*): Francesi ", "Questa partita non è stata salvata."});
    expect_none(result.out, {"turn ", "impulse", "pool", "Victory", "British", "block"});
}

TEST_F(Cli, a_hint_and_odds_are_in_italian) {
    const Result result = run({"play", "waterloo", "--seed", "1", "--language", "it"}, "hint\nodds " + kSkirmish + "\nquit\n");
    expect_fine(result);
    expect_all(result.out, {"Suggerimento: ", " % di vincere\n  > ", "Esatto, su 6 casi", ": in media ", "Probabilità di vincere: "});
}

TEST_F(Cli, every_command_takes_the_language) {
    set_up();
    finished_game();
    const auto italian = [&](std::vector<std::string> words) {
        words.insert(words.end(), {"--language", "it"});
        return run(words);
    };
    expect_all(italian({"replay", "game.jsonl"}).out, {"Waterloo, scenario standard, ", " azioni", "dadi ", "Arrivi prussiani: ", "Vittoria: "});
    expect_all(italian({"replay", "game.jsonl", "--to", "3"}).out, {"Deve agire: "});
    expect_all(italian({"verify", "game.jsonl"}).out, {"game.jsonl: in ordine: ", " azioni verificate; il seme corrisponde al suo impegno"});
    expect_all(italian({"legal", "--position", "start.json", "--seat", "french"}).err,
               {"nota: french non ha nulla da decidere; deve agire: allied"});
    expect_all(italian({"odds", "--position", "start.json", kSkirmish}).out, {"Alleati: skirmish", "Probabilità di vincere: "});
    expect_all(italian({"simulate", "waterloo", "--games", "2"}).out,
               {"Waterloo: 2 partite dal seme 1", " vinte ", "Come\n", "Decisioni per partita: ", "Firma "});
    expect_all(italian({"arena", "waterloo", "--a", "random", "--b", "random", "--games", "2"}).out,
               {"Waterloo: random contro random, 2 partite in 1 coppia dal seme 1", "Punti  ", "Per posto", "Secondi di CPU per partita: "});
    expect_refused(italian({"apply", "--position", "start.json", "skirmish br_inf_3 bachelus_field"}),
                   "rifiutato: WL-3.4.2 Il fuoco di schermaglia arriva soltanto in un’area adiacente.");
    expect_refused(italian({"apply", "--position", "start.json", "frolic"}), "papelotte: azione 1 «frolic»: L’ordine «frolic» non esiste.");
}

TEST_F(Cli, a_wrong_command_line_is_told_in_italian_wherever_the_language_stands) {
    expect_refused(run({"--language", "it"}), "papelotte: manca il comando; «papelotte --help» mostra");
    expect_refused(run({"paly", "--language=it"}), "comando sconosciuto «paly»; forse «play»?");
    expect_refused(run({"play", "waterlo", "--language", "it"}), "gioco sconosciuto «waterlo»; forse «waterloo»?");
    expect_refused(run({"play", "--language", "it", "waterloo", "--sed", "1"}), "play: argomento inatteso «--sed»; forse «--seed»?");
    expect_refused(run({"legal", "--language", "it"}), "legal: --position è necessario");
    expect_refused(run({"play", "waterloo", "--seed", "", "--language", "it"}), "play: --seed: il valore è vuoto");
    expect_refused(run({"play", "waterloo", "--seed", "x", "--language", "it"}), "--seed «x»: serve un numero intero da 0 a ");
    expect_refused(run({"play", "waterloo", "--load", "a", "--seed", "1", "--language", "it"}), " esclude ");
    expect_refused(run({"play", "waterloo", "--seat", "french=wellington", "--language", "it"}),
                   "--seat: giocatore sconosciuto «wellington» (ci sono: random, recruit");
    expect_refused(run({"play", "waterloo", "--language", "xx"}), "--language: there is no 'xx' (there is: en, it)");
}

TEST_F(Cli, positions_and_journals_are_refused_in_italian) {
    const auto legal = [&](const std::string& text) {
        write("p.json", text);
        return run({"legal", "--position", "p.json", "--language", "it"});
    };
    expect_refused(legal("[]"), "papelotte: p.json: serve una posizione: un oggetto JSON");
    expect_refused(legal("{\"game\": \"waterloo\""), "p.json: riga 1, colonna 20: il JSON finisce troppo presto");
    expect_refused(legal(R"({"game": "waterloo", "turn": 99})"), "p.json: turn: dev’essere un numero intero da 1 a 9");
    expect_refused(legal(R"({"game": "waterloo", "units": {"fr_inf_1": {"at": "moon"}}})"),
                   "p.json: units.fr_inf_1.at: area sconosciuta «moon»");
    expect_refused(legal(R"({"game": "waterloo", "units": {"fr_inf_1": {"at": "rossomme", "routed": true}}})"),
                   "p.json: fr_inf_1: ripiega senza che ci sia da dove (WL-10.3.3)");
    expect_refused(legal(R"({"game": "waterloo", "agenda": [{"step": "assign_cubes"}]})"), "p.json: agenda[0]: manca «");
    expect_refused(legal(R"({"game": "waterloo200", "units": {"fr_2c_soye_inf": {"at": "67", "attacked": true}}})"),
                   "fr_2c_soye_inf: gli attaccanti restano scoperti soltanto nelle aree contese (W2-13.8.4)");
    expect_refused(run({"position", "waterloo200", "--scenario", "historical", "--option", "free_setup_french=on", "--language", "it"}),
                   "--option: W2-O1.1 Lo schieramento storico non lascia nulla da scegliere");
    write("j.jsonl", "{}\n");
    expect_refused(run({"verify", "j.jsonl", "--language", "it"}), "papelotte: j.jsonl: riga 1: manca «journal»");
    const std::string journal = finished_game();
    write("j.jsonl", lines_of(journal).front() + "\n" + R"({"n":1,"seat":"allied","do":"skirmish ge_inf_2 hougoumont"})" + "\n");
    expect_refused(run({"verify", "j.jsonl", "--language", "it"}), "j.jsonl: non in ordine: voce 1 (riga 2): WL-3.4.2 Il fuoco di schermaglia");
}

}  // namespace papelotte::cli_test
