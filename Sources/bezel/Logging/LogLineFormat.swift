import HTTP
import MicroHTTPServer

/// The format of the lines of a log.
enum LogLineFormat: Sendable {
    case text, json

    /// Appends the line of an exchange.
    ///
    /// It contains nothing that a client chooses: no query, the path only of a route, a method only if it is known.
    func append(_ exchange: ExchangeRecord, at time: String, to line: inout [UInt8]) {
        let isKnown = exchange.method == .get || Method.known.contains(exchange.method)
        let method = isKnown ? exchange.method.rawValue : "other"
        switch self {
        case .text:
            line.append(time)
            line.append(" ")
            line.append(method)
            line.append(" ")
            if let path = exchange.path {
                line.append(path: path)
            } else {
                line.append("-")
            }
            line.append(" ")
            line.append(exchange.route)
            line.append(" ")
            line.append(decimal: exchange.status.code)
            line.append(" ")
            line.append(decimal: exchange.bodySize)
            line.append(" B ")
            line.append(decimal: exchange.duration)
            line.append(" µs")
            for (phase, duration) in exchange.phases.measured {
                line.append(" ")
                line.append(phase.name)
                line.append("=")
                line.append(decimal: duration)
            }
            line.append(" ")
            exchange.id.append(to: &line)
            line.append(exchange.isComplete ? "\n" : " incomplete\n")
        case .json:
            line.append("{\"time\":\"")
            line.append(time)
            line.append("\",\"id\":\"")
            exchange.id.append(to: &line)
            line.append("\",\"method\":\"")
            line.append(method)
            line.append("\",\"route\":\"")
            line.append(exchange.route)
            line.append("\"")
            if let path = exchange.path {
                line.append(",\"path\":\"")
                line.append(path: path)
                line.append("\"")
            }
            line.append(",\"status\":")
            line.append(decimal: exchange.status.code)
            line.append(",\"bytes\":")
            line.append(decimal: exchange.bodySize)
            line.append(",\"microseconds\":")
            line.append(decimal: exchange.duration)
            line.append(",\"complete\":")
            line.append(exchange.isComplete ? "true" : "false")
            let phases = exchange.phases.measured.map { "\"\($0.name)\":\($1)" }
            if !phases.isEmpty { line.append(",\"phases\":{\(phases.joined(separator: ","))}") }
            line.append("}\n")
        }
    }

    /// Appends the line that stands for lines which were dropped.
    func append(dropped: Int, at time: String, to line: inout [UInt8]) {
        let text =
            switch self {
            case .text: "\(time) dropped \(dropped) \(dropped == 1 ? "line" : "lines") of the log\n"
            case .json: "{\"time\":\"\(time)\",\"dropped\":\(dropped)}\n"
            }
        line.append(text)
    }
}

extension PhaseDurations {
    /// The phases that took time, with it in microseconds.
    fileprivate var measured: [(Phase, Int)] {
        // Most responses are cached.
        guard self != PhaseDurations() else { return [] }
        return Phase.allCases.compactMap { self[$0] > 0 ? ($0, self[$0] / 1000) : nil }
    }
}
