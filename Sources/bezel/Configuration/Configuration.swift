import Glibc
import MicroHTTPServer

/// How the program runs: flags, else environment variables, else defaults.
struct Configuration {
    /// The form of the log.
    enum LogFormat: String, CaseIterable {
        case text, json, none
    }

    let listen: ListenAddress
    let publicFolder: String
    let fontFolder: String
    let symbolFontFolder: String
    /// In mebibytes.
    let cacheSize: Int
    let logFormat: LogFormat

    /// Takes the flags; those of the address only for a command that has to do with one.
    init(_ arguments: inout Arguments, listens: Bool) throws(ProgramError) {
        listen = listens ? try Self.listen(&arguments) : Self.standardAddress
        publicFolder = try Self.value("--public", "BEZEL_PUBLIC", &arguments)?.text ?? "public"
        fontFolder = try Self.value("--fonts", "BEZEL_FONTS", &arguments)?.text ?? "/usr/share/fonts"
        symbolFontFolder =
            try Self.value("--symbol-fonts", "BEZEL_SYMBOL_FONTS", &arguments)?.text ?? ".deps/fonts"
        cacheSize = try Self.cacheSize(&arguments)
        logFormat = try Self.logFormat(&arguments)
    }

    /// A value and where it came from, for the message if it is wrong.
    private struct Setting {
        let text: String
        let source: String
    }

    private static func value(
        _ flag: String,
        _ variable: String,
        _ arguments: inout Arguments
    ) throws(ProgramError) -> Setting? {
        if let text = try arguments.takeValue(flag) { return Setting(text: text, source: flag) }
        return environment(variable).map { Setting(text: $0, source: variable) }
    }

    /// A variable that is set to nothing is not set.
    private static func environment(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    private static let standardAddress = ListenAddress.internet(host: "127.0.0.1", port: 8080)

    private static func listen(_ arguments: inout Arguments) throws(ProgramError) -> ListenAddress {
        if let setting = try value("--listen", "BEZEL_LISTEN", &arguments) {
            do {
                return try ListenAddress(setting.text)
            } catch {
                throw .usage(
                    """
                    \(setting.source) “\(setting.text)” is no address; \
                    it is like 127.0.0.1:8080, [::]:8080 or unix:/run/bezel.sock
                    """
                )
            }
        }
        // Platforms that choose the port say so in PORT and knock from outside.
        guard let port = environment("PORT") else {
            return standardAddress
        }
        guard let number = UInt16(port), number > 0 else {
            throw .usage("PORT “\(port)” is no port; it is a number from 1 to 65535")
        }
        return .internet(host: "0.0.0.0", port: number)
    }

    private static func cacheSize(_ arguments: inout Arguments) throws(ProgramError) -> Int {
        guard let setting = try value("--cache", "BEZEL_CACHE", &arguments) else { return 24 }
        guard let size = Int(setting.text), (1...1024).contains(size) else {
            throw .usage("\(setting.source) “\(setting.text)” is no size; it is 1 to 1024 MiB")
        }
        return size
    }

    private static func logFormat(_ arguments: inout Arguments) throws(ProgramError) -> LogFormat {
        guard let setting = try value("--log-format", "BEZEL_LOG_FORMAT", &arguments) else {
            return .text
        }
        guard let format = LogFormat(rawValue: setting.text) else {
            throw .usage("\(setting.source) “\(setting.text)” is no format; it is text, json or none")
        }
        return format
    }
}
