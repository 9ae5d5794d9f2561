// What is left after a campaign on PostgreSQL: its records, and what `papelotte check` says of them.
#pragma once

#include <string>

#include "bench/campaign/checker.h"
#include "bench/campaign/report.h"
#include "tests/store/cluster.h"

namespace papelotte::campaign {

std::string schema_of(const std::string& url);   // of a database that a cluster has made
Stored stored_records(const store_test::Cluster& cluster, const std::string& schema);

// Runs the program; what it prints, and its exit status.
struct Ended {
    int status = -1;
    std::string out;
};
Ended run_program(const std::vector<std::string>& words);

// Compares the logs with the database, and verifies every match of it.
void judge(Report& report, const Plan& plan, const std::string& database, const Stored& stored, const std::vector<ClientLog>& logs);

}   // namespace papelotte::campaign
