// Counts the heap allocations of this thread. The program must be linked with allocation_counter.cc, which replaces operator new.
#pragma once

#include <cstddef>

namespace papelotte {

std::size_t allocations_so_far();   // by this thread

class AllocationCounter {
   public:
    std::size_t count() const { return allocations_so_far() - before_; }

   private:
    std::size_t before_ = allocations_so_far();
};

}  // namespace papelotte
