import ButtonRendering
import CustomStyles
import SwiftCode

/// The code of the control that shows a style of labels, toggles or menus.
struct StyleSampleCode {
    private let kind: CustomStyle.Kind
    private let title, systemImage: String

    /// Creates the code for a kind of root; `nil` if it needs none.
    init?(_ kind: CustomStyle.Kind, of entry: CatalogEntry, values: StyleValues) {
        guard [.labelStyle, .toggleStyle, .menuStyle].contains(kind) else { return nil }
        self.kind = kind
        func text(_ name: String) -> String {
            if case .text(let text)? = values[name] { return text.wrappedValue }
            let parameter = entry.parameters.first { $0.name == name }
            if case .text(let text)? = parameter?.kind { return text }
            return ""
        }
        title = text("title")
        systemImage = text("systemImage")
    }

    /// The state that a toggle of a preview is bound to.
    static func state(isOn values: StyleValues) -> Statement {
        let isOn = values["isOn"] == .boolean(true)
        return .expression(.name("@Previewable @State var isOn = \(isOn)"))
    }

    /// The control with a style.
    func control(with style: Expression) -> Expression {
        switch kind {
        case .toggleStyle:
            .call(
                "Toggle",
                arguments: [Argument(label: "isOn", .name("$isOn"))],
                closures: [Closure(.expression(label))]
            )
            .modified("toggleStyle", with: Argument(style))
        case .menuStyle:
            .call("Menu", closures: Closure([]), Closure(label: "label", .expression(label)))
                .modified("menuStyle", with: Argument(style))
        default:
            .call("Button", closures: Closure([]), Closure(label: "label", .expression(label)))
                .modified("labelStyle", with: Argument(style))
        }
    }

    private var label: Expression {
        systemImage.isEmpty
            ? .call("Text", with: Argument(.string(title)))
            : .call(
                "Label",
                with: Argument(.string(title)),
                Argument(label: "systemImage", .string(systemImage))
            )
    }
}
