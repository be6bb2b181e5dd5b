import ButtonRendering
import SwiftCode
import ViewEngine

extension ButtonQuery {
    /// The code of an app that has the button.
    var code: SwiftFile {
        let beside = request.beside.flatMap { Catalog.entry(entry.framework, named: $0) }
        return switch entry.framework {
        case .swiftUI:
            SwiftFile(
                importing: "SwiftUI",
                note + SwiftUICode(request: request, entry: entry, beside: beside).declarations,
                followedBy: sources(beside)
            )
        case .uiKit:
            SwiftFile(
                importing: "UIKit",
                note + UIKitCode(request: request, entry: entry, beside: beside).declarations,
                followedBy: sources(beside)
            )
        }
    }

    /// The files that come with the styles, each once.
    private func sources(_ beside: CatalogEntry?) -> [EmbeddedSource] {
        let files = entry.code.files + (beside?.code.files ?? [])
        return files.indices
            .filter { !files[..<$0].contains(files[$0]) }
            .map { EmbeddedSource(files[$0]) }
    }

    /// What the picture shows that no code decides.
    private var note: [Statement] {
        let isSwiftUI = entry.framework == .swiftUI
        var parameters: [String] = []
        // A control of UIKit's can be told to look pressed, a button of SwiftUI's cannot.
        let states = request.state.intersection(isSwiftUI ? [.pressed, .focused] : .focused)
        if states != .normal { parameters.append("state=" + states.canonicalName) }
        if isSwiftUI, request.contrast == .increased { parameters.append("contrast=increased") }
        if let system = request.system, system != entry.systems[0] {
            parameters.append("system=" + system.name)
        }
        if request.isMoment { parameters.append("events") }
        if request.reducesMotion { parameters.append("motion=reduced") }
        if request.animationDefaults == .iOS16 { parameters.append("animationDefaults=ios16") }
        guard !parameters.isEmpty else { return [] }
        return [.comment("Not up to an app: \(parameters.joined(separator: ", "))."), .blank]
    }
}
