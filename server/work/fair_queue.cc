// See fair_queue.h.
#include "server/work/fair_queue.h"

#include <algorithm>
#include <utility>

namespace papelotte::work {

void FairQueue::push(const TaskOwner& owner, Task task) {
    auto network = std::ranges::find(networks_, owner.network, &Network::name);
    if (network == networks_.end()) network = networks_.insert(networks_.end(), {owner.network, {}, 0});
    auto person = std::ranges::find(network->people, owner.person, &Person::id);
    if (person == network->people.end()) person = network->people.insert(network->people.end(), {owner.person, {}});
    person->tasks.push_back(std::move(task));
    ++network->waiting;
    ++size_;
}

FairQueue::Task FairQueue::pop() {
    const auto network = networks_.begin();
    const auto person = network->people.begin();
    Task task = std::move(person->tasks.front());
    person->tasks.pop_front();
    --network->waiting;
    --size_;
    if (person->tasks.empty()) network->people.erase(person);
    else network->people.splice(network->people.end(), network->people, person);
    if (network->people.empty()) networks_.erase(network);
    else networks_.splice(networks_.end(), networks_, network);
    return task;
}

std::size_t FairQueue::waiting_of(const std::string& network) const {
    const auto found = std::ranges::find(networks_, network, &Network::name);
    return found == networks_.end() ? 0 : found->waiting;
}

}  // namespace papelotte::work
