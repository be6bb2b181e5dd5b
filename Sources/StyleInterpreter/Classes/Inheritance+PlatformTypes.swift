import StyleBridge
import StyleRuntime
import StyleSyntax
import ViewEngine

// Views and classes of AppKit and UIKit in a source, which no picture shows.
extension Inheritance {
    private static let representables = Set(EngineProtocol.representables.map(\.name))

    /// The protocol of gestures of UIKit.
    static let gestures = "UIGestureRecognizerRepresentable"

    /// Whether a type is a view or a class of AppKit or UIKit, or is inside of one: its methods never run, and its initializers
    /// set nothing.
    func isOfPlatform(_ info: TypeInfo) -> Bool {
        if !Self.representables.isDisjoint(with: info.protocols) || info.protocols.contains(Self.gestures) {
            return true
        }
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
        guard checker.replacesExternalNames else {
            checker.report(.platformView, at: info.place)
            return
        }
        checker.standIns.append(
            StandIn(name: "\(info.name): \(name)", place: info.place, type: "View", kind: .fixed)
        )
    }
}

extension FunctionBody {
    /// The body of an initializer of a view of AppKit or UIKit, whose properties nobody reads.
    static func ofPlatform(_ info: FunctionInfo) -> FunctionBody {
        FunctionBody(parameterCount: info.parameters.count + 1, defaults: [], body: Constant.void)
    }
}
