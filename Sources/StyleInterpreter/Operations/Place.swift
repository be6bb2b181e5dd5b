import StyleBridge
import StyleRuntime
import StyleSyntax
import ViewEngine

/// The code that sets a place.
typealias AssignmentCode = @Sendable (Frame, Value) throws(Failure) -> Void

/// Something that can be assigned: a local variable, a property, an element.
struct Place: ProgramPart {
    let type: StyleType
    let storage: Storage

    /// The storage of a place, in that of the value that it is a part of.
    indirect enum Storage {
        case local(LocalValue)
        /// An object, which is the same wherever it comes from.
        case object(Typed)
        /// Something outside of the source: the value is lost.
        case external
        case global(GlobalInfo, Typed)
        case property(Property, of: Place)
        /// The wrapper of a property, as `self._name = …` sets it.
        case wrapper(PropertyPlace, of: Place)
        /// A computed property of the source.
        case computed(getter: FunctionInfo, setter: FunctionInfo, of: Place)
        case bridged(getter: Entry, setter: Entry, of: Place)
        /// A property of a superclass, without its overrides.
        case superProperty(getter: Typed, setter: Entry, receiver: Typed)
        case wrappedValue(of: Place)
        case tupleElement(Int, of: Place)
        case element(Typed, of: Place, at: SourcePlace)
        case dictionaryElement(key: Typed, fallback: Typed?, of: Place)
        /// An element that a subscript of the source reads and writes.
        case declaredElement(getter: Typed, setter: CallTarget, arguments: [CallArgument], of: Place)
        /// A value of the environment, by the number of its key.
        case environmentKey(Int, value: Typed, of: Place)
        /// The value of an optional, which is nowhere if there is none.
        case unwrapped(value: Typed, of: Place)
        /// The end of an optional chain, where an assignment does nothing if a link is nil.
        case chainEnd(Place)
        case tuple([Place])
    }

    /// A stored property that an assignment sets, and whose observers it runs.
    struct Property {
        let place: PropertyPlace
        let wrapper: FieldInfo.Wrapper?
        let reading: MemberReading
        /// Whether an initializer of its type sets it: a wrapper is made anew, and nothing observes it.
        let isInitializing: Bool
        let isObserved: Bool
        let isPublished: Bool
    }

    var summary: String {
        switch storage {
        case .local(let local): "variable \(local.name)"
        case .global(let global, _): "variable \(global.name)"
        case .property(let property, _): "property \(property.place.name)"
        case .wrapper(let property, _): "wrapper _\(property.name)"
        case .computed(let getter, _, _): "property \(getter.name)"
        case .bridged(let getter, _, _): "property \(getter.name)"
        case .superProperty: "property of super"
        case .wrappedValue: "wrapped value"
        case .tupleElement(let position, _): "element \(position)"
        case .element, .dictionaryElement, .declaredElement: "element"
        case .environmentKey: "environment value"
        case .unwrapped, .chainEnd: "optional chain"
        case .tuple: "tuple"
        case .object: "object"
        case .external: "something outside of the source"
        }
    }

    var parts: [any ProgramPart] {
        switch storage {
        case .local, .external, .global: []
        case .object(let object): [object]
        case .property(_, let base), .wrapper(_, let base), .computed(_, _, let base),
            .bridged(_, _, let base),
            .wrappedValue(let base), .tupleElement(_, let base), .environmentKey(_, _, let base),
            .unwrapped(_, let base):
            [base]
        case .superProperty(_, _, let receiver): [receiver]
        case .element(let position, let base, _): [base, position]
        case .dictionaryElement(let key, let fallback, let base): [base, key] + (fallback.map { [$0] } ?? [])
        case .declaredElement(_, _, let arguments, let base): [base] + arguments.flatMap(\.parts)
        case .chainEnd(let place): [place]
        case .tuple(let places): places
        }
    }
}
