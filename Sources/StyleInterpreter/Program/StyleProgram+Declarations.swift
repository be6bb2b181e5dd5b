import StyleRuntime
import StyleSyntax

// Facts about declarations that need no index of them.
extension StyleProgram {
    /// The declarations among statements; a branch of `#if` is not among those of a program for one system.
    func declarations(in statements: [StatementID]) -> [(Declaration, StatementID)] {
        statements.compactMap { id in
            guard case .declaration(let declaration) = self[id].kind else { return nil }
            return (self[declaration], id)
        }
    }

    /// The types that statements declare, also inside of branches.
    func localTypes(in statements: [StatementID]) -> [Declaration] {
        statements.flatMap { id -> [Declaration] in
            switch self[id].kind {
            case .declaration(let declaration):
                switch self[declaration].kind {
                case .type, .typeAlias: [self[declaration]]
                default: []
                }
            case .if(let content):
                content.branches.flatMap { localTypes(in: $0.body) } + localTypes(in: content.otherwise ?? [])
            case .do(let body, _): localTypes(in: body)
            default: []
            }
        }
    }

    /// The raw value of a case that a literal is.
    func rawValue(_ expression: ExpressionID) -> Value.Enumeration.RawValue? {
        switch self[expression].kind {
        case .integer(let value): return .integer(Int(clamping: value))
        case .float(let value): return .number(value)
        case .string(let segments):
            return .string(
                segments.map { if case .text(let text) = $0 { text } else { "" } }.joined()
            )
        case .prefix(let name, let operand) where name.text == "-":
            switch rawValue(operand) {
            case .integer(let value): return .integer(-value)
            case .number(let value): return .number(-value)
            case .string, .key, nil: return nil
            }
        default: return nil
        }
    }

    /// A type as it is written, without generic arguments.
    func typeName(_ id: TypeID) -> String {
        switch self[id].kind {
        case .name(let name, _): name.text
        case .member(let base, let name, _): "\(typeName(base)).\(name.text)"
        case .attributed(_, _, let type): typeName(type)
        default: ""
        }
    }

    /// Whether `$` before the name of a variable with attributes gives bindings to the properties of its object, which is in
    /// no state.
    func projects(_ attributes: [Attribute]) -> Bool {
        attributes.contains { ["ObservedObject", "Bindable"].contains(typeName($0.type).withoutSwiftUI) }
    }
}

extension String {
    /// The name of a type without `SwiftUI.` before it.
    var withoutSwiftUI: String { hasPrefix("SwiftUI.") ? String(dropFirst("SwiftUI.".count)) : self }
}
