/// What an app writes to use a style, and the files that it has to have for it.
///
/// An object, so that an entry of the catalogue, which every request copies, stays cheap to copy.
package final class StyleCode: Sendable {
    /// The type that the app makes one of; `nil` for a style that comes with the system.
    package let type: String?
    /// The files in UTF-8, as they are compiled here: the one of the type first.
    package let files: [[UInt8]]
    /// The parameters without which the type cannot be made.
    let required: Set<String>
    /// What the closure is for that the type is made with; `nil` if it takes none.
    package let closure: String?
    private let configurationName: @Sendable (StyleValues) -> String?

    /// A style that is not the system's.
    convenience init(
        _ type: Any.Type,
        _ files: [UInt8]...,
        required: Set<String> = [],
        closure: String? = nil,
        configuration: @escaping @Sendable (StyleValues) -> String? = { _ in nil }
    ) {
        self.init(type: "\(type)", files, required, closure, configuration)
    }

    private init(
        type: String?,
        _ files: [[UInt8]],
        _ required: Set<String>,
        _ closure: String?,
        _ configurationName: @escaping @Sendable (StyleValues) -> String?
    ) {
        self.type = type
        self.files = files
        self.required = required
        self.closure = closure
        self.configurationName = configurationName
    }

    static let system = StyleCode(type: nil, [], [], nil) { _ in nil }

    /// The configuration of UIKit's that the button begins with; `nil` if it is the one of the entry's name.
    package func configuration(for values: StyleValues) -> String? { configurationName(values) }
}
