import Glibc
import Graphics
import ParserProcess
import StyleExecution
import TestSupport

@testable import bezel

/// A checker with the parser beside the bundle of the tests.
let checker: SourceChecker = {
    let arguments = CommandLine.arguments
    // The path of the bundle is an argument if another program has loaded it.
    let bundle = arguments.firstIndex(of: "--test-bundle-path").map { arguments[$0 + 1] } ?? arguments[0]
    let folder = bundle.lastIndex(of: "/").map { String(bundle[...$0]) } ?? "./"
    let parsers = Parsers.installed(at: folder + "bezel-parse")
    return SourceChecker(
        parsers: parsers,
        workers: LocalStyleWorkers(shaper: FixedWidthShaper()),
        parsed: ParsedFiles(parsers: parsers)
    )
}()

/// Whether the tests run under a sanitizer, where the parser's process, which limits itself, does not start.
let isSanitized = getenv("ASAN_OPTIONS") != nil || getenv("TSAN_OPTIONS") != nil
