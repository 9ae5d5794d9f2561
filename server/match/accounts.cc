// See accounts.h.
//
//   byte 0: 1 if the seat saw a secret, else 0    byte 1: the readers, one bit per seat, bit 7 the observer    then the account, deflated
#include "server/match/accounts.h"

#include "server/match/deflated.h"
#include "server/match/thought_json.h"

namespace papelotte::server {

namespace {

constexpr std::size_t kHead = 2, kLongestStored = 4096, kLongestText = 64 * 1024;
constexpr int kPlayers = 7;   // the most that a SeatSet holds
// Preset dictionary: text that every account contains. Changing it makes stored accounts unreadable.
constexpr std::string_view kDictionary =
    R"({"chance":0.5,"simulations":0,"considered":[{"do":"done","points":0,"visits":0,"chance":null,"why":[{"reason":"","points":-0.1},{"reason":"","points":1.5}]},)"
    R"({"do":"move","points":0.2,"visits":1,"chance":0.4,"why":[]}]})";

char readers_byte(SeatSet readers) {
    unsigned bits = readers.has(kObserver) ? 0x80u : 0u;
    for (int i = 0; i < kPlayers; ++i)
        if (readers.has(Seat(i))) bits |= 1u << i;
    return static_cast<char>(bits);
}

SeatSet readers_of(char byte) {
    SeatSet readers;
    const auto bits = static_cast<unsigned char>(byte);
    if (bits & 0x80u) readers.insert(kObserver);
    for (int i = 0; i < kPlayers; ++i)
        if (bits >> i & 1u) readers.insert(Seat(i));
    return readers;
}

}  // namespace

std::string packed(const boost::json::object& account) { return deflated(boost::json::serialize(account), kDictionary); }

std::string packed(const ai::Account& account) { return packed(account_json(account)); }

std::optional<boost::json::object> unpacked_account(std::string_view packed) {
    const auto text = inflated(packed, kLongestText, kDictionary);
    boost::json::error_code fault;
    boost::json::value account = text ? boost::json::parse(*text, fault) : boost::json::value();
    if (fault || !account.is_object()) return std::nullopt;
    return std::move(account.get_object());
}

std::string stored_account(const ExplainedMove& account) {
    if (account.packed.empty() || account.packed.size() + kHead > kLongestStored) return {};
    return std::string{static_cast<char>(account.saw_secret), readers_byte(account.readers)} + account.packed;
}

std::optional<ExplainedMove> read_account(std::string_view stored, int n, Seat seat) {
    if (stored.size() <= kHead) return std::nullopt;
    return ExplainedMove{n, seat, stored[0] != 0, readers_of(stored[1]), std::string(stored.substr(kHead))};
}

}  // namespace papelotte::server
