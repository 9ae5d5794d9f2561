// GET /metrics for Prometheus, on a port of its own, since only operators should see the load of a server.
#pragma once

#include "server/jobs/asked_jobs.h"
#include "server/match/hub.h"
#include "server/metrics.h"
#include "server/net/net.h"
#include "server/store/store.h"
#include "server/work/thinkers.h"
#include "server/work/workers.h"

namespace papelotte::server {

class MetricsPage final : public net::Handler {
   public:
    MetricsPage(const Metrics& metrics, const store::Store& store, const Hub& hub, const work::Workers& workers, const work::Thinkers& thinkers,
                AskedJobs* asked, const net::Server& server)
        : metrics_(metrics), store_(store), hub_(hub), workers_(workers), thinkers_(thinkers), asked_(asked), server_(server) {}

    void request(net::Request, net::Reply) override;
    void upgrade(net::Request, std::function<void(net::Accepted)> accept, std::function<void(net::Response)> refuse) override;

   private:
    std::string text() const;

    const Metrics& metrics_;
    const store::Store& store_;
    const Hub& hub_;
    const work::Workers& workers_;
    const work::Thinkers& thinkers_;
    AskedJobs* const asked_;      // of workers; null: there are none
    const net::Server& server_;   // the server that is measured
};

}  // namespace papelotte::server
