// A store with two guests, and a match that one of them made.
#pragma once

#include "tests/store/each_store.h"

namespace papelotte::store_test {

class WithMatch : public EachStore {
   protected:
    WithMatch() : store_(opened_at(database())) {
        EXPECT_EQ(done(*store_, {AddPerson{guest("p_anna", "Anna")}, AddPerson{guest("p_bob", "Bob")}, AddMatch{match("m1", "p_anna")}}),
                  Problem::none);
    }
    std::vector<std::string> ids(const std::vector<MatchRow>& matches) {
        std::vector<std::string> result;
        for (const MatchRow& match : matches) result.push_back(match.id);
        return result;
    }
    using Ids = std::vector<std::string>;

    std::unique_ptr<Store> store_;
};

}  // namespace papelotte::store_test
