import Glibc
import Metrics
import MicroHTTPServer

/// Logs one line per request to standard error.
final class AccessLog: Sendable {
    private let format: LogLineFormat
    private let writer: LogWriter

    /// Opens a log.
    ///
    /// - Throws: the error of the system if it has no thread for the log.
    init(format: LogLineFormat) throws(Errno) {
        self.format = format
        writer = try LogWriter(format: format, descriptor: STDERR_FILENO)
    }

    /// Appends the line of an exchange; any thread may call it.
    func record(_ exchange: ExchangeRecord) {
        writer.append(atMost: format.longestLine(of: exchange)) { line, time in
            format.append(exchange, at: time, to: &line)
        }
    }

    /// The number of lines that were dropped.
    var families: [MetricFamily] {
        [
            MetricFamily(
                "bezel_log_dropped_lines_total",
                kind: .counter,
                help: "Lines of the log that were dropped because nobody read them in time.",
                value: Double(writer.droppedCount)
            )
        ]
    }

    /// Writes the remaining lines, as far as the reader of standard error lets it within a second.
    func close() {
        writer.close()
    }
}
