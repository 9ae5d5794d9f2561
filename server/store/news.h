// The news of a change, and news as text (store.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/store/store.h"

namespace papelotte::store {

std::optional<News> news_of(const Change& change);   // nullopt: no server keeps in memory what it changes

// As one line of text, and back.
std::string line_of(const News& news);
std::optional<News> read_news(std::string_view line);

}   // namespace papelotte::store
