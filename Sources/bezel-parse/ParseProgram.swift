import CConfinedProcess
import ConfinedProcesses
import Glibc
import ParserProcess
import StyleParser
import StyleSyntax

/// A program that reads a source from standard input, and writes what `ParsedSource` reads to standard output.
///
/// Before it reads, it confines itself and writes one byte. As a server, each of its copies does so. `Parsers` starts it and
/// talks to it.
@main
enum ParseProgram {
    static func main() {
        // Libraries are loaded, and tables computed, before there is a source.
        _ = SourceParser.parse(SourceText(sample))
        if CommandLine.arguments.contains(ParserProgram.forkServerArgument) {
            guard StandardStreams.writeOutput([0]), fork_server_serve() == 0 else {
                exit(ParserStatus.output)
            }
        }
        guard confined_process_confine() == 0 else { exit(ParserStatus.notConfined) }
        guard StandardStreams.writeOutput([0]) else { exit(ParserStatus.output) }
        guard let bytes = StandardStreams.readInput(limit: SourceLimits.fileBytes) else {
            exit(ParserStatus.input)
        }
        guard StandardStreams.writeOutput(SourceParser.parse(SourceText(bytes))) else {
            exit(ParserStatus.output)
        }
        // Not `exit`, which runs the handlers of libraries.
        _exit(0)
    }

    private static let sample = """
        import SwiftUI

        struct Sample: ButtonStyle {
            @Environment(\\.isEnabled) private var isEnabled
            var color: Color = .blue

            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                    .padding(.horizontal, 12)
                    .background(Capsule().fill(isEnabled ? color : "\\(1 + 2)"))
            }
        }
        """
}
