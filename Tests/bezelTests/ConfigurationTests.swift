import ButtonAPI
import MicroHTTPServer
import ProjectFiles
import Testing

@testable import bezel

@Suite struct `The configuration` {
    @Test func `uses all processors by default`() throws {
        #expect(try configuration().threads == min(Processors.available, 256))
        #expect(Processors.available >= 1)
    }

    @Test(arguments: [1, 256])
    func `takes a number of threads`(number: Int) throws {
        #expect(try configuration("--threads", "\(number)").threads == number)
    }

    @Test(arguments: ["0", "257", "-1", "two", "1.5", ""])
    func `refuses other numbers of threads`(text: String) {
        #expect(
            errorMessage("--threads=\(text)")
                == "--threads “\(text)” is not a number of threads, from 1 to 256"
        )
    }

    @Test func `trusts no proxy by default`() throws {
        #expect(try configuration().trustedProxies == [])
    }

    @Test func `takes ranges of trusted proxies`() throws {
        let proxies = try configuration("--trusted-proxy", "10.0.0.0/8, ::1,192.0.2.1").trustedProxies
        #expect(
            proxies == [
                try AddressRange("10.0.0.0/8"), try AddressRange("::1"), try AddressRange("192.0.2.1"),
            ]
        )
    }

    @Test(arguments: [
        ("", "“” is not an address"),
        ("::1,", "“” is not an address"),
        ("proxy.example", "“proxy.example” is not an address"),
        ("::1,10.0.0.0/40", "“10.0.0.0/40” does not end with the length of a prefix, a number from 0 to 32"),
        ("10.0.0.1/8", "“10.0.0.1/8” has bits behind its prefix"),
    ])
    func `refuses other texts as proxies`(text: String, problem: String) throws {
        let message = try #require(errorMessage("--trusted-proxy=\(text)"))
        #expect(message.hasPrefix("--trusted-proxy \(problem)"))
        #expect(!message.contains("\n"))
    }

    @Test func `serves a folder by its name and by the older one`() throws {
        #expect(try configuration().servedFolder == nil)
        let project = try #require(try configuration("--project", "App").servedFolder)
        #expect(project.path == "App" && project.isProject)
        let styles = try #require(try configuration("--styles=App").servedFolder)
        #expect(styles.path == "App" && !styles.isProject)
    }

    @Test func `refuses both names of a folder`() {
        #expect(throws: ProgramError.self) { try configuration("--project=A", "--styles=B") }
        var message: String?
        do { _ = try configuration("--project=A", "--styles=A") } catch {
            message = (error as? ProgramError)?.message
        }
        #expect(message == "--styles is the older name of --project, so only one of them can be set")
    }

    @Test func `takes patterns and packages several times`() throws {
        let settings = try configuration(
            "--exclude",
            "Generated/",
            "--exclude=*.gen.swift",
            "--include=Vendor/",
            "--package=/tmp",
            "--package",
            "/"
        ).folderSettings
        #expect(settings.excluded.decision(on: ["A.gen.swift"], isFolder: false) == true)
        #expect(settings.excluded.decision(on: ["Generated"], isFolder: true) == true)
        #expect(settings.included.decision(on: ["Vendor"], isFolder: true) == true)
        #expect(settings.packages.map(\.folder) == ["@tmp", "@package"])
    }

    @Test(arguments: [
        ("--exclude=", "--exclude needs a pattern, such as Generated/ or *.gen.swift"),
        ("--exclude", "--exclude needs a value"),
        ("--include=a\nb", "--include has one pattern for each time that it is given"),
        ("--package=/no/such", "/no/such is no folder; --package names a checkout of a package"),
    ])
    func `refuses other patterns and packages`(argument: String, message: String) {
        #expect(errorMessage(argument) == message)
    }

    @Test func `has no listener of metrics by default`() throws {
        #expect(try configuration().metricsListen == nil)
    }

    @Test(arguments: ["127.0.0.1:9464", "[::]:0", "unix:/run/metrics.sock"])
    func `takes an address of the metrics`(address: String) throws {
        #expect(try configuration("--metrics-listen", address).metricsListen == ListenAddress(address))
    }

    @Test(arguments: ["", "9464", "localhost:9464", "127.0.0.1:65536"])
    func `refuses other texts as an address of the metrics`(text: String) throws {
        let message = try #require(errorMessage("--metrics-listen=\(text)"))
        #expect(message.hasPrefix("--metrics-listen “\(text)” is not an address"))
    }

    @Test func `allows its own origins, and others`() throws {
        #expect(
            try configuration("--listen", "127.0.0.1:81").allowedOrigins
                == ["http://localhost:81", "http://127.0.0.1:81", "http://[::1]:81"]
        )
        #expect(
            try configuration("--listen", "[2001:db8::1]:81").allowedOrigins == ["http://[2001:db8::1]:81"]
        )
        #expect(
            try configuration(
                "--listen",
                "127.0.0.1:0",
                "--allowed-origins",
                "https://a.example, http://b:8080"
            )
            .allowedOrigins == ["https://a.example", "http://b:8080"]
        )
    }

    @Test func `has a public URL, whose origin is its own`() throws {
        #expect(try configuration().publicURL == nil)
        let configuration = try configuration(
            "--listen",
            "127.0.0.1:0",
            "--public-url",
            "https://Bezel.example/"
        )
        #expect(configuration.publicURL?.origin == "https://bezel.example")
        #expect(configuration.allowedOrigins == ["https://bezel.example"])
    }

    @Test func `lets scripts of the public URL, or of the host of a request, store sources`() throws {
        #expect(try configuration().writingOrigins == WritingOrigins())
        let configuration = try configuration(
            "--allowed-origins",
            "https://a.example",
            "--public-url",
            "https://bezel.example/"
        )
        let url = PublicURL("https://bezel.example")
        #expect(
            configuration.writingOrigins == WritingOrigins(allowed: ["https://a.example"], publicURL: url)
        )
        #expect(configuration.writingOrigins != WritingOrigins(allowed: ["https://a.example"]))
    }

    @Test(arguments: ["bezel.example", "https://", "https://a?b"])
    func `refuses other texts as a public URL`(text: String) throws {
        let message = try #require(errorMessage("--public-url=\(text)"))
        #expect(message.hasPrefix("--public-url “\(text)” is not a URL"))
    }

    @Test(arguments: ["", "*", "null", "a.example", "https://", "https://a/", "https://a,", "ftp://a"])
    func `refuses other texts as origins`(text: String) throws {
        let message = try #require(errorMessage("--allowed-origins=\(text)"))
        #expect(message.hasPrefix("--allowed-origins “"))
    }

    @Test(arguments: [("text", LogLineFormat.text), ("json", .json), ("none", nil)])
    func `takes a log format`(text: String, format: LogLineFormat?) throws {
        #expect(try configuration("--log-format", text).logFormat == format)
    }
}

private func configuration(_ arguments: String...) throws -> Configuration {
    var arguments = Arguments(arguments[...])
    let configuration = try Configuration(&arguments, hasAddress: true)
    try arguments.requireEnd()
    return configuration
}

/// The error of an argument.
private func errorMessage(_ argument: String) -> String? {
    do {
        _ = try configuration(argument)
        return nil
    } catch {
        return (error as? ProgramError)?.message
    }
}
