import Foundation
import Glibc
import Testing

@testable import StyleStore

/// A server of Debian's PostgreSQL with an empty database, at a Unix socket in a folder of its own.
final class PostgreSQLServer {
    private let folder: TemporaryFolder
    private var process: Process?

    init() throws {
        folder = TemporaryFolder()
        // PostgreSQL does not run as root.
        if Self.isRoot { try Self.run("/bin/chown", "postgres", folder.path) }
        let data = folder.path + "/data"
        try Self.run(
            Self.program("initdb"),
            "-D",
            data,
            "-U",
            "bezel",
            "--auth=trust",
            "-E",
            "UTF8",
            "--no-sync"
        )
        try start()
    }

    deinit {
        stop()
    }

    /// The URL of the database, with further parameters.
    func url(_ parameters: String = "") -> String {
        "postgres://bezel@/postgres?host=\(folder.path)" + parameters
    }

    func start() throws {
        let process = Process()
        let arguments = [
            Self.program("postgres"), "-D", folder.path + "/data", "-k", folder.path, "-c",
            "listen_addresses=",
        ]
        (process.executableURL, process.arguments) = Self.command(arguments)
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        self.process = process
        for _ in 0..<200 {
            if (try? PostgreSQLConnection(url: url(), waitingTime: 1000)) != nil { return }
            usleep(50_000)
        }
        Issue.record("PostgreSQL does not start")
    }

    /// Ends the server as a loss of power would: its processes cannot write anything more.
    func kill() {
        signal(SIGKILL)
    }

    func stop() {
        signal(SIGQUIT)
    }

    func signal(_ number: Int32) {
        guard let process else { return }
        // The processes of connections end with their server; those that are stopped would not.
        for child in Self.children(of: process.processIdentifier) { Glibc.kill(child, number) }
        Glibc.kill(process.processIdentifier, number)
        guard number != SIGSTOP, number != SIGCONT else { return }
        process.waitUntilExit()
        self.process = nil
    }

    private static func children(of parent: Int32) -> [Int32] {
        let text = try? String(contentsOfFile: "/proc/\(parent)/task/\(parent)/children", encoding: .utf8)
        return (text ?? "").split(separator: " ").compactMap { Int32($0) }
    }

    private static let isRoot = getuid() == 0

    private static func command(_ arguments: [String]) -> (URL, [String]) {
        guard isRoot else { return (URL(filePath: arguments[0]), Array(arguments.dropFirst())) }
        let user = ["--reuid=postgres", "--regid=postgres", "--clear-groups"]
        return (URL(filePath: "/usr/bin/setpriv"), user + arguments)
    }

    /// The path of a program of the newest version that is installed.
    private static func program(_ name: String) -> String {
        let folder = "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return "\(folder)/\(versions.compactMap { Int($0) }.max() ?? 0)/bin/\(name)"
    }

    private static func run(_ arguments: String...) throws {
        let process = Process()
        (process.executableURL, process.arguments) =
            arguments[0] == "/bin/chown"
            ? (URL(filePath: arguments[0]), Array(arguments.dropFirst())) : command(arguments)
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(arguments)")
    }
}
