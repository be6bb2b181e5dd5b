import ButtonRendering
import SwiftCode
import ViewEngine

extension ButtonQuery {
    /// The code of an app that has the button.
    var code: SwiftFile {
        switch style.framework {
        case .swiftUI:
            SwiftFile(
                importing: "SwiftUI",
                note + SwiftUICode(request: request, entry: style).declarations,
                followedBy: sources
            )
        case .uiKit:
            SwiftFile(
                importing: "UIKit",
                note + UIKitCode(request: request, entry: style).declarations,
                followedBy: sources
            )
        }
    }

    /// The source files of the styles, each once.
    private var sources: [EmbeddedSource] {
        let control = request.button.control
        let styles = [style] + control.neighbors.map(\.style) + [control.containerStyle].compactMap(\.self)
        let files = styles.flatMap(\.code.files)
        return files.indices
            .filter { !files[..<$0].contains(files[$0]) }
            .map { EmbeddedSource(files[$0]) }
    }

    /// A comment that lists the parameters of the picture that an app does not set in code.
    private var note: [Statement] {
        let isSwiftUI = style.framework == .swiftUI
        var items: [String] = []
        // A control of UIKit can be made to look pressed, a button of SwiftUI cannot.
        let states = request.button.state.intersection(
            isSwiftUI ? [.pressed, .focused, .hovered] : [.focused, .hovered]
        )
        if states != .normal { items.append("\(Parameters.state.name)=\(states.canonicalName)") }
        if isSwiftUI, request.environment.contrast != .standard { items.append(item(Parameters.contrast)) }
        if request.environment.system != style.defaultSystem { items.append(item(Parameters.system)) }
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
