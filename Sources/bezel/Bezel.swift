import Glibc
import Metrics

/// The program: parses the command line, runs the command and prints its error.
@main
enum Bezel {
    static let version = "0.2.0"

    static func main() {
        do throws(ProgramError) {
            try Command(CommandLine.arguments.dropFirst()).run()
        } catch {
            Output.error("bezel: \(error.message)")
            exit(error.status)
        }
    }
}

extension Bezel {
    /// The version, as a label of a metric that is always 1.
    static var families: [MetricFamily] {
        [
            MetricFamily(
                "bezel_build_info",
                kind: .gauge,
                help: "The version of Bezel; the value is always 1.",
                samples: [MetricSample(1, labels: [MetricSample.Label("version", value: version)])]
            )
        ]
    }
}
