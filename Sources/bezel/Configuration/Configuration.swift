import Glibc
import MicroHTTPServer

/// The settings of the program: from options, else environment variables, else defaults.
struct Configuration {
    let listen: ListenAddress
    let publicFolder: String
    let fontFolder: String
    let symbolFontFolder: String
    /// In mebibytes.
    let cacheSize: Int
    /// `nil` for no log.
    let logFormat: LogLineFormat?

    /// Reads the settings and removes their options; the address only for a command that has one.
    init(_ arguments: inout Arguments, hasAddress: Bool) throws(ProgramError) {
        listen = hasAddress ? try Self.listen(&arguments) : Self.defaultAddress
        publicFolder =
            try Self.setting("--public", variable: "BEZEL_PUBLIC", in: &arguments)?.text ?? "public"
        fontFolder =
            try Self.setting("--fonts", variable: "BEZEL_FONTS", in: &arguments)?.text
            ?? "/usr/share/fonts"
        symbolFontFolder =
            try Self.setting("--symbol-fonts", variable: "BEZEL_SYMBOL_FONTS", in: &arguments)?.text
            ?? ".deps/fonts"
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
    private static func environment(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    private static let defaultAddress = ListenAddress.internet(host: "127.0.0.1", port: 8080)

    private static func listen(_ arguments: inout Arguments) throws(ProgramError) -> ListenAddress {
        if let setting = try Self.setting("--listen", variable: "BEZEL_LISTEN", in: &arguments) {
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
        // Platforms that choose the port set PORT, and connect from another machine.
        guard let port = environment("PORT") else {
            return defaultAddress
        }
        guard let number = UInt16(port), number > 0 else {
            throw .usage("PORT “\(port)” is not a port, a number from 1 to 65535")
        }
        return .internet(host: "0.0.0.0", port: number)
    }

    private static func cacheSize(_ arguments: inout Arguments) throws(ProgramError) -> Int {
        guard let setting = try Self.setting("--cache", variable: "BEZEL_CACHE", in: &arguments) else {
            return 32
        }
        guard let size = Int(setting.text), (1...1024).contains(size) else {
            throw .usage("\(setting.source) “\(setting.text)” is not a size from 1 to 1024 MiB")
        }
        return size
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
