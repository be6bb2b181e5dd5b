import StyleSyntax

// Views and classes of AppKit and UIKit in a source, which no picture shows.
extension Checker {
    static let representables: Set<String> = [
        "NSViewRepresentable", "UIViewRepresentable", "NSViewControllerRepresentable",
        "UIViewControllerRepresentable",
    ]

    /// Whether a type is a view or a class of AppKit or UIKit, or is inside of one: its functions never run.
    func isOfPlatform(_ info: TypeInfo) -> Bool {
        if !Self.representables.isDisjoint(with: info.protocols) { return true }
        if info.isClass, info.superclass == nil, let name = info.protocols.first,
            name.hasPrefix("NS") || name.hasPrefix("UI"), name != "NSObject", bridge.protocols[name] == nil
        {
            return true
        }
        return info.outer.map(isOfPlatform) ?? false
    }

    /// Notes a view of AppKit or UIKit, which draws nothing.
    func notePlatformView(_ info: TypeInfo) {
        guard let name = info.protocols.first(where: Self.representables.contains) else { return }
        guard replacesExternalNames else {
            report(.platformView, at: info.place)
            return
        }
        standIns.append(
            StandIn(name: "\(info.name): \(name)", place: info.place, type: "View", kind: .fixed)
        )
    }
}
