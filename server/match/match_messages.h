// The messages about a match's state: whole states, updates, and their parts. Each is written for one view and contains nothing that
// this view may not see.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/json_text.h"
#include "server/match/agreements.h"
#include "server/match/match_state.h"
#include "server/match/record.h"
#include "server/net/net.h"

namespace papelotte::server {

// Writes the updates of one record. Text that all views share is written once.
class UpdateWriter {
   public:
    // `before`: the table before a take-back, else null.
    UpdateWriter(const MatchState&, const Agreements&, const Record&, const ActionEvents&, const Table* before);
    // `ref`, and `stopped`, an order's end before its time: in the copy of the client that asked.
    net::Message write(Seat as, std::optional<std::int64_t> ref = {}, std::string_view stopped = {});

   private:
    const std::string& patch(Seat as);
    void write_events(Seat as);

    const MatchState& match_;
    const Agreements& agreements_;
    const Record& record_;
    const Table* before_;
    std::string shown_;   // the record, if it is the same for all views
    std::string draw_;
    std::vector<std::vector<std::pair<SeatSet, std::string>>> events_;   // of each action, each with the views that may see it
    std::vector<std::pair<Seat, std::string>> patches_;   // of the views written so far: most views change in the same way
    JsonText text_;
};

void write_decision(JsonText&, const MatchState&, Seat as);
void write_undo(JsonText&, const MatchState&, const Agreements&, Seat as);
boost::json::value draw_json(const MatchState&, const Agreements&);

}   // namespace papelotte::server
