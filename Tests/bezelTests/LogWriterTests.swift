import Glibc
import MicroHTTPServer
import Testing

@testable import bezel

@Suite struct `A log` {
    private static let lineCount = 20_000

    @Test(arguments: [
        (LogLineFormat.text, " dropped ", " lines of the log"),
        (.json, "\"dropped\":", "}"),
    ])
    func `drops lines that nobody reads, and counts them`(
        format: LogLineFormat,
        prefix: String,
        suffix: String
    ) throws {
        let pipe = Pipe()
        // The lines have 208 KB; the pipe takes 64 KiB, and a batch and the queue 10 KB each.
        let writer = try LogWriter(format: format, descriptor: pipe.writer, limit: 10_000)
        for number in 0..<Self.lineCount { writer.append("line \(number)") }

        // The thread of the log still waits for a reader, and writes the rest when there is one. Each report of
        // dropped lines stands where they are missing.
        var next = 0
        var reports = 0
        _ = pipe.lines { line, _ in
            if let digits = line.split(separator: prefix).last?.dropLast(suffix.count),
                let dropped = Int(digits)
            {
                next += dropped
                reports += 1
            } else {
                #expect(line == "line \(next)")
                next += 1
            }
            return next >= Self.lineCount
        }
        #expect(next == Self.lineCount)
        #expect(reports > 0)

        writer.append("after")
        #expect(pipe.lines { _, _ in true } == ["after"])
        writer.close()
    }

    @Test func `ends although nobody reads`() throws {
        let pipe = Pipe()
        let writer = try LogWriter(format: .text, descriptor: pipe.writer)
        for number in 0..<Self.lineCount { writer.append("line \(number)") }
        let start = time(nil)
        writer.close()
        // The other tests may take the processor meanwhile.
        #expect(time(nil) - start <= LogLimits.stop + 5)
        // The thread that blocks in a write has taken no line with it, and ends now.
        #expect(pipe.lines { _, count in count == Self.lineCount }.count == Self.lineCount)
    }

    @Test func `writes all lines before it ends`() throws {
        let pipe = Pipe()
        let writer = try LogWriter(format: .text, descriptor: pipe.writer)
        for number in 0..<1_000 { writer.append("\(number)") }
        writer.close()
        #expect(pipe.lines { _, count in count == 1_000 } == (0..<1_000).map { "\($0)" })
    }

    @Test func `takes whole lines from several threads`() throws {
        let pipe = Pipe()
        let writer = try LogWriter(format: .text, descriptor: pipe.writer)
        let threads = try (0..<4).map { thread in
            try BackgroundThread(name: "test") {
                for number in 0..<5_000 { writer.append("\(thread) \(number)") }
            }
        }
        let lines = pipe.lines { _, count in count == 20_000 }
        for thread in threads { thread.join() }
        writer.close()
        for thread in 0..<4 {
            #expect(lines.filter { $0.hasPrefix("\(thread) ") } == (0..<5_000).map { "\(thread) \($0)" })
        }
    }

    @Test func `reports lines that the system refuses`() throws {
        signal(SIGPIPE, SIG_IGN)
        let pipe = Pipe()
        let descriptor = dup(pipe.writer)
        defer { close(descriptor) }
        let writer = try LogWriter(format: .text, descriptor: descriptor)
        // A file of a size limit would need a limit for the whole process; a descriptor for reading refuses as well.
        dup2(pipe.reader, descriptor)
        for number in 0..<3 { writer.append("refused \(number)") }
        // Much longer than lines are collected, since the other tests may take the processor meanwhile.
        usleep(200 * LogLimits.collection)
        dup2(pipe.writer, descriptor)
        writer.append("written")
        let lines = pipe.lines { line, _ in line.contains("dropped") }
        #expect(lines.first == "written")
        #expect(lines.last?.hasSuffix(" dropped 3 lines of the log") == true)
        writer.close()
    }
}

extension LogWriter {
    fileprivate func append(_ line: String) {
        append(atMost: line.utf8.count + 1) { bytes, _ in bytes.append("\(line)\n") }
    }
}
