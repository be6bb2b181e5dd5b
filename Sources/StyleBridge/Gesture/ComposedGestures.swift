import Graphics
import StyleRuntime
import ViewEngine

// Gestures that are made of two others, and gestures that are added in part.
extension Bridge {
    /// The gestures that others are made of, with their values.
    private static let simpleGestures: [(name: String, value: StyleType)] = [
        ("TapGesture", .void), ("LongPressGesture", .bool), ("DragGesture", DragGesture.Value.bridgedType),
        ("SpatialTapGesture", SpatialTapGesture.Value.bridgedType),
    ]

    mutating func addComposedGestures() {
        for first in Self.simpleGestures {
            for second in Self.simpleGestures {
                let names = "<\(first.name), \(second.name)>"
                let exclusive = "ExclusiveGesture\(names)"
                add(composition: exclusive, by: "exclusively", labeled: "before", of: first, and: second) {
                    first,
                    second in
                    first.exclusively(before: second).map { Any0(.engine(ComposedValue($0))) }
                }
                add(
                    composition: "SequenceGesture\(names)",
                    by: "sequenced",
                    labeled: "before",
                    of: first,
                    and: second
                ) {
                    first,
                    second in
                    first.sequenced(before: second).map { Any0(.engine(ComposedValue($0))) }
                }
                add(
                    composition: "SimultaneousGesture\(names)",
                    by: "simultaneously",
                    labeled: "with",
                    of: first,
                    and: second
                ) {
                    first,
                    second in
                    first.simultaneously(with: second).map { Any0(.engine(ComposedValue($0))) }
                }
                add(case: "first", of: exclusive, [first.value]) { $0.isFirst ? [$0.first] : nil }
                add(case: "second", of: exclusive, [second.value]) { $0.isFirst ? nil : [$0.second] }
                let sequence = "SequenceGesture\(names)"
                add(case: "first", of: sequence, [first.value]) { $0.isFirst ? [$0.first] : nil }
                add(case: "second", of: sequence, [first.value, .optional(second.value)]) {
                    $0.isFirst ? nil : [$0.first, $0.second]
                }
                let simultaneous = "SimultaneousGesture\(names)"
                add(property: "first", of: simultaneous, first.value) { $0.first }
                add(property: "second", of: simultaneous, second.value) { $0.second }
            }
        }
    }

    /// A method of a gesture that makes a gesture of it and another one.
    private mutating func add(
        composition name: String,
        by method: String,
        labeled label: String,
        of first: (name: String, value: StyleType),
        and second: (name: String, value: StyleType),
        compose: @escaping @Sendable (ErasedGesture, ErasedGesture) -> any Gesture<Any0>
    ) {
        let type = Self.value(ofGesture: name)
        let value = StyleType.engine(type)
        let result = StyleType.any(.gesture, [value])
        add(type: type, "Equatable")
        for owner in [first.name, "Gesture<\(first.name)>"] {
            let parameter = EntryParameter(
                label: label,
                type: .any(.gesture, [second.value]),
                defaultValue: nil
            )
            add(
                member: .gesture(method, with: [parameter], result: result) { values throws(Failure) in
                    compose(try ErasedGesture(bridging: values[0]), try ErasedGesture(bridging: values[1]))
                },
                of: owner
            )
        }
        addCallbacks(of: "Gesture<\(name)>", value: value, result: result)
    }

    /// The type of the value of a gesture that is made of two others.
    private static func value(ofGesture name: String) -> EngineType {
        guard let type = EngineType(named: "\(name).Value") else {
            preconditionFailure("\(name) has no type of its value")
        }
        return type
    }

    /// The callbacks of a gesture with values of a type.
    private mutating func addCallbacks(of owner: String, value: StyleType, result: StyleType) {
        let action = EntryParameter(
            label: nil,
            type: .function(.init([.init(value)], .void)),
            defaultValue: nil
        )
        add(
            member: .gesture("onEnded", with: [action], result: result) { values throws(Failure) in
                let action = try Callback<Nothing, Any0>(bridging: values[1])
                return try ErasedGesture(bridging: values[0]).onEnded { _ = action($0) }
            },
            of: owner
        )
        add(
            member: .gesture("onChanged", with: [action], result: result) { values throws(Failure) in
                let action = try Callback<Nothing, Any0>(bridging: values[1])
                return try ErasedGesture(bridging: values[0]).onChanged { _ = action($0) }
            },
            of: owner
        )
        let state = EntryParameter(label: nil, type: .gestureState(.variable(0)), defaultValue: nil)
        let body = EntryParameter(
            label: "body",
            type: .function(
                .init(
                    [
                        .init(value), .init(.variable(0), isInout: true),
                        .init(Transaction.bridgedType, isInout: true),
                    ],
                    .void
                )
            ),
            defaultValue: nil
        )
        add(
            member: .gesture("updating", with: [state, body], result: result) { values throws(Failure) in
                let state = try GestureState<Value>(bridging: values[1])
                let body = try UpdatingBody<Any0>(bridging: values[2])
                return try ErasedGesture(bridging: values[0]).updating(state) { body($0, &$1, &$2) }
            },
            of: owner
        )
    }

    private mutating func add(
        case name: String,
        of gesture: String,
        _ types: [StyleType],
        values: @escaping @Sendable (ComposedValue) -> [Any0]?
    ) {
        addPayload(of: "\(gesture).Value", case: name, types: types) { value in
            guard case .engine(let composed as ComposedValue) = value else { return nil }
            return values(composed)?.map(\.value)
        }
    }

    private mutating func add(
        property name: String,
        of gesture: String,
        _ type: StyleType,
        get: @escaping @Sendable (ComposedValue) -> Any0
    ) {
        let entry = Entry(
            name: name,
            parameters: [],
            result: .optional(type),
            isProperty: true,
            hasReceiver: true,
            isMutating: false
        ) { values throws(Failure) in
            guard case .engine(let composed as ComposedValue) = values[0] else {
                throw .mismatch(values[0], as: .engine(Self.value(ofGesture: gesture)))
            }
            return get(composed).value
        }
        add(member: entry, of: "\(gesture).Value")
    }
}

extension Entry {
    /// A method that makes a gesture of a gesture.
    fileprivate static func gesture(
        _ name: String,
        with parameters: [EntryParameter],
        result: StyleType,
        make: @escaping @Sendable ([Value]) throws(Failure) -> any Gesture<Any0>
    ) -> Entry {
        Entry(
            name: name,
            parameters: parameters,
            result: result,
            isProperty: false,
            hasReceiver: true,
            isMutating: false
        ) { values throws(Failure) in
            .engine(ErasedGesture(try make(values)))
        }
    }
}

/// The value of a gesture that is made of two others; `nil` stands for one that has none.
private struct ComposedValue: Hashable {
    /// Whether it is the case `first` of an enumeration.
    let isFirst: Bool
    let first, second: Any0

    init(_ value: ExclusiveGesture<ErasedGesture, ErasedGesture>.Value) {
        switch value {
        case .first(let first): (isFirst, self.first, second) = (true, first, Any0(.none))
        case .second(let second): (isFirst, first, self.second) = (false, Any0(.none), second)
        }
    }

    init(_ value: SequenceGesture<ErasedGesture, ErasedGesture>.Value) {
        switch value {
        case .first(let first): (isFirst, self.first, second) = (true, first, Any0(.none))
        case .second(let first, let second):
            (isFirst, self.first, self.second) = (false, first, second ?? Any0(.none))
        }
    }

    init(_ value: SimultaneousGesture<ErasedGesture, ErasedGesture>.Value) {
        (isFirst, first, second) = (false, value.first ?? Any0(.none), value.second ?? Any0(.none))
    }
}

/// A gesture of any type, with values of the program.
private struct ErasedGesture: Gesture {
    private let make: () -> GestureRecognizer<Any0>

    init(_ gesture: any Gesture<Any0>) {
        make = gesture.makeRecognizer
    }

    init(bridging value: StyleRuntime.Value) throws(Failure) {
        if case .none = value {
            self.init(AbsentGesture<Any0>())
            return
        }
        guard case .engine(let stored) = value else { throw .mismatch(value, as: .any(.gesture)) }
        switch stored {
        case let gesture as any Gesture<Any0>: self.init(gesture)
        case let gesture as any Gesture<Void>: self.init(Self.erased(gesture) { Any0(.void) })
        case let gesture as any Gesture<Bool>: self.init(Self.erased(gesture) { Any0($0.bridged) })
        case let gesture as any Gesture<DragGesture.Value>:
            self.init(Self.erased(gesture) { Any0($0.bridged) })
        case let gesture as any Gesture<SpatialTapGesture.Value>:
            self.init(Self.erased(gesture) { Any0($0.bridged) })
        default: throw .mismatch(value, as: .any(.gesture))
        }
    }

    private static func erased<Observed>(
        _ gesture: any Gesture<Observed>,
        value: @escaping (Observed) -> Any0
    ) -> any Gesture<Any0> {
        func map<Base: Gesture<Observed>>(_ gesture: Base) -> any Gesture<Any0> { gesture.map(value) }
        return map(gesture)
    }

    func makeRecognizer() -> GestureRecognizer<Any0> { make() }
}

extension GestureMask: EngineValue { static var engineType: EngineType { .gestureMask } }
