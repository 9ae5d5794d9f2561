// A way back from a lost password: a code that was shown once, and works once.
#include "server/api/api.h"
#include "server/api/new_passwords.h"
#include "server/people/names.h"
#include "server/people/recovery_codes.h"
#include "server/people/tokens.h"

namespace papelotte::server {

Answer Api::new_recovery_code(Call& call) {
    Body body(call.request.body);
    const std::string password = body.text("password", kLongestPassword);
    body.nothing_else();
    if (!call.visitor.person || !call.visitor.person->account()) throw Failure{401, "not_signed_in", "sign in first"};
    const store::Person& person = *call.visitor.person;
    if (!right_password(person.name, person.password, password)) throw Failure{401, "wrong_password", "that is not your password"};
    const std::string code = people::random_recovery_code();
    commit_all(store::CheckPassword{person.id, person.password}, store::SetRecovery{person.id, people::recovery_code_hash(code)});
    return {200, {{"recovery", code}}, {}};
}

// Wrong codes are counted apart from wrong passwords, so that nobody can lock the owner out by guessing at the password.
Answer Api::recover(Call& call) {
    Body body(call.request.body);
    const std::string name = body.text("name", 200), code = body.text("code", 100), password = checked_password(body, "password", name);
    body.nothing_else();
    auto account = store_.account(name);
    const std::string former = people::recovery_code_hash(code), key = people::token_hash("recovery\n" + people::normalised(name));
    if (!right_secret(key, [&] { return account && people::same_secret(account->recovery, former); })) {
        ++metrics_.sign_ins_failed;
        throw Failure{401, "wrong_code", "no account has that name and recovery code"};
    }
    ++metrics_.sign_ins;
    const std::string next = people::random_recovery_code();
    account->password = hashed(password);
    account->recovery = people::recovery_code_hash(next);
    std::vector<store::Change> changes;
    changes.emplace_back(store::SetRecovery{account->id, account->recovery, former});   // of two that use it at once, one comes in
    changes.emplace_back(store::SetAccount{account->id, account->name, account->password});
    changes.emplace_back(store::EndSessions{account->id, ""});
    enter_account(call, *account, std::move(changes));
    sockets_.end_person(account->id, call.visitor.session_hash);
    Answer answer = person_answer(call.visitor);
    answer.json["recovery"] = next;
    return answer;
}

}  // namespace papelotte::server
