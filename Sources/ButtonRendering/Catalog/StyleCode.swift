/// The code that an app needs to use a style.
///
/// A class, so that entries of the catalog stay cheap to copy.
package final class StyleCode: Sendable {
    /// The name of the style's type; `nil` for a style of the system.
    package let type: String?
    /// The source files in UTF-8, as they are compiled here, that of the type first.
    package let files: [[UInt8]]
    /// The parameters that the type's initializer requires.
    package let required: Set<String>
    /// The purpose of the closure that the initializer takes, as a sentence; `nil` if it takes none.
    package let closure: String?
    private let configurationName: @Sendable (StyleValues) -> String?

    package init(
        type: String?,
        files: [[UInt8]],
        required: Set<String> = [],
        closure: String? = nil,
        configuration: @escaping @Sendable (StyleValues) -> String? = { _ in nil }
    ) {
        self.type = type
        self.files = files
        self.required = required
        self.closure = closure
        configurationName = configuration
    }

    /// The code of a style that comes with the system.
    package static let system = StyleCode(type: nil, files: [])

    /// The static function of `UIButton.Configuration` that the button begins with; the entry's name if `nil`.
    package func configuration(for values: StyleValues) -> String? { configurationName(values) }
}

extension StyleCode {
    /// The code of a style that is not the system's.
    convenience init(
        _ type: Any.Type,
        files: [UInt8]...,
        required: Set<String> = [],
        closure: String? = nil,
        configuration: @escaping @Sendable (StyleValues) -> String? = { _ in nil }
    ) {
        self.init(
            type: "\(type)",
            files: files,
            required: required,
            closure: closure,
            configuration: configuration
        )
    }
}
