import StyleSyntax

extension DeclarationIndex {
    func shortName(_ name: String) -> String {
        name.hasPrefix("SwiftUI.") ? String(name.dropFirst("SwiftUI.".count)) : name
    }

    func find(_ name: String) -> TypeInfo? {
        var parts = name.split(separator: ".").map(String.init)
        guard !parts.isEmpty, var info = typesByName[parts.removeFirst()] else { return nil }
        for part in parts {
            guard let next = info.nested[part] else { return nil }
            info = next
        }
        return info
    }

    /// A type as it is written, without generic arguments.
    func typeName(_ id: TypeID) -> String {
        switch program[id].kind {
        case .name(let name, _): name.text
        case .member(let base, let name, _): "\(typeName(base)).\(name.text)"
        case .attributed(_, _, let type): typeName(type)
        default: ""
        }
    }

    /// The property wrapper among attributes that is not known, or that takes its value from elsewhere.
    func externalWrapper(_ attributes: [Attribute]) -> Name? {
        let others = [
            "ViewBuilder", "MainActor", "available", "objc", "nonobjc", "escaping", "autoclosure", "Sendable",
            "inlinable", "usableFromInline", "preconcurrency", "Published", "ObservationIgnored",
            "ObservedObject", "Bindable", "IBInspectable", "IBOutlet",
        ]
        for attribute in attributes {
            let name = shortName(typeName(attribute.type))
            if !others.contains(name), FieldInfo.Wrapper(rawValue: name) == nil {
                return Name(name, at: program[attribute.type].place)
            }
        }
        return nil
    }
}
