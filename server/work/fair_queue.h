// A fair queue of tasks: networks take turns, within a network its people take turns, and the tasks of one person keep their order. A flood
// from one address delays its own tasks; it delays those of others by at most one task.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <list>
#include <string>

namespace papelotte::work {

// The owner of a task: the network by which limits are counted (net::Request), and the person's id. Either may be empty: unknown.
struct TaskOwner {
    std::string network, person;
};

// Not safe to use from several threads at once.
class FairQueue {
   public:
    using Task = std::move_only_function<void()>;

    void push(const TaskOwner& owner, Task task);
    Task pop();   // the queue must not be empty
    bool empty() const { return networks_.empty(); }
    std::size_t size() const { return size_; }
    std::size_t waiting_of(const std::string& network) const;

   private:
    struct Person {
        std::string id;
        std::deque<Task> tasks;    // never empty
    };
    struct Network {
        std::string name;
        std::list<Person> people;   // next first; never empty
        std::size_t waiting = 0;
    };

    std::list<Network> networks_;   // next first; searched linearly, since few networks wait at the same time
    std::size_t size_ = 0;
};

}  // namespace papelotte::work
