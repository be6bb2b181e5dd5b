import HTTP
package import Metrics
import Synchronization

/// Counts what a server does, for a monitoring system.
///
/// Each thread counts in tables of its own, which are summed when they are read. So counting takes no lock and no
/// memory, and readers never delay a request.
package final class ServerMetrics: Sendable {
    let refusals = RefusalCounts()
    private let layout: ExchangeCounts.Layout
    private let tables = Mutex<(exchanges: [CounterTable], phases: [CounterTable])>(([], []))
    private let sources = Mutex(Sources())

    /// The objects that are measured when the metrics are read.
    struct Sources: Sendable {
        var places: ConnectionPlaces?
        var waitingBodies: WaitingBodies?
        var inboxes: [LoopInbox] = []
        var measureLanes: @Sendable () -> [LaneMeasurement] = { [] }
    }

    init(routes: [String]) {
        layout = ExchangeCounts.Layout(routes: routes)
    }

    /// Creates the counts of the exchanges of one thread.
    func makeExchangeCounts() -> ExchangeCounts {
        let counts = ExchangeCounts(layout)
        tables.withLock { $0.exchanges.append(counts.table) }
        return counts
    }

    /// Creates the counts of the phases on one thread.
    func makePhaseCounts() -> PhaseCounts {
        let counts = PhaseCounts()
        tables.withLock { $0.phases.append(counts.table) }
        return counts
    }

    func measure(_ update: (inout Sources) -> Void) {
        sources.withLock { update(&$0) }
    }

    /// The metrics at this moment; any thread may read them.
    package var families: [MetricFamily] {
        let tables = tables.withLock { $0 }
        let sources = sources.withLock { $0 }
        return exchangeFamilies(of: tables.exchanges)
            + [
                MetricFamily(
                    "bezel_phase_duration_seconds",
                    kind: .histogram,
                    help: "Time of the phases of responses that were not cached.",
                    samples: PhaseCounts.samples(of: tables.phases)
                ),
                MetricFamily(
                    "bezel_refusals_total",
                    kind: .counter,
                    help: "Requests refused and connections closed to protect the service, by reason.",
                    samples: refusals.samples
                ),
            ] + connectionFamilies(of: sources) + jobFamilies(of: sources.measureLanes())
    }

    private func exchangeFamilies(of tables: [CounterTable]) -> [MetricFamily] {
        [
            MetricFamily(
                "bezel_http_requests_total",
                kind: .counter,
                help:
                    "Requests by route, method and status; the status is none if the client left before a response.",
                samples: layout.requestSamples(of: tables)
            ),
            MetricFamily(
                "bezel_http_request_duration_seconds",
                kind: .histogram,
                help: "Time from the request line to the last byte passed to the system.",
                samples: layout.durationSamples(of: tables)
            ),
            MetricFamily(
                "bezel_http_requests_in_flight",
                kind: .gauge,
                help: "Requests that have begun and not ended.",
                value: Double(layout.requestsInFlight(of: tables))
            ),
        ]
    }

    private func connectionFamilies(of sources: Sources) -> [MetricFamily] {
        guard let places = sources.places, let bodies = sources.waitingBodies else { return [] }
        let served = sources.inboxes.reduce(0) { $0 + $1.connectionCount }
        let waiting = max(0, places.count - served)
        return [
            MetricFamily(
                "bezel_http_connections",
                kind: .gauge,
                help:
                    "Open connections: those that wait for their first header or a place, and those served.",
                samples: [("waiting", waiting), ("served", served)].map { state, count in
                    MetricSample(Double(count), labels: [MetricSample.Label("state", value: state)])
                }
            ),
            MetricFamily(
                "bezel_http_connections_limit",
                kind: .gauge,
                help: "Connections that may be open, without those reserved for health checks.",
                value: Double(places.limit)
            ),
            MetricFamily(
                "bezel_response_waiting_bytes",
                kind: .gauge,
                help: "Bytes of responses that wait for their clients to read them.",
                value: Double(bodies.count)
            ),
            MetricFamily(
                "bezel_response_waiting_limit_bytes",
                kind: .gauge,
                help: "Bytes of responses that may wait for their clients to read them.",
                value: Double(bodies.limit)
            ),
        ]
    }

    private func jobFamilies(of lanes: [LaneMeasurement]) -> [MetricFamily] {
        func gauge(_ name: String, help: String, value: (LaneMeasurement) -> Double) -> MetricFamily {
            MetricFamily(
                name,
                kind: .gauge,
                help: help,
                samples: lanes.map {
                    MetricSample(value($0), labels: [MetricSample.Label("lane", value: $0.lane)])
                }
            )
        }
        return [
            MetricFamily(
                "bezel_jobs_total",
                kind: .counter,
                help: "Jobs for other threads than that of the connection, by what has become of them.",
                samples: lanes.flatMap { $0.counts.samples(lane: $0.lane) }
            ),
            gauge("bezel_queue_jobs", help: "Jobs that wait for a thread.") { Double($0.length) },
            gauge("bezel_queue_seconds", help: "Estimated CPU time of the jobs that wait for a thread.") {
                Double($0.price) / 1e6
            },
            gauge(
                "bezel_queue_limit_seconds",
                help: "Estimated CPU time of the jobs that may wait for a thread."
            ) {
                Double($0.limit) / 1e6
            },
        ]
    }
}
