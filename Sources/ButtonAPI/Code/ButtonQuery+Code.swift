import ButtonRendering
import SwiftCode
import ViewEngine

extension ButtonQuery {
    /// The code of an app that has the button.
    var code: SwiftFile {
        if style.content != nil {
            return SwiftFile(
                importing: "SwiftUI",
                note + ViewCode(request: request, entry: style).declarations,
                followedBy: sources
            )
        }
        switch style.toolkit {
        case .swiftUI:
            return SwiftFile(
                importing: "SwiftUI",
                note + SwiftUICode(request: request, entry: style, viewName: viewName).declarations,
                followedBy: sources
            )
        case .uiKit:
            return SwiftFile(
                importing: "UIKit",
                note + UIKitCode(request: request, entry: style).declarations,
                followedBy: sources
            )
        }
    }

    /// The name of the view, which a source of a user's own must not declare.
    private var viewName: String {
        let names = ["ContentView", "ButtonView", "StyledButtonView"]
        guard style.source == .custom else { return names[0] }
        let texts = style.code.files.map { String(decoding: $0, as: UTF8.self) }
        return names.first { name in !texts.contains { $0.contains("struct \(name)") } } ?? names[0]
    }

    /// The source files of the styles, each once.
    private var sources: [EmbeddedSource] {
        let control = request.button.control
        let styles = [style] + control.neighbors.map(\.style) + [control.containerStyle].compactMap(\.self)
        let files = styles.flatMap { style in style.code.files.map { (style.source, $0) } }
        return files.indices
            .filter { index in !files[..<index].contains { $0.1 == files[index].1 } }
            .map { files[$0].0 == .custom ? EmbeddedSource(ofApp: files[$0].1) : EmbeddedSource(files[$0].1) }
    }

    /// A comment that lists the parameters of the picture that an app does not set in code.
    private var note: [Statement] {
        let isSwiftUI = style.toolkit == .swiftUI
        var items: [String] = []
        // A control of UIKit can be made to look pressed, a button of SwiftUI cannot.
        let states = request.button.state.intersection(
            isSwiftUI ? [.pressed, .focused, .hovered] : [.focused, .hovered]
        )
        if states != .normal { items.append("\(Parameters.state.name)=\(states.canonicalName)") }
        if isSwiftUI, request.environment.contrast != .standard { items.append(item(Parameters.contrast)) }
        if request.environment.system != style.defaultSystem { items.append(item(Parameters.system)) }
        if request.pseudolanguage != nil { items.append(item(Parameters.locale)) }
        if request.isMoment { items.append(Parameters.events.name) }
        if request.environment.reducesMotion { items.append(item(Parameters.motion)) }
        if request.environment.animationDefaults != .iOS17 {
            items.append(item(Parameters.animationDefaults))
        }
        if request.button.control.showsRegion { items.append(item(Parameters.showsRegion)) }
        guard !items.isEmpty else { return [] }
        return [.comment("Not set by an app: \(items.joined(separator: ", "))."), .blank]
    }

    private func item(_ parameter: Parameter) -> String {
        "\(parameter.name)=\(parameter.spelling(values))"
    }
}
