/// The system for which a source is read: an app for iOS in a simulator, as Xcode builds previews.
struct BuildSettings: Hashable, Sendable {
    /// The modules of the project.
    let modules: Set<String>
    /// Whether the source is in a package only.
    let isPackage: Bool

    /// The systems for which a condition is true, as bits.
    struct Systems: OptionSet {
        let rawValue: UInt8

        static let iOS = Systems(rawValue: 1)
        /// The system of which the declarations are counted.
        static let macOS = Systems(rawValue: 2)
        static let both: Systems = [.iOS, .macOS]
    }

    /// The systems for which `name(argument)` is true.
    func test(_ name: String, argument: String) -> Systems {
        switch name {
        case "os":
            switch argument {
            case "iOS": .iOS
            case "macOS", "OSX": .macOS
            default: []
            }
        case "targetEnvironment": argument == "simulator" ? .iOS : []
        case "arch": argument == "arm64" ? .both : []
        case "compiler", "swift": argument.hasPrefix("<") ? [] : .both
        case "canImport": modules(String(argument.prefix { $0 != "." && $0 != "," }))
        default: []
        }
    }

    private func modules(_ name: String) -> Systems {
        if modules.contains(name) { return .both }
        if AppleModules.macOS.contains(name) { return .macOS }
        if AppleModules.iOS.contains(name) { return .iOS }
        return AppleModules.both.contains(name) ? .both : []
    }

    /// The systems for which a flag is defined; `nil` for one of the project.
    func flag(_ name: String) -> Systems? {
        switch name {
        case "true", "DEBUG": .both
        case "false": []
        case "SWIFT_PACKAGE": isPackage ? .both : []
        default: nil
        }
    }
}
