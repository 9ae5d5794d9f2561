// See attendance.h.
#include "bench/campaign/attendance.h"

#include <chrono>

namespace papelotte::campaign {

namespace json = boost::json;

namespace {

Nanoseconds now() { return std::chrono::steady_clock::now().time_since_epoch().count(); }

Content content_of_record(const json::object& record) {
    const std::string_view seat = record.at("seat").as_string();
    if (const json::value* what = record.if_contains("do")) return content_of(seat, what->as_string());
    const std::size_t plain = record.contains("standing") ? 2 : 1;
    return record.size() <= plain ? 0 : content_of(seat, json::serialize(record));   // nothing but a seat: a secret action
}

}   // namespace

void Counts::surprise(std::string text) {
    const std::lock_guard lock(mutex_);
    surprises_.push_back(std::move(text));
}

std::vector<std::string> Counts::surprises() const {
    const std::lock_guard lock(mutex_);
    return surprises_;
}

Attendance::Attendance(Who who, unsigned seed, Counts& counts, std::atomic<std::int64_t>& progress)
    : who_(std::move(who)), random_(seed), counts_(&counts), progress_(&progress), log_{who_.name, who_.match, {}, {}} {}

std::string Attendance::path() const {
    const std::string as = who_.plays ? "" : "as=observer&", seen = rev_ >= 0 ? "seen=" + std::to_string(rev_) : "";
    return "/api/matches/" + who_.match + "/socket?" + as + seen;
}

void Attendance::connected() {
    ++counts_->connections;
    wait_for_ = -1;
    begun_ = false;
}

void Attendance::disconnected() {
    counts_->unanswered += pending_;
    pending_ = begun_ = false;
}

bool Attendance::may_play() const {
    if (!begun_ || pending_ || rev_ < wait_for_ || !who_.plays || !decision_.contains("legal")) return false;
    for (const json::value& seat : decision_.at("to_act").as_array())
        if (std::string_view(seat.as_string()) == as_) return true;
    return false;
}

std::string Attendance::action() {
    const json::array& legal = decision_.at("legal").as_array();
    const std::string action(legal.at(random_() % legal.size()).as_string());
    log_.acts.push_back({now(), -1, 0, content_of(as_, action)});
    pending_ = true;
    return json::serialize(json::object{{"type", "play"}, {"ref", ++ref_}, {"rev", rev_}, {"seat", as_}, {"do", action}});
}

void Attendance::see(std::int64_t number, const json::value* record) {
    log_.sights.push_back({now(), number, record ? content_of_record(record->as_object()) : 0, record == nullptr});
}

void Attendance::acknowledge(std::int64_t number) {
    log_.acts.back().acknowledged = now();
    log_.acts.back().number = number;
    pending_ = false;
    ++counts_->acknowledged;
    ++*progress_;
}

void Attendance::take_state(const json::object& message) {
    if (const json::value* missed = message.if_contains("missed"))
        for (const json::value& one : missed->as_array())
            if (one.at("rev").as_int64() > rev_) see(one.at("rev").as_int64(), one.as_object().if_contains("record"));
    as_ = message.at("as").as_string();
    begun_ = true;
}

bool Attendance::take_error(const json::object& message) {
    const std::string_view code = message.at("code").as_string();
    pending_ = false;
    counts_->unavailable += code == "unavailable";
    if (code == "unavailable") return false;
    if (code == "stale") wait_for_ = rev_ + 1;
    else counts_->surprise(who_.name + " at " + who_.match + ": a legal action is answered by " + json::serialize(message));
    return true;
}

bool Attendance::take(const json::object& message) {
    const std::string_view type = message.at("type").as_string();
    const json::value* ref = message.if_contains("ref");
    const bool mine = pending_ && ref && *ref == ref_;
    if (type == "error" && mine) return take_error(message);
    if (type != "state" && type != "update") return true;
    const std::int64_t number = message.at("rev").as_int64();
    if (type == "state") take_state(message);
    see(number, type == "update" ? message.if_contains("record") : nullptr);
    if (mine) acknowledge(number);
    rev_ = number;
    decision_ = message.at("decision").as_object();
    over_ = decision_.at("to_act").as_array().empty();
    return true;
}

}   // namespace papelotte::campaign
