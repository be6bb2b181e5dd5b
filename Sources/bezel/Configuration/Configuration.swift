import ButtonAPI
import Glibc
import MicroHTTPServer
import ProjectFiles

/// The settings of the program: from options, else environment variables, else defaults.
struct Configuration {
    let listen: ListenAddress
    /// The address of the metrics; `nil` for none.
    let metricsListen: ListenAddress?
    /// The number of threads that serve connections, and of those that draw.
    let threads: Int
    /// The number of processes that check and draw sources.
    let workers: Int
    /// The addresses of proxies, which say the address of their client.
    let trustedProxies: [AddressRange]
    /// The origins whose scripts may call tools: those of the service itself, and others.
    let allowedOrigins: Set<String>
    /// Those that are not of the service itself.
    let otherOrigins: Set<String>
    /// The origins whose scripts may store sources.
    let writingOrigins: WritingOrigins
    /// The start of the absolute addresses of the service; `nil` for that of the address at which it listens.
    let publicURL: PublicURL?
    /// The place where sources of users' own are stored.
    let store: StoreSetting
    /// The file that is their store if no option names one; `nil` without a home folder.
    let standardStorePath: String?
    /// Whether sources are drawn that requests name or contain.
    let drawsSources: Bool
    /// The token that a client needs to store a source; `nil` for none.
    let customToken: String?
    /// The bytes that one address may store within a day; `nil` for no limit.
    let storedBytesPerDay: Int?
    /// The days without a read after which a source may be removed when the store is full; `nil` if none ever is.
    let unreadDays: Int?
    let publicFolder: String
    /// The folder that is drawn while it is edited; `nil` for none.
    let servedFolder: ServedFolder?
    /// The choice of the files of folders.
    let folderSettings: FolderSettings
    let fontFolder: String
    let symbolFontFolder: String
    /// In mebibytes.
    let cacheSize: Int
    /// `nil` for no log.
    let logFormat: LogLineFormat?

    /// Reads the settings and removes their options; the address only for a command that has one.
    init(_ arguments: inout Arguments, hasAddress: Bool) throws(ProgramError) {
        listen = hasAddress ? try Self.listen(&arguments) : Self.defaultAddress
        metricsListen = hasAddress ? try Self.metricsListen(&arguments) : nil
        threads = hasAddress ? try Self.threads(&arguments) : 1
        trustedProxies = hasAddress ? try Self.trustedProxies(&arguments) : []
        publicURL = hasAddress ? try Self.publicURL(&arguments) : nil
        let ownOrigins = listen.ownOrigins.union(publicURL.map { [$0.origin] } ?? [])
        otherOrigins = hasAddress ? try Self.allowedOrigins(&arguments) : []
        allowedOrigins = hasAddress ? otherOrigins.union(ownOrigins) : []
        writingOrigins = WritingOrigins(allowed: otherOrigins, publicURL: publicURL)
        store = hasAddress ? try Self.store(&arguments) : .none
        standardStorePath = StoreSetting.standardPath(Self.environment)
        drawsSources = hasAddress ? try Self.drawsSources(&arguments) : false
        customToken = hasAddress ? try Self.customToken(&arguments) : nil
        storedBytesPerDay = hasAddress ? try Self.storedBytesPerDay(&arguments) : nil
        unreadDays = hasAddress ? try Self.unreadDays(&arguments) : nil
        publicFolder =
            try Self.setting("--public", variable: "BEZEL_PUBLIC", in: &arguments)?.text
            ?? InstalledFiles.page
        servedFolder = hasAddress ? try Self.servedFolder(&arguments) : nil
        workers = hasAddress ? try Self.workers(&arguments, isPublic: servedFolder == nil) : 1
        folderSettings = try FolderSettings(&arguments)
        fontFolder =
            try Self.setting("--fonts", variable: "BEZEL_FONTS", in: &arguments)?.text
            ?? InstalledFiles.fonts
        symbolFontFolder =
            try Self.setting("--symbol-fonts", variable: "BEZEL_SYMBOL_FONTS", in: &arguments)?.text
            ?? InstalledFiles.symbolFonts
        cacheSize = try Self.cacheSize(&arguments)
        logFormat = try Self.logFormat(&arguments)
    }

    /// A value, and the option or variable that set it, for error messages.
    private struct Setting {
        let text: String
        let source: String
    }

    private static func setting(
        _ option: String,
        variable: String,
        in arguments: inout Arguments
    ) throws(ProgramError) -> Setting? {
        if let text = try arguments.takeValue(option) { return Setting(text: text, source: option) }
        return environment(variable).map { Setting(text: $0, source: variable) }
    }

    /// The value of an environment variable; `nil` if it is not set, or empty.
    static func environment(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    private static let defaultAddress = ListenAddress.internet(host: "127.0.0.1", port: 8080)

    private static func listen(_ arguments: inout Arguments) throws(ProgramError) -> ListenAddress {
        if let setting = try Self.setting("--listen", variable: "BEZEL_LISTEN", in: &arguments) {
            return try address(of: setting)
        }
        // Platforms that choose the port set PORT, and connect from another machine.
        guard let port = environment("PORT") else {
            return defaultAddress
        }
        guard let number = UInt16(port), number > 0 else {
            throw .usage("PORT “\(port)” is not a port, a number from 1 to 65535")
        }
        return .internet(host: "0.0.0.0", port: number)
    }

    private static func metricsListen(_ arguments: inout Arguments) throws(ProgramError) -> ListenAddress? {
        guard
            let setting = try Self.setting(
                "--metrics-listen",
                variable: "BEZEL_METRICS_LISTEN",
                in: &arguments
            )
        else {
            return nil
        }
        return try address(of: setting)
    }

    private static func address(of setting: Setting) throws(ProgramError) -> ListenAddress {
        do {
            return try ListenAddress(setting.text)
        } catch {
            throw .usage(
                """
                \(setting.source) “\(setting.text)” is not an address; \
                an address is written as 127.0.0.1:8080, [::]:8080 or unix:/run/bezel.sock
                """
            )
        }
    }

    private static func cacheSize(_ arguments: inout Arguments) throws(ProgramError) -> Int {
        guard let setting = try Self.setting("--cache", variable: "BEZEL_CACHE", in: &arguments) else {
            return 64
        }
        guard let size = Int(setting.text), (1...1024).contains(size) else {
            throw .usage("\(setting.source) “\(setting.text)” is not a size from 1 to 1024 MiB")
        }
        return size
    }

    /// A number within a range; by default that of the processors that the process may use.
    private static func number(
        of noun: String,
        in range: ClosedRange<Int>,
        option: String,
        variable: String,
        default standard: Int = Processors.available,
        from arguments: inout Arguments
    ) throws(ProgramError) -> Int {
        guard let setting = try Self.setting(option, variable: variable, in: &arguments) else {
            return min(standard, range.upperBound)
        }
        guard let number = Int(setting.text), range.contains(number) else {
            throw .usage(
                "\(setting.source) “\(setting.text)” is not a number of \(noun), "
                    + "from \(range.lowerBound) to \(range.upperBound)"
            )
        }
        return number
    }

    private static func threads(_ arguments: inout Arguments) throws(ProgramError) -> Int {
        try number(
            of: "threads",
            in: 1...256,
            option: "--threads",
            variable: "BEZEL_THREADS",
            from: &arguments
        )
    }

    /// One client never has all of the processes, so a service for many has one more than one client can use.
    private static func workers(_ arguments: inout Arguments, isPublic: Bool) throws(ProgramError) -> Int {
        try number(
            of: "processes",
            in: 1...64,
            option: "--workers",
            variable: "BEZEL_WORKERS",
            default: Processors.available + (isPublic ? 1 : 0),
            from: &arguments
        )
    }

    private static func trustedProxies(
        _ arguments: inout Arguments
    ) throws(ProgramError) -> [AddressRange] {
        guard
            let setting = try Self.setting("--trusted-proxy", variable: "BEZEL_TRUSTED_PROXY", in: &arguments)
        else {
            return []
        }
        var ranges: [AddressRange] = []
        for item in setting.text.split(separator: ",", omittingEmptySubsequences: false) {
            let text = item.trimmingBlanks
            do {
                ranges.append(try AddressRange(text))
            } catch {
                throw .usage("\(setting.source) “\(text)” \(error.problem)")
            }
        }
        return ranges
    }

    private static func allowedOrigins(_ arguments: inout Arguments) throws(ProgramError) -> Set<String> {
        guard
            let setting = try Self.setting(
                "--allowed-origins",
                variable: "BEZEL_ALLOWED_ORIGINS",
                in: &arguments
            )
        else {
            return []
        }
        var origins: Set<String> = []
        for item in setting.text.split(separator: ",", omittingEmptySubsequences: false) {
            let origin = String(item.trimmingBlanks)
            let host = ["https://", "http://"].first(where: origin.hasPrefix).map {
                origin.dropFirst($0.count)
            }
            guard let host, !host.isEmpty, host.allSatisfy({ $0.isASCII && !"/?#@ ".contains($0) }) else {
                throw .usage(
                    "\(setting.source) “\(origin)” is not an origin, which is written as https://example.com"
                )
            }
            origins.insert(origin)
        }
        return origins
    }

    private static func publicURL(_ arguments: inout Arguments) throws(ProgramError) -> PublicURL? {
        guard let setting = try Self.setting("--public-url", variable: "BEZEL_PUBLIC_URL", in: &arguments)
        else { return nil }
        guard let url = PublicURL(setting.text) else {
            throw .usage(
                "\(setting.source) “\(setting.text)” is not a URL, which is written as https://bezel.example"
            )
        }
        return url
    }

    private static func servedFolder(_ arguments: inout Arguments) throws(ProgramError) -> ServedFolder? {
        let project = try Self.setting("--project", variable: "BEZEL_PROJECT", in: &arguments)
        let styles = try Self.setting("--styles", variable: "BEZEL_STYLES", in: &arguments)
        if let project, let styles {
            throw .usage(
                "\(styles.source) is the older name of \(project.source), so only one of them can be set"
            )
        }
        if let project { return ServedFolder(path: project.text, option: project.source, isProject: true) }
        return styles.map { ServedFolder(path: $0.text, option: $0.source, isProject: false) }
    }

    private static func store(_ arguments: inout Arguments) throws(ProgramError) -> StoreSetting {
        guard let setting = try Self.setting("--store", variable: "BEZEL_STORE", in: &arguments) else {
            return .standard
        }
        guard !setting.text.isEmpty else {
            throw .usage("\(setting.source) is empty; it is a file, postgres://user@host/database, or none")
        }
        return StoreSetting(setting.text)
    }

    private static func drawsSources(_ arguments: inout Arguments) throws(ProgramError) -> Bool {
        guard let setting = try Self.setting("--custom", variable: "BEZEL_CUSTOM", in: &arguments) else {
            return true
        }
        switch setting.text {
        case "on": return true
        case "off": return false
        default: throw .usage("\(setting.source) “\(setting.text)” is neither on nor off")
        }
    }

    private static func customToken(_ arguments: inout Arguments) throws(ProgramError) -> String? {
        guard
            let setting = try Self.setting(
                "--custom-token",
                variable: "BEZEL_CUSTOM_TOKEN",
                in: &arguments
            )
        else { return nil }
        // The characters of a header field, without blanks at its ends. The value is secret, so no message has it.
        let isToken = setting.text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        guard isToken, !setting.text.isEmpty else {
            throw .usage(
                "\(setting.source) is not a token, which is letters, digits and signs of ASCII without blanks"
            )
        }
        return setting.text
    }

    private static func storedBytesPerDay(_ arguments: inout Arguments) throws(ProgramError) -> Int? {
        guard let setting = try Self.setting("--store-daily", variable: "BEZEL_STORE_DAILY", in: &arguments)
        else { return WritingRate().bytesPerDay }
        // A number 0 could mean that nothing may be stored, as well as that there is no limit.
        if setting.text == "none" { return nil }
        guard let size = Int(setting.text), (1...1024).contains(size) else {
            throw .usage("\(setting.source) “\(setting.text)” is neither a size from 1 to 1024 MiB nor none")
        }
        return size << 20
    }

    private static func unreadDays(_ arguments: inout Arguments) throws(ProgramError) -> Int? {
        guard let setting = try Self.setting("--store-forget", variable: "BEZEL_STORE_FORGET", in: &arguments)
        else { return nil }
        let range = 1...36_500
        guard let days = Int(setting.text), range.contains(days) else {
            throw .usage(
                "\(setting.source) “\(setting.text)” is not a number of days, "
                    + "from \(range.lowerBound) to \(range.upperBound)"
            )
        }
        return days
    }

    private static func logFormat(_ arguments: inout Arguments) throws(ProgramError) -> LogLineFormat? {
        guard let setting = try Self.setting("--log-format", variable: "BEZEL_LOG_FORMAT", in: &arguments)
        else {
            return .text
        }
        switch setting.text {
        case "text": return .text
        case "json": return .json
        case "none": return nil
        default:
            throw .usage(
                "\(setting.source) “\(setting.text)” is not a format; the formats are text, json and none"
            )
        }
    }
}

extension ListenAddress {
    /// The origins of pages of the service itself; none where the system chooses the port, and at a Unix socket.
    fileprivate var ownOrigins: Set<String> {
        guard case .internet(let host, let port) = self, port != 0 else { return [] }
        let isLocal = ["127.0.0.1", "0.0.0.0", "::1", "::"].contains(host)
        let names = isLocal ? ["localhost", "127.0.0.1", "[::1]"] : [host.contains(":") ? "[\(host)]" : host]
        return Set(names.map { "http://\($0):\(port)" })
    }
}

extension Substring {
    /// The text without blanks at its beginning and its end.
    fileprivate var trimmingBlanks: Substring {
        var text = drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return text
    }
}

extension AddressRangeError {
    /// The words for the error, behind the text.
    fileprivate var problem: String {
        switch self {
        case .addressInvalid:
            "is not an address or a range of addresses, which is written as 10.0.0.0/8 or 2001:db8::1"
        case .prefixInvalid(let longest):
            "does not end with the length of a prefix, a number from 0 to \(longest)"
        case .addressBehindPrefix:
            "has bits behind its prefix; instead of 10.0.0.1/8 write 10.0.0.0/8, or 10.0.0.1 for one address"
        }
    }
}
