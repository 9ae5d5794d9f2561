// Holds a name alone among the servers of a database (store.h), if it can, as long as it lives.
#pragma once

#include <string>
#include <utility>

#include "server/store/store.h"

namespace papelotte::store {

class Held {
   public:
    Held(Neighbours& neighbours, std::string name) : neighbours_(neighbours), name_(std::move(name)), held_(neighbours_.hold(name_)) {}
    Held(const Held&) = delete;
    Held& operator=(const Held&) = delete;
    ~Held() {
        if (held_) neighbours_.release(name_);
    }
    explicit operator bool() const { return held_; }

   private:
    Neighbours& neighbours_;
    const std::string name_;
    const bool held_;
};

}   // namespace papelotte::store
