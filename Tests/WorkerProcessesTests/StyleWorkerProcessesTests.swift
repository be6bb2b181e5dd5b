import ButtonRendering
import CustomStyles
import Glibc
import StyleSyntax
import Testing

@testable import WorkerProcesses

@Suite(.serialized, .disabled(if: isSanitized)) struct `Processes that check and draw` {
    @Test func `say what is known of a source`() throws {
        let source = try StyleWorkerProcesses.test().check(ParsedText(Sample.pill), for: WorkClient())
        #expect(source.isValid)
        #expect(source.program == nil)
        let style = try #require(source.styles.first)
        #expect(style.name == "Pill")
        #expect(style.parameters.map(\.name) == ["inset"])
        #expect(try #require(style.size).nodes > 2)
    }

    @Test func `say what is wrong with a source`() throws {
        let text = Sample.style("Pill", body: "configuration.label.paddin(8)")
        let source = try StyleWorkerProcesses.test().check(ParsedText(text), for: WorkClient())
        #expect(source.styles.isEmpty)
        #expect(source.diagnostics.first?.place.line == 6)
    }

    @Test(arguments: [
        ".svg", ".json", "/states.svg", "/animation.svg", "/tokens.json", ".png", "/states.png",
        "/animation.webp", "/animation.gif", "/animation.png", "/card.png",
    ])
    func `draw every output`(_ output: String) throws {
        let workers = StyleWorkerProcesses.test()
        let source = try workers.check(ParsedText(Sample.pill), for: WorkClient())
        let drawn = try workers.draw(
            StyleDrawing(source, as: output, query: "title=Buy", price: 200_000),
            for: WorkClient()
        )
        guard case .body(let body, _, _) = drawn else {
            Issue.record("\(drawn)")
            return
        }
        #expect(body.count > 500)
    }

    @Test func `draw text in any script`() throws {
        let workers = StyleWorkerProcesses.test()
        let source = try workers.check(ParsedText(Sample.pill), for: WorkClient())
        for title in ["購入", "شراء", "ซื้อ", "खरीदें", "🛒", "קנה"] {
            let query = "title=" + title.utf8.map { "%" + String($0, radix: 16) }.joined()
            let drawn = try workers.draw(StyleDrawing(source, query: query), for: WorkClient())
            guard case .body(let body, _, _) = drawn else {
                Issue.record("\(title): \(drawn)")
                continue
            }
            #expect(String(decoding: body, as: UTF8.self).contains(title))
        }
    }

    @Test func `are given a source that they do not have`() throws {
        let workers = StyleWorkerProcesses.test()
        let source = try StyleWorkerProcesses.test().check(ParsedText(Sample.pill), for: WorkClient())
        guard case .body = try workers.draw(StyleDrawing(source), for: WorkClient()) else {
            Issue.record("nothing is drawn")
            return
        }
    }

    @Test func `are killed and replaced after their processor time`() throws {
        var limits = WorkerLimits()
        limits.checkMilliseconds = 100
        let workers = StyleWorkerProcesses.test(limits: limits)
        let charged = Counter()
        #expect(throws: StyleWorkError.tooSlow(limit: 100)) {
            try workers.check(ParsedText(Sample.busy), for: WorkClient(charge: { charged.add($0) }))
        }
        #expect(charged.value >= 100_000)
        #expect(workers.counts[.tooSlow] == 1)
        _ = try StyleWorkerProcesses.test().check(ParsedText(Sample.pill), for: WorkClient())
    }

    @Test func `have more time for a program of several files`() throws {
        var limits = WorkerLimits()
        limits.checkMilliseconds = 100
        limits.programMilliseconds = 200
        let busy = ParsedText(Sample.busy)
        let other = ParsedText("import Foundation")
        let files = SourceText(joining: [
            ("A.swift", "App", SourceLines(Array(busy.hash.utf8))),
            ("B.swift", "App", SourceLines(Array(other.hash.utf8))),
        ])
        let program = ParsedText(files, hash: "program", programs: busy.programs + other.programs)
        #expect(throws: StyleWorkError.tooSlow(limit: 100)) {
            try StyleWorkerProcesses.test(limits: limits).check(busy, for: WorkClient())
        }
        #expect(throws: StyleWorkError.tooSlow(limit: 200)) {
            try StyleWorkerProcesses.test(limits: limits).check(program, for: WorkClient())
        }
    }

    @Test func `are killed soon after their client has left`() throws {
        let workers = StyleWorkerProcesses.shell("sleep 60")
        let start = ContinuousClock.now
        #expect(throws: StyleWorkError.abandoned) {
            try workers.check(
                ParsedText(Sample.pill),
                for: WorkClient(isWaiting: { ContinuousClock.now < start + .milliseconds(100) })
            )
        }
        #expect(ContinuousClock.now < start + .seconds(1))
    }

    @Test func `are killed if they take too much memory`() throws {
        var limits = WorkerLimits()
        limits.memory = 8 << 20
        let workers = StyleWorkerProcesses.shell(
            "x=$(head -c 6000000 /dev/zero | tr '\\0' x); sleep 60",
            limits: limits
        )
        // The limit of the kernel is at the same place, and the shell ends there.
        #expect(throws: (StyleWorkError).self) {
            try workers.check(ParsedText(Sample.pill), for: WorkClient())
        }
        #expect(workers.counts[.tooLarge] + workers.counts[.crashed] == 1)
    }

    @Test(arguments: [(2 << 20, true), (120 << 20, false)])
    func `are replaced before a check if they have kept too much memory`(limit: Int, isReplaced: Bool) throws
    {
        var limits = WorkerLimits()
        limits.keptMemory = limit
        let workers = StyleWorkerProcesses.shell(
            "head -c 4 > /dev/null; \(Sample.answerToCheck); x=$(head -c 4000000 /dev/zero | tr '\\0' x); sleep 60",
            limits: limits
        )
        _ = try workers.check(ParsedText(Sample.pill), for: WorkClient())
        // A shell on a busy machine takes its time.
        usleep(isReplaced ? 3_000_000 : 500_000)
        // The first process would answer once only.
        let start = ContinuousClock.now
        let client = WorkClient(isWaiting: { ContinuousClock.now < start + .seconds(isReplaced ? 20 : 1) })
        let source = try? workers.check(ParsedText(Sample.pill), for: client)
        #expect((source != nil) == isReplaced)
    }

    @Test(arguments: ["cat", "exit 1", "kill -SEGV $$", "printf abcdefgh"])
    func `that answer nonsense, or end, are an error of their client`(_ script: String) throws {
        let workers = StyleWorkerProcesses.shell("head -c 4 > /dev/null; " + script)
        #expect(throws: StyleWorkError.crashed) {
            try workers.check(ParsedText(Sample.pill), for: WorkClient())
        }
    }

    @Test(arguments: [true, false])
    func `check a source once more that ended them after another`(isAfterAnother: Bool) throws {
        // A process ends when it is asked for the second time.
        let pill = ParsedText(Sample.pill)
        let sources = ["a", "b"].map { ParsedText(pill.text, hash: $0, programs: pill.programs) }
        let length = 4 + WorkerRequest.check(sources[0]).message.count
        let workers = StyleWorkerProcesses.shell(
            "head -c \(length) > /dev/null; \(Sample.answerToCheck); head -c 1 > /dev/null; exit 1"
        )
        _ = try workers.check(sources[0], for: WorkClient())
        let second = try? workers.check(sources[isAfterAnother ? 1 : 0], for: WorkClient())
        #expect((second != nil) == isAfterAnother)
        #expect(workers.counts[.crashed] == 1)
    }

    @Test func `that speak without being asked are replaced`() throws {
        // A second answer, before there is a second request.
        let workers = StyleWorkerProcesses.shell(
            "head -c 4 > /dev/null; \(Sample.answerToCheck); sleep 0.1; printf x; sleep 60"
        )
        for _ in 0..<2 {
            let source = try workers.check(ParsedText(Sample.pill), for: WorkClient())
            #expect(source.diagnostics.map(\.message) == ["a"])
            usleep(300_000)
        }
    }

    // MARK: Drawings that are begun

    @Test func `draw within a moment what they have drawn before`() throws {
        let workers = StyleWorkerProcesses.test()
        let source = try workers.check(ParsedText(Sample.pill), for: WorkClient())
        let drawing = StyleDrawing(source, query: "title=Buy")
        let drawn = try workers.draw(drawing, for: WorkClient())
        let begun = try #require(workers.begin(drawing))
        #expect(try begun.finish(for: WorkClient()) == drawn)
        #expect(workers.counts[.done] == 3)
    }

    @Test func `begin no drawing of a source that none of them has`() throws {
        let workers = StyleWorkerProcesses.test()
        let source = try StyleWorkerProcesses.test().check(ParsedText(Sample.pill), for: WorkClient())
        #expect(workers.begin(StyleDrawing(source)) == nil)
    }

    @Test func `finish a drawing that takes longer, and begin no other one meanwhile`() throws {
        let workers = StyleWorkerProcesses.test()
        let source = try workers.check(ParsedText(Sample.pill), for: WorkClient())
        let long = StyleDrawing(source, as: "/animation.gif", query: "fps=30", price: 200_000)
        let begun = try #require(workers.begin(long))
        #expect(!begun.isComplete)
        #expect(workers.begin(StyleDrawing(source)) == nil)
        guard case .body = try begun.finish(for: WorkClient()) else {
            Issue.record("nothing is drawn")
            return
        }
        #expect(throws: StyleWorkError.unavailable) { try begun.finish(for: WorkClient()) }
        #expect(workers.begin(StyleDrawing(source)) != nil)
    }

    @Test func `are killed if nobody wants the drawing that they have begun`() throws {
        let source = try StyleWorkerProcesses.test().check(ParsedText(Sample.pill), for: WorkClient())
        let drawing = StyleDrawing(source)
        // They answer a check, and no drawing.
        let workers = StyleWorkerProcesses.shell("head -c 4 > /dev/null; \(Sample.answerToCheck); sleep 60")
        _ = try workers.check(ParsedText(Sample.pill), for: WorkClient())
        let begun = try #require(workers.begin(drawing))
        #expect(throws: StyleWorkError.abandoned) { try begun.finish(for: WorkClient(isWaiting: { false })) }
        #expect(workers.counts[.abandoned] == 1)
        // The process is another one.
        #expect(workers.begin(drawing) == nil)
        _ = try workers.check(ParsedText(Sample.pill), for: WorkClient())
        _ = try #require(workers.begin(drawing))
        // It is dropped, and the next job has another process.
        _ = try workers.check(ParsedText(Sample.pill), for: WorkClient())
        #expect(workers.counts[.done] == 3)
    }

    @Test(arguments: ["printf '\\377\\377\\377\\377'", "exit 1", "kill -SEGV $$", "printf abcdefgh"])
    func `that answer nonsense, or end, fail when the drawing is finished`(_ script: String) throws {
        let parsed = ParsedText(Sample.pill)
        // A header has four bytes.
        let length = 4 + WorkerRequest.check(parsed).message.count
        let workers = StyleWorkerProcesses.shell(
            "head -c \(length) > /dev/null; \(Sample.answerToCheck); head -c 4 > /dev/null; " + script
        )
        let source = try workers.check(parsed, for: WorkClient())
        let drawing = StyleDrawing(
            of: .source(source, .hash, name: "Pill"),
            as: ".svg",
            query: "",
            tokens: nil,
            result: .body,
            price: 1000
        )
        let begun = try #require(workers.begin(drawing))
        #expect(throws: StyleWorkError.crashed) { try begun.finish(for: WorkClient()) }
    }

    @Test func `that cannot be started are not available`() throws {
        let workers = StyleWorkerProcesses(path: "/nowhere", arguments: [], count: 1) { _ in nil }
        #expect(throws: StyleWorkError.unavailable) {
            try workers.check(ParsedText(Sample.pill), for: WorkClient())
        }
    }

    @Test func `wait for a process no longer than a limit`() throws {
        var limits = WorkerLimits()
        limits.waitMilliseconds = 200
        let workers = StyleWorkerProcesses.shell("sleep 60", limits: limits)
        #expect(throws: StyleWorkError.unavailable) {
            try workers.check(ParsedText(Sample.pill), for: WorkClient())
        }
    }
}
