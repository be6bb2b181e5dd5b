import HTTP
import MicroHTTPServer

/// The format of the lines of a log.
enum LogLineFormat: Sendable {
    case text, json

    /// The most bytes of the line of an exchange.
    func longestLine(of exchange: ExchangeRecord) -> Int {
        // The names of the members, the time, the identifier and a method that is known have 200 bytes.
        200 + exchange.route.utf8.count + 2 * (exchange.path?.count ?? 0)
            + (3 + Phase.allCases.count) * (OutputSpan<UInt8>.longestDecimal + 12)
    }

    /// Appends the line of an exchange.
    ///
    /// It contains nothing that a client chooses: no query, the path only of a route, a method only if it is known.
    func append(_ exchange: ExchangeRecord, at time: String, to line: inout OutputSpan<UInt8>) {
        let isKnown = exchange.method == .get || Method.known.contains(exchange.method)
        let method = isKnown ? exchange.method.rawValue : "other"
        switch self {
        case .text:
            line.append(time)
            line.append(literal: " ")
            line.append(method)
            line.append(literal: " ")
            if let path = exchange.path {
                line.append(path: path)
            } else {
                line.append(literal: "-")
            }
            line.append(literal: " ")
            line.append(exchange.route)
            line.append(literal: " ")
            line.append(decimal: exchange.status.code)
            line.append(literal: " ")
            line.append(decimal: exchange.bodySize)
            line.append(literal: " B ")
            line.append(decimal: exchange.duration)
            line.append(literal: " µs")
            for (phase, duration) in exchange.phases.measured {
                line.append(literal: " ")
                line.append(phase.name)
                line.append(literal: "=")
                line.append(decimal: duration)
            }
            line.append(literal: " ")
            exchange.id.append(to: &line)
            line.append(literal: exchange.isComplete ? "\n" : " incomplete\n")
        case .json:
            line.append(literal: "{\"time\":\"")
            line.append(time)
            line.append(literal: "\",\"id\":\"")
            exchange.id.append(to: &line)
            line.append(literal: "\",\"method\":\"")
            line.append(method)
            line.append(literal: "\",\"route\":\"")
            line.append(exchange.route)
            line.append(literal: "\"")
            if let path = exchange.path {
                line.append(literal: ",\"path\":\"")
                line.append(path: path)
                line.append(literal: "\"")
            }
            line.append(literal: ",\"status\":")
            line.append(decimal: exchange.status.code)
            line.append(literal: ",\"bytes\":")
            line.append(decimal: exchange.bodySize)
            line.append(literal: ",\"microseconds\":")
            line.append(decimal: exchange.duration)
            line.append(literal: ",\"complete\":")
            line.append(literal: exchange.isComplete ? "true" : "false")
            let phases = exchange.phases.measured
            for (index, (phase, duration)) in phases.enumerated() {
                line.append(literal: index == 0 ? ",\"phases\":{\"" : ",\"")
                line.append(phase.name)
                line.append(literal: "\":")
                line.append(decimal: duration)
            }
            line.append(literal: phases.isEmpty ? "}\n" : "}}\n")
        }
    }

    /// Returns the line that stands for lines which were dropped.
    func line(dropped: Int, at time: String) -> String {
        switch self {
        case .text: "\(time) dropped \(dropped) \(dropped == 1 ? "line" : "lines") of the log\n"
        case .json: "{\"time\":\"\(time)\",\"dropped\":\(dropped)}\n"
        }
    }
}

extension PhaseDurations {
    /// The phases that took time, with it in microseconds.
    fileprivate var measured: [(Phase, Int)] {
        // Most responses are cached.
        guard !isEmpty else { return [] }
        return Phase.allCases.compactMap { self[$0] > 0 ? ($0, self[$0] / 1000) : nil }
    }
}
