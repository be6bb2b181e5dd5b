import HTTP
import MicroHTTPServer

/// The format of the lines of a log.
enum LogLineFormat: Sendable {
    case text, json

    /// Appends the line of an exchange.
    func append(_ exchange: ExchangeRecord, at time: String, to line: inout [UInt8]) {
        switch self {
        case .text:
            line.append(contentsOf: time.utf8)
            line.append(contentsOf: " ".utf8)
            line.append(printable: exchange.method.rawValue.utf8)
            line.append(contentsOf: " ".utf8)
            line.append(printable: exchange.path)
            line.append(
                contentsOf: " \(exchange.status.code) \(exchange.bodySize) B \(exchange.duration) µs ".utf8
            )
            line.append(contentsOf: exchange.id.description.utf8)
            line.append(contentsOf: (exchange.isComplete ? "\n" : " incomplete\n").utf8)
        case .json:
            line.append(contentsOf: "{\"time\":\"\(time)\",\"method\":\"".utf8)
            line.append(printable: exchange.method.rawValue.utf8)
            line.append(contentsOf: "\",\"path\":\"".utf8)
            line.append(printable: exchange.path)
            line.append(
                contentsOf: "\",\"status\":\(exchange.status.code),\"bytes\":\(exchange.bodySize)".utf8
            )
            line.append(
                contentsOf: ",\"microseconds\":\(exchange.duration),\"complete\":\(exchange.isComplete)".utf8
            )
            line.append(contentsOf: ",\"id\":\"\(exchange.id.description)\"}\n".utf8)
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
