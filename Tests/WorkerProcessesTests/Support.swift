import CustomStyles
import Glibc
import StyleParser
import StyleSyntax
import Synchronization

@testable import WorkerProcesses

/// The folder of the products of the build, which has the program.
let products: String = {
    let arguments = CommandLine.arguments
    // The path of the bundle is an argument if another program has loaded it.
    let bundle = arguments.firstIndex(of: "--test-bundle-path").map { arguments[$0 + 1] } ?? arguments[0]
    return bundle.lastIndex(of: "/").map { String(bundle[...$0]) } ?? "./"
}()

/// Whether the tests run under a sanitizer, which needs more memory and system calls than a worker has.
let isSanitized = getenv("ASAN_OPTIONS") != nil || getenv("TSAN_OPTIONS") != nil

extension StyleWorkerProcesses {
    /// Processes of the program of this build.
    static func test(count: Int = 1, limits: WorkerLimits = WorkerLimits()) -> StyleWorkerProcesses {
        StyleWorkerProcesses(
            path: products + "bezel",
            arguments: ["work", "--symbol-fonts", ".deps/fonts"],
            count: count,
            limits: limits
        ) {
            [SourceParser.parse($0)]
        }
    }

    /// Processes of a shell, which say that they are ready, and then run a script.
    static func shell(_ script: String, limits: WorkerLimits = WorkerLimits()) -> StyleWorkerProcesses {
        StyleWorkerProcesses(
            path: "/bin/sh",
            arguments: ["-c", "printf '\\0'; " + script],
            count: 1,
            limits: limits
        ) { _ in nil }
    }
}

extension ParsedText {
    /// A source of a text, which is its hash, too.
    init(_ text: String) {
        let source = SourceText(text)
        self.init(source, hash: text, program: SourceParser.parse(source))
    }
}

extension StyleDrawing {
    /// A picture of the first style of a source.
    init(_ source: CustomSource, as pathExtension: String = ".svg", query: String = "", price: Int = 1000) {
        self.init(
            of: .source(source, .hash, name: source.styles[0].name),
            as: pathExtension,
            query: query,
            tokens: nil,
            result: .body,
            price: price
        )
    }
}

/// Sources of styles.
enum Sample {
    static func style(_ name: String, body: String) -> String {
        """
        import SwiftUI

        struct \(name): ButtonStyle {
            var inset: CGFloat = 12
            func makeBody(configuration: Configuration) -> some View {
                \(body)
            }
        }
        """
    }

    /// The command of a shell that answers the check of a source with an error.
    static let answerToCheck: String = {
        var writer = WireWriter()
        CustomSource(
            SourceText(""),
            hash: "",
            diagnostics: [.init(.error, at: .start, in: SourceText(""), message: "a")]
        )
        .write(to: &writer)
        let message = WorkerResponse.checked(writer.bytes).message
        let header = [UInt8(message.count), 0, 0, 0]
        return "printf '\((header + message).map { "\\" + String($0, radix: 8) }.joined())'"
    }()

    static let pill = style(
        "Pill",
        body: "configuration.label.padding(inset).background(.blue, in: Capsule())"
    )

    /// A style that takes the steps of a job, several times while it is checked.
    static let busy = style(
        "Busy",
        body: """
            var sum = 0.0
                while sum < 1e12 { sum += 1 }
                return configuration.label.padding(sum)
            """
    )
}

/// A number that threads share.
final class Counter: Sendable {
    private let number = Mutex(0)

    var value: Int { number.withLock { $0 } }

    func add(_ difference: Int) { number.withLock { $0 += difference } }
}
