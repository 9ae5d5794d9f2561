// Guests, accounts, sessions.
#include "server/api/api.h"
#include "server/api/new_passwords.h"
#include "server/people/names.h"
#include "server/people/passwords.h"
#include "server/people/recovery_codes.h"
#include "server/people/tokens.h"

namespace papelotte::server {

namespace {

constexpr int kMatchesLookedAt = 1000;
constexpr std::string_view kNameTaken = "an account has that name, or one that looks like it";

std::string checked_name(Body& body) {
    auto name = people::display_name(body.text("name", 200));
    if (!name) throw bad_request(name.error());
    return std::move(*name);
}

// Names of the form that guests are given are not available for accounts.
void must_not_look_like_a_guest(const std::string& name) {
    const std::string_view guest = "guest";
    const std::string plain = people::normalised(name);
    if (plain.starts_with(guest) && plain.find_first_not_of(" 0123456789", guest.size()) == std::string::npos)
        throw Failure{409, "taken", "names like that are for guests"};
}

}  // namespace

Answer Api::person_answer(const Visitor& visitor) const {
    if (!visitor.person) return {200, {{"person", nullptr}}, {}};
    const store::Person& person = *visitor.person;
    boost::json::object told{{"id", person.id}, {"name", person.name}, {"account", person.account()}};
    if (person.account()) told["recoverable"] = !person.recovery.empty();
    return {200, {{"person", std::move(told)}}, {}};
}

void Api::refresh_matches_of(const std::string& person) {
    for (const store::MatchRow& match : store_.matches_of(person, kMatchesLookedAt)) hub_.refresh(match.id);
}

// The address is limited already; this limits guesses at one account from many addresses. Unknown names are limited too, so the limit
// does not tell which names exist. Correct passwords do not count, so owners do not lock themselves out by signing in.
bool Api::right_secret(const std::string& key, const std::function<bool()>& is_right) {
    check_limit(wrong_passwords_, key, "too many wrong passwords for this account: wait a moment");
    const bool right = is_right();
    if (right && !settings_.unlimited) wrong_passwords_.give_back(key);
    if (!right && store_.neighbours()) store_.submit({store::Tell{{store::News::Kind::wrong_password, key}}}, {});
    return right;
}

bool Api::right_password(std::string_view name, const std::string& hash, const std::string& password) {
    const std::string key = people::token_hash(people::normalised(name));   // one word, for the other servers
    return right_secret(key, [&] { return people::verify_password(hash, password); });
}

Answer Api::me(Call& call) { return person_answer(call.visitor); }

Answer Api::rename(Call& call) {
    Body body(call.request.body);
    std::string name = checked_name(body);
    body.nothing_else();
    store::Person& person = needed_person(call);
    if (person.account()) throw Failure{409, "conflict", "an account keeps its name"};
    std::vector<store::Change> changes;
    changes.emplace_back(store::RenamePerson{person.id, name});
    commit(std::move(changes), kNameTaken);
    person.name = std::move(name);
    refresh_matches_of(person.id);
    return person_answer(call.visitor);
}

Answer Api::make_account(Call& call) {
    Body body(call.request.body);
    const std::string name = checked_name(body), password = checked_password(body, "password", name);
    body.nothing_else();
    must_not_look_like_a_guest(name);
    if (call.visitor.person && call.visitor.person->account()) throw Failure{409, "conflict", "you have an account already"};
    if (store_.account(name)) throw Failure{409, "taken", std::string(kNameTaken)};
    store::Person& person = needed_person(call);
    std::vector<store::Change> changes;
    person.name = name;
    person.password = hashed(password);
    const std::string code = people::random_recovery_code();
    person.recovery = people::recovery_code_hash(code);
    changes.emplace_back(store::SetAccount{person.id, person.name, person.password});
    changes.emplace_back(store::SetRecovery{person.id, person.recovery});
    commit(std::move(changes), kNameTaken);
    begin_session(call.visitor, person.id);   // replaces the session from before the password
    refresh_matches_of(person.id);
    Answer answer = person_answer(call.visitor);
    answer.status = 201;
    answer.json["recovery"] = code;
    return answer;
}

Answer Api::sign_in(Call& call) {
    Body body(call.request.body);
    const std::string name = body.text("name", 200), password = body.text("password", kLongestPassword);
    body.nothing_else();
    const auto account = store_.account(name);
    // Verifying an empty hash takes the same time, so the time does not tell which names exist.
    const bool right = right_password(name, account ? account->password : std::string(), password);
    if (!account || !right) {
        ++metrics_.sign_ins_failed;
        throw Failure{401, "wrong_password", "no account has that name and password"};
    }
    ++metrics_.sign_ins;
    std::vector<store::Change> changes;
    changes.emplace_back(store::CheckPassword{account->id, account->password});   // it may be replaced at this moment
    if (people::needs_rehash(account->password)) changes.emplace_back(store::SetAccount{account->id, account->name, hashed(password)});
    enter_account(call, *account, std::move(changes));
    return person_answer(call.visitor);
}

void Api::enter_account(Call& call, const store::Person& account, std::vector<store::Change> changes) {
    const bool was_guest = call.visitor.person && !call.visitor.person->account();
    if (was_guest) {
        changes.emplace_back(store::MovePerson{call.visitor.person->id, account.id});
        changes.emplace_back(store::DeletePerson{call.visitor.person->id});
        call.visitor.session_hash.clear();   // this session ends with the guest
    }
    begin_session(call.visitor, account.id, std::move(changes));
    if (was_guest) sockets_.end_person(call.visitor.person->id, "");
    call.visitor.person = account;
    if (was_guest) refresh_matches_of(account.id);
}

Answer Api::sign_out(Call& call) {
    Body(call.request.body).nothing_else();
    if (!call.visitor.session_hash.empty()) commit_all(store::EndSession{call.visitor.session_hash});
    sockets_.end_session(call.visitor.session_hash);
    call.visitor = {};
    call.visitor.set_cookie = "-";
    return person_answer(call.visitor);
}

Answer Api::change_password(Call& call) {
    Body body(call.request.body);
    if (!call.visitor.person || !call.visitor.person->account()) throw Failure{401, "not_signed_in", "sign in first"};
    store::Person& person = *call.visitor.person;
    const std::string old = body.text("old", kLongestPassword), fresh = checked_password(body, "new", person.name);
    body.nothing_else();
    if (!right_password(person.name, person.password, old)) throw Failure{401, "wrong_password", "that is not your password"};
    const std::string former = std::exchange(person.password, hashed(fresh));
    commit_all(store::CheckPassword{person.id, former}, store::SetAccount{person.id, person.name, person.password},
               store::EndSessions{person.id, call.visitor.session_hash});
    sockets_.end_person(person.id, call.visitor.session_hash);
    return person_answer(call.visitor);
}

Answer Api::delete_account(Call& call) {
    Body body(call.request.body);
    const std::string password = body.text("password", kLongestPassword);
    body.nothing_else();
    if (!call.visitor.person || !call.visitor.person->account()) throw Failure{401, "not_signed_in", "sign in first"};
    const store::Person person = *call.visitor.person;
    if (!right_password(person.name, person.password, password)) throw Failure{401, "wrong_password", "that is not your password"};
    const std::vector<store::MatchRow> matches = store_.matches_of(person.id, kMatchesLookedAt);
    std::vector<store::Change> changes;
    changes.emplace_back(store::CheckPassword{person.id, person.password});
    changes.emplace_back(store::DeletePerson{person.id});
    for (const store::MatchRow& match : matches) changes.emplace_back(store::Tell{{store::News::Kind::seats, match.id}});
    commit(std::move(changes));
    sockets_.end_person(person.id, "");
    // The seats now have no person. A running match resigns them when it is told.
    for (const store::MatchRow& match : matches) {
        if (match.status == "over") hub_.refresh(match.id);
        else hub_.reseat(match.id);
    }
    call.visitor = {};
    call.visitor.set_cookie = "-";
    return person_answer(call.visitor);
}

}  // namespace papelotte::server
