import Glibc
import ParserProcess
import StyleParser
import StyleSyntax
import Testing

@Suite struct `Parsers in processes of their own` {
    private let sample = SourceText("struct A: ButtonStyle {\n    let a = 1\n}\n")

    @Test func `parse as the parser in this process does`() throws {
        let parsers = BuiltParser.parsers()
        for text in ["", "let a = b.c()", "struct A {", "a\n#if b\n.c\n#endif"] {
            let source = SourceText(text)
            let expected = try ParsedSource(
                reading: SourceParser.parse(source),
                source: source,
                conditions: nil
            )
            #expect(outcome(parsers, source) == .success(expected))
        }
    }

    @Test func `parse the longest honest source within their limits`() throws {
        let parsers = BuiltParser.parsers()
        let line = "    private var property = Color.red.opacity(0.5)\n"
        let text =
            "struct A {\n" + String(repeating: line, count: SourceLimits.bytes / line.utf8.count - 1) + "}\n"
        let parsed = try outcome(parsers, SourceText(text)).get()
        #expect(parsed.diagnostics == [])
        #expect(parsed.program.allDeclarations.count > 1_000)
    }

    @Test func `parse a file of a folder that is longer than what a client may send`() throws {
        let parsers = BuiltParser.parsers()
        let line = "    private var property = Color.red.opacity(0.5)\n"
        func file(_ size: Int) -> SourceText {
            SourceText("struct A {\n" + String(repeating: line, count: size / line.utf8.count - 1) + "}\n")
        }
        let long = file(SourceLimits.fileBytes)
        let bytes = try parsers.parse(long, limit: SourceLimits.fileBytes)
        let parsed = try ParsedSource(reading: bytes, source: long, conditions: nil)
        #expect(parsed.diagnostics == [] && parsed.program.allDeclarations.count > 16_000)
        for (text, limit) in [
            (file(SourceLimits.bytes + 100), SourceLimits.bytes),
            (file(SourceLimits.fileBytes + 100), SourceLimits.fileBytes),
        ] {
            let error = #expect(throws: ParserProcessError.self) { try parsers.parse(text, limit: limit) }
            guard case .refused(let message) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(message.message == "source is longer than \(limit) bytes")
        }
    }

    @Test func `refuse a source before the fence without a process`() {
        let parsers = Parsers(path: "/nonexistent/bezel-parse")
        #expect(
            refusal(parsers, String(repeating: "[", count: 9))
                == "square brackets are nested more than 8 deep"
        )
        #expect(
            outcome(parsers, sample) == .failure(.unavailable(.notStarted(path: "/nonexistent/bezel-parse")))
        )
    }

    @Test(arguments: [
        ("/bin/true", ParserProcessError.Unavailability.failed(.status(0))),
        ("/bin/false", .failed(.status(1))),
        // It copies the source, after the byte that says that it is ready.
        ("/bin/cat", .failed(.startTimeout)),
    ])
    func `report another program`(path: String, error: ParserProcessError.Unavailability) {
        var limits = ParserProcessLimits()
        limits.startMilliseconds = 300
        limits.addressSpace = nil
        #expect(outcome(Parsers(path: path, limits: limits), sample) == .failure(.unavailable(error)))
    }

    @Test(arguments: ["exit 3", "printf junk", "exit 0", "kill -ILL $$"])
    func `refuse a source on which the parser fails`(ending: String) throws {
        let path = BuiltParser.path(named: "parse-failing-\(ending.utf8.reduce(0) { $0 &* 31 &+ Int($1) })")
        unlink(path)
        let file = try #require(fopen(path, "w"))
        // It is no server, says that it is ready, and reads the source.
        fputs("#!/bin/sh\n[ $# = 0 ] || exit 1\nprintf '\\0'\ncat > /dev/null\n\(ending)\n", file)
        fclose(file)
        chmod(path, 0o700)
        defer { unlink(path) }
        var limits = ParserProcessLimits()
        limits.addressSpace = nil
        // A shell has some of its own.
        limits.descriptors = 64
        let message = refusal(Parsers(path: path, limits: limits), "let a = 1")
        #expect(
            message
                == (ending.hasPrefix("kill")
                    ? "source is too complex to parse" : "the parser fails on this source")
        )
    }

    @Test func `survive that the server is killed while it waits`() throws {
        let parsers = Parsers(path: BuiltParser.path(named: "parse-waiting"))
        for _ in 0..<5 {
            let children = try childProcesses(named: "parse-waiting")
            #expect(children.count == 1)
            for child in children {
                kill(child, SIGKILL)
            }
            #expect(try outcome(parsers, sample).get().isValid)
        }
    }

    @Test func `survive that the process is killed at any moment`() throws {
        let parsers = Parsers(path: BuiltParser.path(named: "parse-killed"))
        let isDone = Counter()
        let kills = Counter()
        let killer = OwnThread {
            // Pauses of several lengths, since a process may start in less or in more time than one of them.
            var milliseconds: UInt32 = 10
            while isDone.value == 0 {
                for child in (try? childProcesses(named: "parse-killed")) ?? [] {
                    kill(child, SIGKILL)
                    kills.add(1)
                }
                usleep(1_000 * milliseconds)
                milliseconds = milliseconds < 160 ? 2 * milliseconds : 10
            }
        }
        var parsed = 0
        for _ in 0..<100 {
            switch outcome(parsers, sample) {
            case .success(let source):
                #expect(source.isValid)
                parsed += 1
            case .failure(let error):
                // A process that was started for the source was killed, too.
                #expect(error == .unavailable(.failed(.signal(SIGKILL))))
            }
        }
        isDone.add(1)
        killer.join()
        #expect(kills.value > 0)
        #expect(parsed > 0)
        #expect(try outcome(parsers, sample).get().isValid)
    }

    @Test func `are copies of one process`() throws {
        do {
            let parsers = Parsers(path: BuiltParser.path(named: "parse-copied"))
            let servers = try childProcesses(named: "parse-copied")
            #expect(servers.count == 1)
            for _ in 0..<3 {
                #expect(try outcome(parsers, sample).get().isValid)
                #expect(try childProcesses(named: "parse-copied") == servers)
            }
        }
        #expect(try childProcesses(named: "parse-copied") == [])
    }

    @Test func `have the priority of the thread that waits`() throws {
        let parsers = Parsers(path: BuiltParser.path(named: "parse-nice"))
        let process = __priority_which_t(PRIO_PROCESS.rawValue)
        let niceness = getpriority(process, 0) + 1
        let sample = sample
        OwnThread {
            setpriority(process, 0, niceness)
            _ = outcome(parsers, sample)
        }.join()
        let server = try #require(try childProcesses(named: "parse-nice").first)
        #expect(getpriority(process, UInt32(server)) == niceness)
    }

    @Test func `parse on many threads`() async throws {
        let parsers = BuiltParser.parsers()
        let sample = sample
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<40 {
                group.addTask { (try? parsers.parse(sample, conditions: nil).isValid) ?? false }
            }
            for await isValid in group {
                #expect(isValid)
            }
        }
    }
}
