// A queue that is fair to those who wait in it: networks take turns, within a network its people take turns, and the tasks of one person keep
// their order. So a flood from one address delays its own tasks and nobody else's by more than one turn.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <list>
#include <string>

namespace papelotte::people {

// Who waits: the network that limits count (net::Request), and the person's id. Either may be empty: nobody known.
struct Asker {
    std::string network, person;
};

// For one thread at a time.
class FairQueue {
   public:
    using Task = std::move_only_function<void()>;

    void push(const Asker& asker, Task task);
    Task pop();   // not from an empty one
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
        std::list<Person> people;   // who is next comes first; never empty
        std::size_t waiting = 0;
    };

    std::list<Network> networks_;   // who is next comes first; searched one by one, since few networks wait at the same time
    std::size_t size_ = 0;
};

}  // namespace papelotte::people
