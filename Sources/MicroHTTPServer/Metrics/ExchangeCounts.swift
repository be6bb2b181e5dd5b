import HTTP
import Metrics

/// Counts the exchanges of one thread: by route, method and status, and their durations by route.
final class ExchangeCounts: Sendable {
    /// The arrangement of the numbers in a table.
    struct Layout: Sendable {
        let routes: [String]
        let buckets = DurationBuckets.exchange
        let methods = Method.known.map(\.rawValue) + ["other"]
        /// The status codes of the service; others, such as those of a responder of a test, are counted together.
        let statuses =
            [
                200, 201, 202, 204, 304, 400, 401, 403, 404, 405, 406, 411, 413, 414, 415, 422, 429, 431, 500,
                501, 503,
                505, 507,
            ].map { String($0) } + ["other", "none"]
        /// The index of each status code in `statuses`.
        private let statusIndices: [UInt8]

        init(routes: [String]) {
            self.routes = routes
            var indices = [UInt8](repeating: UInt8(statuses.count - 2), count: 600)
            for (index, status) in statuses.enumerated() {
                if let code = Int(status) { indices[code] = UInt8(index) }
            }
            statusIndices = indices
        }

        static let begun = 0
        static let ended = 1
        private static let firstRequest = 2

        var size: Int { durationRow(of: routes.count) }

        func request(route: Int, method: Int, status: Int) -> Int {
            Self.firstRequest + (route * methods.count + method) * statuses.count + status
        }

        func durationRow(of route: Int) -> Int {
            Self.firstRequest + routes.count * methods.count * statuses.count + route * buckets.rowSize
        }

        /// The index of a route; that of a number which the responder does not list is the first.
        func index(of route: RouteID) -> Int { Int(route.rawValue) < routes.count ? Int(route.rawValue) : 0 }

        func index(of method: Method) -> Int {
            if method == .get { return 0 }
            return Method.known.firstIndex(of: method) ?? methods.count - 1
        }

        /// The index of a status code; `nil` is an exchange that ended without a response.
        func index(of statusCode: Int?) -> Int {
            guard let statusCode else { return statuses.count - 1 }
            return statusIndices.indices.contains(statusCode)
                ? Int(statusIndices[statusCode]) : statuses.count - 2
        }
    }

    let layout: Layout
    let table: CounterTable

    init(_ layout: Layout) {
        self.layout = layout
        table = CounterTable(count: layout.size)
    }

    /// Counts a request whose line was read.
    func begin() {
        table.add(1, at: Layout.begun)
    }

    /// Counts the end of an exchange that has begun; `statusCode` is `nil` if there was no response.
    func end(route: RouteID, method: Method, statusCode: Int?, nanoseconds: Int) {
        let route = layout.index(of: route)
        let request = layout.request(
            route: route,
            method: layout.index(of: method),
            status: layout.index(of: statusCode)
        )
        table.add(1, at: Layout.ended)
        table.add(1, at: request)
        layout.buckets.count(nanoseconds, in: table, rowStart: layout.durationRow(of: route))
    }

    /// Counts a request that was refused before an exchange began.
    func refuse(with response: Response) {
        // The method was not read.
        let method = layout.methods.count - 1
        table.add(
            1,
            at: layout.request(route: 0, method: method, status: layout.index(of: response.status.code))
        )
    }
}

extension ExchangeCounts.Layout {
    /// The number of requests by route, method and status.
    func requestSamples(of tables: [CounterTable]) -> [MetricSample] {
        var samples: [MetricSample] = []
        for route in routes.indices {
            for method in methods.indices {
                for status in statuses.indices {
                    let index = request(route: route, method: method, status: status)
                    let count = tables.reduce(0) { $0 &+ $1[index] }
                    guard count > 0 else { continue }
                    samples.append(
                        MetricSample(
                            Double(count),
                            labels: [
                                MetricSample.Label("route", value: routes[route]),
                                MetricSample.Label("method", value: methods[method]),
                                MetricSample.Label("status", value: statuses[status]),
                            ]
                        )
                    )
                }
            }
        }
        return samples
    }

    /// The durations of requests by route.
    func durationSamples(of tables: [CounterTable]) -> [MetricSample] {
        routes.indices.flatMap { route in
            buckets.samples(
                of: tables,
                rowStart: durationRow(of: route),
                labels: [MetricSample.Label("route", value: routes[route])],
                isOmittedIfEmpty: true
            )
        }
    }

    /// The number of requests that have begun and not ended.
    func requestsInFlight(of tables: [CounterTable]) -> Int {
        // The ends are read first, so that the number is never negative.
        let ended = tables.reduce(0) { $0 &+ $1[Self.ended] }
        return max(0, tables.reduce(0) { $0 &+ $1[Self.begun] } &- ended)
    }
}
