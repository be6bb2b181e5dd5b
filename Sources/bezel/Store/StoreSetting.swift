import Glibc
import StyleStore

/// The place where the program stores sources.
enum StoreSetting: Hashable {
    case none
    case location(StoreLocation)
    /// The file of the program for its user, if it can be written.
    case standard

    /// Reads the value of an option.
    init(_ text: String) {
        self = text == "none" ? .none : .location(StoreLocation(text))
    }

    /// The path of the standard file: in `$XDG_STATE_HOME`, else in `~/.local/state` (XDG Base Directory 0.8); `nil`
    /// without a home.
    static func standardPath(_ variable: (String) -> String?) -> String? {
        // The specification ignores a relative path.
        let state = variable("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        let folder = state ?? variable("HOME").flatMap { $0.hasPrefix("/") ? $0 + "/.local/state" : nil }
        return folder.map { $0 + "/bezel/styles.sqlite" }
    }
}
