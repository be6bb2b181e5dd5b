import Glibc
import HTTP
import MicroHTTPServer

/// Logs one line per request to standard error; the lines of one turn of the event loop are written at once.
final class AccessLog {
    private let format: Configuration.LogFormat
    private var lines: [UInt8] = []
    private var clock = LogClock()

    init(format: Configuration.LogFormat) {
        self.format = format
    }

    /// Whether the log writes nothing.
    var isSilent: Bool { format == .none }

    func record(_ exchange: ExchangeRecord) {
        switch format {
        case .none: break
        case .text: lines.append(text: exchange, at: clock.now())
        case .json: lines.append(json: exchange, at: clock.now())
        }
    }

    /// Writes the lines recorded since the last flush.
    func flush() {
        guard !lines.isEmpty else { return }
        Output.write(lines, to: STDERR_FILENO)
        lines.removeAll(keepingCapacity: true)
    }
}

extension [UInt8] {
    fileprivate mutating func append(text exchange: ExchangeRecord, at time: String) {
        append(contentsOf: time.utf8)
        append(contentsOf: " ".utf8)
        append(printable: exchange.method.rawValue.utf8)
        append(contentsOf: " ".utf8)
        append(printable: exchange.path)
        append(contentsOf: " \(exchange.status.code) \(exchange.bodySize) B \(exchange.duration) µs ".utf8)
        append(contentsOf: exchange.id.description.utf8)
        append(contentsOf: (exchange.isComplete ? "\n" : " incomplete\n").utf8)
    }

    fileprivate mutating func append(json exchange: ExchangeRecord, at time: String) {
        append(contentsOf: "{\"time\":\"\(time)\",\"method\":\"".utf8)
        append(printable: exchange.method.rawValue.utf8)
        append(contentsOf: "\",\"path\":\"".utf8)
        append(printable: exchange.path)
        append(contentsOf: "\",\"status\":\(exchange.status.code),\"bytes\":\(exchange.bodySize)".utf8)
        append(contentsOf: ",\"microseconds\":\(exchange.duration),\"complete\":\(exchange.isComplete)".utf8)
        append(contentsOf: ",\"id\":\"\(exchange.id.description)\"}\n".utf8)
    }

    /// Appends bytes of a client, replacing those that could end the line or a string in it.
    private mutating func append<Bytes: Sequence<UInt8>>(printable bytes: Bytes) {
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(UInt8(ascii: "?"))
            case 0x21...0x7E: append(byte)
            default: append(UInt8(ascii: "?"))
            }
        }
    }
}
