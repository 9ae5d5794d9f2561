// Holds the writer of a store.
#pragma once

#include <future>

#include "server/store/store.h"

namespace papelotte::store_test {

using namespace store;

// Blocks the writer in a callback, so that changes submitted in the meantime form one group.
class Pause {
   public:
    explicit Pause(Store& store) {
        store.submit({}, [this](Problem) {
            begun_.set_value();
            go_.get_future().wait();
        });
        begun_.get_future().wait();
    }
    void end() { go_.set_value(); }

   private:
    std::promise<void> begun_, go_;
};

}  // namespace papelotte::store_test
