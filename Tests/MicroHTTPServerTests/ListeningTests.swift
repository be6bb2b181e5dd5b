import Glibc
import MicroHTTPServer
import Testing

@Suite struct `A listening server` {
    @Test(arguments: ["127.0.0.1:0", "[::1]:0"])
    func `reports the port that the system chose`(text: String) throws {
        let server = try LiveServer(at: text)
        guard case .internet(_, let port) = server.address else {
            Issue.record("not an internet address")
            return
        }
        #expect(port != 0)
        #expect(try Client(server.address).request().status == 200)
    }

    @Test func `accepts IPv4 at the IPv6 wildcard`() throws {
        let server = try LiveServer(at: "[::]:0")
        guard case .internet(_, let port) = server.address else { return }
        #expect(try Client(.internet(host: "127.0.0.1", port: port)).request().status == 200)
        #expect(try Client(.internet(host: "::1", port: port)).request().status == 200)
    }

    @Test func `does not start on an address in use`() throws {
        let server = try LiveServer()
        #expect(throws: ServerError.self) { try LiveServer(at: server.address.description) }
    }

    @Test func `restarts on its port at once`() throws {
        // Not the host of the other tests: the system could choose the port for one of them in between.
        let server = try LiveServer(at: "127.0.0.9:0")
        let client = try Client(server.address)
        #expect(try client.request().status == 200)
        server.stop()
        let successor = try LiveServer(at: server.address.description)
        #expect(try Client(successor.address).request().status == 200)
    }

    @Test func `creates and removes the file of a Unix socket`() throws {
        let path = temporaryPath("created")
        let server = try LiveServer(at: "unix:\(path)")
        #expect(try Client(server.address).request().status == 200)
        #expect(throws: ServerError.self) { try LiveServer(at: "unix:\(path)") }
        server.stop()
        #expect(access(path, F_OK) != 0)
    }

    @Test func `replaces a Unix socket on which no process listens`() throws {
        let path = temporaryPath("stale")
        let stale = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        _ = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(stale, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        close(stale)
        let server = try LiveServer(at: "unix:\(path)")
        #expect(try Client(server.address).request().status == 200)
    }

    @Test func `does not replace a file that is not a socket`() throws {
        let path = temporaryPath("file")
        close(creat(path, 0o600))
        defer { unlink(path) }
        #expect(throws: ServerError.self) { try LiveServer(at: "unix:\(path)") }
        #expect(access(path, F_OK) == 0)
    }

    private func temporaryPath(_ name: String) -> String {
        "/tmp/bezel-\(getpid())-\(name).sock"
    }
}
