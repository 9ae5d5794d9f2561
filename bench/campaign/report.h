// What a campaign reports.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <vector>

namespace papelotte::campaign {

// What a campaign is given: each one uses of it what concerns it.
struct Plan {
    std::string program;      // papelotte
    unsigned seed = 1815;
    int rounds = 20;          // of kills, and of failures of the network, the disk and the clocks
    int messages = 100'000;   // hostile ones
    int crowd = 1000, minutes = 1;   // matches of the crowd, and for how long
};

struct Report {
    std::string campaign;
    boost::json::object figures;
    std::vector<std::string> violations;
};

}   // namespace papelotte::campaign
