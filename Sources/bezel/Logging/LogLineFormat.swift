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
            line.append(contentsOf: time.utf8)
            line.append(UInt8(ascii: " "))
            line.append(contentsOf: method.utf8)
            line.append(UInt8(ascii: " "))
            if let path = exchange.path?.withoutSource {
                line.append(printable: path)
            } else {
                line.append(UInt8(ascii: "-"))
            }
            line.append(UInt8(ascii: " "))
            line.append(contentsOf: exchange.route.utf8)
            line.append(
                contentsOf: " \(exchange.status.code) \(exchange.bodySize) B \(exchange.duration) µs".utf8
            )
            for (phase, duration) in exchange.phases.measured {
                line.append(contentsOf: " \(phase.name)=\(duration)".utf8)
            }
            line.append(UInt8(ascii: " "))
            line.append(contentsOf: exchange.id.description.utf8)
            line.append(contentsOf: (exchange.isComplete ? "\n" : " incomplete\n").utf8)
        case .json:
            line.append(contentsOf: "{\"time\":\"\(time)\",\"id\":\"\(exchange.id.description)\"".utf8)
            line.append(contentsOf: ",\"method\":\"\(method)\",\"route\":\"\(exchange.route)\"".utf8)
            if let path = exchange.path?.withoutSource {
                line.append(contentsOf: ",\"path\":\"".utf8)
                line.append(printable: path)
                line.append(UInt8(ascii: "\""))
            }
            line.append(
                contentsOf: ",\"status\":\(exchange.status.code),\"bytes\":\(exchange.bodySize)".utf8
            )
            line.append(
                contentsOf: ",\"microseconds\":\(exchange.duration),\"complete\":\(exchange.isComplete)".utf8
            )
            let phases = exchange.phases.measured.map { "\"\($0.name)\":\($1)" }
            if !phases.isEmpty {
                line.append(contentsOf: ",\"phases\":{\(phases.joined(separator: ","))}".utf8)
            }
            line.append(contentsOf: "}\n".utf8)
        }
    }

    /// Appends the line that stands for lines which were dropped.
    func append(dropped: Int, at time: String, to line: inout [UInt8]) {
        let text =
            switch self {
            case .text: "\(time) dropped \(dropped) \(dropped == 1 ? "line" : "lines") of the log\n"
            case .json: "{\"time\":\"\(time)\",\"dropped\":\(dropped)}\n"
            }
        line.append(contentsOf: text.utf8)
    }
}

extension [UInt8] {
    /// A path without the source in it (`/v1/custom/~{data}.svg`), which is private and long.
    fileprivate var withoutSource: [UInt8] {
        guard let slash = indices.first(where: { self[$0...].starts(with: "/~".utf8) }) else { return self }
        let start = slash + 2
        let end = self[start...].firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") } ?? count
        return self[..<start] + Array("*".utf8) + self[end...]
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

extension [UInt8] {
    /// Appends bytes of a client, replacing those that could end the line or a string in it.
    fileprivate mutating func append<Bytes: Sequence<UInt8>>(printable bytes: Bytes) {
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(UInt8(ascii: "?"))
            case 0x21...0x7E: append(byte)
            default: append(UInt8(ascii: "?"))
            }
        }
    }
}
