// Who I am: guests, accounts, sessions.
#include "server/api/api.h"
#include "server/people/names.h"
#include "server/people/passwords.h"

namespace papelotte::server {

namespace {

constexpr std::size_t kShortestPassword = 8, kLongestPassword = 200;
constexpr int kMatchesLookedAt = 1000;

std::string checked_name(Body& body) {
    auto name = people::display_name(body.text("name", 200));
    if (!name) throw bad_request(name.error());
    return std::move(*name);
}

std::string checked_password(Body& body, std::string_view field) {
    std::string password = body.text(field, kLongestPassword);
    if (password.size() < kShortestPassword) throw bad_request("a password has at least 8 characters");
    return password;
}

std::string hashed(std::string_view password) {
    auto hash = people::hash_password(password);
    if (!hash) throw Failure{503, "unavailable", "too busy: try again in a moment", 5};
    return std::move(*hash);
}

}  // namespace

Answer Api::person_answer(const Visitor& visitor) const {
    if (!visitor.person) return {200, {{"person", nullptr}}, {}};
    const store::Person& person = *visitor.person;
    return {200, {{"person", {{"id", person.id}, {"name", person.name}, {"account", person.account()}}}}, {}};
}

void Api::refresh_matches_of(const std::string& person) {
    for (const store::MatchRow& match : store_.matches_of(person, kMatchesLookedAt)) hub_.refresh(match.id);
}

Answer Api::me(Call& call) { return person_answer(call.visitor); }

Answer Api::rename(Call& call) {
    Body body(call.request.body);
    std::string name = checked_name(body);
    body.nothing_else();
    store::Person& person = needed_person(call);
    if (person.account()) throw Failure{409, "conflict", "an account keeps its name"};
    commit_all(store::RenamePerson{person.id, name});
    person.name = std::move(name);
    refresh_matches_of(person.id);
    return person_answer(call.visitor);
}

Answer Api::make_account(Call& call) {
    Body body(call.request.body);
    const std::string name = checked_name(body), password = checked_password(body, "password");
    body.nothing_else();
    if (call.visitor.person && call.visitor.person->account()) throw Failure{409, "conflict", "you have an account already"};
    if (store_.account(name)) throw Failure{409, "taken", "that name is taken"};
    store::Person& person = needed_person(call);
    std::vector<store::Change> changes;
    person.name = name;
    person.password = hashed(password);
    changes.emplace_back(store::SetAccount{person.id, person.name, person.password});
    commit(std::move(changes), "that name is taken");
    begin_session(call.visitor, person.id);   // a session that began before the password is worth less
    refresh_matches_of(person.id);
    Answer answer = person_answer(call.visitor);
    answer.status = 201;
    return answer;
}

Answer Api::sign_in(Call& call) {
    Body body(call.request.body);
    const std::string name = body.text("name", 200), password = body.text("password", kLongestPassword);
    body.nothing_else();
    const auto account = store_.account(name);
    // An empty hash takes as long: the time does not tell which names exist.
    const bool right = people::verify_password(account ? account->password : std::string(), password);
    if (!account || !right) {
        ++metrics.sign_ins_failed;
        throw Failure{401, "wrong_password", "no account has that name and password"};
    }
    ++metrics.sign_ins;
    std::vector<store::Change> changes;
    if (people::needs_rehash(account->password)) changes.emplace_back(store::SetAccount{account->id, account->name, hashed(password)});
    const bool was_guest = call.visitor.person && !call.visitor.person->account();
    if (was_guest) {
        changes.emplace_back(store::MovePerson{call.visitor.person->id, account->id});
        changes.emplace_back(store::DeletePerson{call.visitor.person->id});
        call.visitor.session_hash.clear();   // it ends with the guest
    }
    if (!changes.empty()) commit(std::move(changes));
    begin_session(call.visitor, account->id);
    call.visitor.person = account;
    if (was_guest) refresh_matches_of(account->id);
    return person_answer(call.visitor);
}

Answer Api::sign_out(Call& call) {
    Body(call.request.body).nothing_else();
    if (!call.visitor.session_hash.empty()) commit_all(store::EndSession{call.visitor.session_hash});
    call.visitor = {};
    call.visitor.set_cookie = "-";
    return person_answer(call.visitor);
}

Answer Api::change_password(Call& call) {
    Body body(call.request.body);
    const std::string old = body.text("old", kLongestPassword), fresh = checked_password(body, "new");
    body.nothing_else();
    if (!call.visitor.person || !call.visitor.person->account()) throw Failure{401, "not_signed_in", "sign in first"};
    store::Person& person = *call.visitor.person;
    if (!people::verify_password(person.password, old)) throw Failure{401, "wrong_password", "that is not your password"};
    person.password = hashed(fresh);
    commit_all(store::SetAccount{person.id, person.name, person.password}, store::EndSessions{person.id, call.visitor.session_hash});
    return person_answer(call.visitor);
}

Answer Api::delete_account(Call& call) {
    Body body(call.request.body);
    const std::string password = body.text("password", kLongestPassword);
    body.nothing_else();
    if (!call.visitor.person || !call.visitor.person->account()) throw Failure{401, "not_signed_in", "sign in first"};
    const store::Person person = *call.visitor.person;
    if (!people::verify_password(person.password, password)) throw Failure{401, "wrong_password", "that is not your password"};
    const std::vector<store::MatchRow> matches = store_.matches_of(person.id, kMatchesLookedAt);
    for (const store::MatchRow& match : matches)
        if (match.status != "over")
            hub_.with(match.id, [id = person.id](const std::shared_ptr<Match>& one) {
                if (one) one->resign_all(id);
            });
    commit_all(store::DeletePerson{person.id});
    for (const store::MatchRow& match : matches) hub_.refresh(match.id);
    call.visitor = {};
    call.visitor.set_cookie = "-";
    return person_answer(call.visitor);
}

}  // namespace papelotte::server
