import StyleRuntime

/// The names of attributes that both SwiftUI and UIKit have, with types of their own.
package enum AttributeScope {
    /// The name of an attribute of SwiftUI in the table, which no source can write.
    package static func swiftUI(_ name: String) -> String { "swiftUI.\(name)" }
}
