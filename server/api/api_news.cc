// News of other servers on the same database.
#include <charconv>

#include "server/api/api.h"

namespace papelotte::server {

void Api::heard(const store::News& news) {
    using Kind = store::News::Kind;
    switch (news.kind) {
        case Kind::records: return hub_.catch_up(news.id, Hub::records);
        case Kind::seats: return hub_.catch_up(news.id, Hub::seats);
        case Kind::chat: return hub_.catch_up(news.id, Hub::chat);
        case Kind::rules: return hub_.load_again(news.id);
        case Kind::standing: {
            std::int64_t rev = 0;
            std::from_chars(news.more.data(), news.more.data() + news.more.size(), rev);
            hub_.with_loaded(news.id, [rev](Match& match) { match.heard_standing(rev); });
            return hub_.catch_up(news.id, Hub::records);
        }
        case Kind::person: return void(workers_.run([this, id = news.id] { refresh_matches_of(id); }));
        case Kind::session_ended: return sockets_.end_session(news.id);
        case Kind::sessions_ended: return sockets_.end_person(news.id, news.more);
        case Kind::here: return hub_.with_loaded(news.id, [news](Match& match) { match.heard_here(news.from, news.more); });
        case Kind::who_is_here:
            return hub_.with_loaded(news.id, [](Match& match) {
                if (match.has_viewers()) match.tell_here();
            });
        case Kind::hurry: return hub_.with_loaded(news.id, [](Match& match) { match.heard_hurry(); });
        case Kind::computer_waits:
            return hub_.with_loaded(news.id, [waits = news.more == "yes"](Match& match) { match.heard_computer_waits(waits); });
        case Kind::job_asked:
        case Kind::job_taken:
        case Kind::job_answered:
        case Kind::job_dropped: return;   // see AskedJobs
        case Kind::gone: return hub_.server_gone(news.from);
        case Kind::wrong_password: return count_wrong_password(news.id);
        case Kind::anything: hub_.catch_up_all(); return void(workers_.run([this] { end_missing_sessions(); }));
    }
}

// They may have ended while this server did not hear of it.
void Api::end_missing_sessions() {
    for (const std::string& session : sockets_.sessions())
        if (!store_.session(session, now())) sockets_.end_session(session);
}

}  // namespace papelotte::server
