import Compression

/// Sources of styles.
enum Sample {
    static let pill = """
        import SwiftUI

        /// A capsule that shrinks while it is pressed.
        struct Pill: ButtonStyle {
            var color: Color = .blue
            var inset: CGFloat = 12

            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                    .padding(.horizontal, inset)
                    .background(color, in: Capsule())
                    .scaleEffect(configuration.isPressed ? 0.9 : 1)
            }
        }
        """

    /// Two styles, and a name that the source does not declare.
    static let pair = """
        import SwiftUI

        struct Plate: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding(8).background(Brand.accent)
            }
        }

        struct Tap: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture { configuration.trigger() }.foregroundStyle(.red)
            }
        }
        """

    static let invalid = """
        import SwiftUI

        struct Pill: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.paddin(8)
            }
        }
        """

    /// A valid source of a length in bytes.
    static func source(length: Int, name: String = "Pill") -> String {
        let style = pill.replacing("Pill", with: name) + "\n//"
        return style + String(repeating: " ", count: length - style.utf8.count)
    }

    /// The text of an address that contains a source.
    static func data(_ source: String) -> String { Base64URL.encode(Zlib.compress(Array(source.utf8))) }
}
