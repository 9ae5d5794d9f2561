// Passwords, stored only as argon2id hashes. Each call takes tens of milliseconds and 19 MiB by design: run it on a worker, never on a
// thread of the network.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace papelotte::people {

std::optional<std::string> hash_password(std::string_view password);   // nullopt: there is not enough memory now

// An empty hash (a guest, an unknown name) never matches but takes the same time, so the time does not tell which names have accounts.
bool verify_password(std::string_view hash, std::string_view password);

bool needs_rehash(std::string_view hash);                              // made with other cost parameters than today's

}  // namespace papelotte::people
