// What both databases share: their errors, and the kinds of values that are not plain texts and numbers.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "server/store/store.h"

namespace papelotte::store {

class DatabaseError : public std::runtime_error {
   public:
    DatabaseError(std::optional<Problem> problem, const std::string& what) : std::runtime_error(what), problem_(problem) {}
    // What a change is told if a constraint of a table refused it. nullopt: the disk or the database failed.
    std::optional<Problem> problem() const { return problem_; }
    virtual bool lost() const { return false; }   // the connection: it may work again in a moment

   private:
    std::optional<Problem> problem_;
};

// A text that is stored as NULL if it is empty: for references, which must not dangle.
struct Reference {
    std::string_view text;
};

// A BLOB; NULL if it is empty.
struct Bytes {
    std::string_view bytes;
};

}   // namespace papelotte::store
