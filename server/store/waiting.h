// Submits changes and waits for the result. For workers only, never for network threads.
#pragma once

#include <future>
#include <memory>

#include "server/store/store.h"

namespace papelotte::store {

inline Problem written(Store& store, std::vector<Change> changes) {
    auto done = std::make_shared<std::promise<Problem>>();
    std::future<Problem> result = done->get_future();
    store.submit(std::move(changes), [done](Problem problem) { done->set_value(problem); });
    return result.get();
}

}  // namespace papelotte::store
