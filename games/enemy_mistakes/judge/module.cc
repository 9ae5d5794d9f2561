// The judge as a WebAssembly module. One room in memory holds what is said to it and what it answers: the caller writes text in UTF-8 there, `read` and
// `ask` are given its length.
#ifdef __wasm__

#include <algorithm>
#include <array>

#include "games/enemy_mistakes/judge/judge.h"

namespace {

std::array<char, 1 << 18> g_room;
papelotte::enemy_mistakes::Judge g_judge;

std::string_view said(std::uint32_t length) { return {g_room.data(), std::min<std::size_t>(length, g_room.size())}; }

}   // namespace

extern "C" {

__attribute__((export_name("room"))) char* room() { return g_room.data(); }
__attribute__((export_name("room_size"))) std::uint32_t room_size() { return g_room.size(); }

// A seat's view. 0: it is none.
__attribute__((export_name("read"))) std::uint32_t read_view(std::uint32_t length) { return g_judge.read(said(length)); }

// A question of Judge::answer. The length of the answer.
__attribute__((export_name("ask"))) std::uint32_t ask(std::uint32_t length) {
    const std::string answer = g_judge.answer(said(length));
    std::copy(answer.begin(), answer.end(), g_room.begin());
    return static_cast<std::uint32_t>(answer.size());
}

}   // extern "C"

#endif
