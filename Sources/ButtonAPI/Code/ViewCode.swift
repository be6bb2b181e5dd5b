import ButtonRendering
import CustomStyles
import SwiftCode
import ViewEngine

/// A preview of a view of a source, with the values that a request gives it; the source follows.
struct ViewCode {
    let request: ButtonRequest
    let entry: CatalogEntry

    /// Nothing for a root that the source itself shows: a preview, or an expression at its top.
    var declarations: [Statement] {
        guard let type = entry.code.type, let kind = entry.customRoot?.kind, kind.isShownByCode else {
            return []
        }
        let control = request.button.control
        let given = entry.arguments(for: control.styleValues)
        let root = Expression.call(type, arguments: given.map { Argument(label: $0.label, $0.value.code) })
        var view = StyleSampleCode(kind, of: entry, values: control.styleValues)?.control(with: root) ?? root
        let missing = entry.code.required.subtracting(given.map(\.name)).sorted()
        if control.controlSize != .regular {
            view.modify("controlSize", with: Argument(.member("\(control.controlSize)")))
        }
        if let tint = request.button.tint { view.modify("tint", with: Argument(tint.swiftUICode)) }
        if request.button.state.contains(.disabled), request.button.view.controls == nil {
            view.modify("disabled", with: Argument(.boolean(true)))
        }
        if request.environment.colorScheme == .dark {
            view.modify("preferredColorScheme", with: Argument(.member("dark")))
        }
        if request.environment.dynamicTypeSize != .large {
            view.modify("dynamicTypeSize", with: Argument(.member("\(request.environment.dynamicTypeSize)")))
        }
        view.setLocale(of: request)
        var body: [Statement] = []
        if !missing.isEmpty {
            body.append(.comment("Arguments are missing: \(missing.joined(separator: ", "))."))
        }
        if kind == .toggleStyle { body.append(StyleSampleCode.state(isOn: control.styleValues)) }
        return [.block("#Preview", body + [.expression(view)])]
    }
}

extension CustomStyle.Kind {
    /// Whether an app needs code to show the root: the source itself shows previews and expressions.
    fileprivate var isShownByCode: Bool {
        switch self {
        case .view, .labelStyle, .toggleStyle, .menuStyle: true
        case .buttonStyle, .primitiveButtonStyle, .uiButton, .preview, .snippet: false
        }
    }
}
