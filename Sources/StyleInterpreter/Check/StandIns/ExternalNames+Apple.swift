import StyleBridge
import StyleRuntime
import StyleSyntax

// Members that Apple's types have and the engine lacks: names of no project.
extension ExternalNames {
    /// The name of a member of a type with that of Apple's type: `UIView.motionEffects`; nil if that has no such member.
    func appleMember(_ member: String, of type: StyleType) -> String? {
        let engine: EngineType
        switch type.kind {
        case .engine(let type): engine = type
        case .metatype(let type), .optional(let type): return appleMember(member, of: type)
        case .declared(let number):
            guard let engineClass = inheritance.engineClass(of: checker.index.types[number]) else {
                return nil
            }
            engine = engineClass
        default: return nil
        }
        let owners = bridge.memberOwners(of: engine.name)
        let classes =
            owners.contains("UIView") || engine == .uiViewController ? owners + ["UIResponder"] : owners
        return classes.first { AppleNames.containsMember(member, of: $0) }.map { "\($0).\(member)" }
    }

    /// A member of Apple's type, as the name of something that the engine does not have.
    func unsupportedMember(_ member: String, of type: StyleType?) -> Typed? {
        guard checker.replacesExternalNames, let type, let name = appleMember(member, of: type) else {
            return nil
        }
        return .external(External(name))
    }

    /// The place of a member of Apple's type that the engine does not have: what is assigned to it has no effect.
    func unsupportedPlace(_ member: Name, of type: StyleType?) -> Place? {
        guard checker.replacesExternalNames, let type, let name = appleMember(member.text, of: type) else {
            return nil
        }
        checker.standIns.append(StandIn(name: name, place: member.place, type: "Void", kind: .fixed))
        return Place(type: .unknown, storage: .external)
    }
}
