import ViewEngine

/// A type that crosses between the interpreter and the engine.
protocol Bridged: SendableMetatype {
    static var bridgedType: StyleType { get }

    /// Takes a value of the program; the check has found that it fits.
    init(bridging value: Value) throws(Failure)

    var bridged: Value { get }
}

/// A type of the engine whose values the program stores as they are.
protocol EngineValue: Bridged {
    static var engineType: EngineType { get }
}

extension EngineValue {
    static var bridgedType: StyleType { .engine(engineType) }

    /// The name under which the rows of the bridge have the members of the type.
    static var typeName: String { engineType.name }

    init(bridging value: Value) throws(Failure) {
        guard case .engine(let stored) = value, let value = stored as? Self else {
            throw .mismatch(value, as: Self.bridgedType)
        }
        self = value
    }

    var bridged: Value { .engine(self) }
}

extension Failure {
    /// A value is not of the type that the check found.
    @inline(never)
    static func mismatch(_ value: Value, as type: StyleType) -> Failure {
        Failure(.mismatch(type: Bridge.standard.name(of: type)))
    }
}

// MARK: Values of the standard library

extension Bool: Bridged {
    static var bridgedType: StyleType { .bool }
    init(bridging value: Value) throws(Failure) {
        guard case .boolean(let value) = value else { throw .mismatch(value, as: .bool) }
        self = value
    }
    var bridged: Value { .boolean(self) }
}

extension Int: Bridged {
    static var bridgedType: StyleType { .int }
    init(bridging value: Value) throws(Failure) {
        guard case .integer(let value) = value else { throw .mismatch(value, as: .int) }
        self = value
    }
    var bridged: Value { .integer(self) }
}

extension Double: Bridged {
    static var bridgedType: StyleType { .double }
    init(bridging value: Value) throws(Failure) {
        guard case .number(let value) = value else { throw .mismatch(value, as: .double) }
        // No function of the engine expects it, and what it draws has no place.
        guard !value.isNaN else { throw Failure(.notANumber) }
        self = value
    }
    var bridged: Value { .number(self) }
}

extension String: Bridged {
    static var bridgedType: StyleType { .string }
    init(bridging value: Value) throws(Failure) {
        guard case .string(let value) = value else { throw .mismatch(value, as: .string) }
        self = value
    }
    var bridged: Value { .string(self) }
}

extension Range<Int>: Bridged {
    static var bridgedType: StyleType { .range }
    init(bridging value: Value) throws(Failure) {
        guard case .range(let value) = value else { throw .mismatch(value, as: .range) }
        self = value
    }
    var bridged: Value { .range(self) }
}

extension Optional: Bridged where Wrapped: Bridged {
    static var bridgedType: StyleType { .optional(Wrapped.bridgedType) }
    init(bridging value: Value) throws(Failure) {
        if case .none = value { self = nil } else { self = try Wrapped(bridging: value) }
    }
    var bridged: Value { self?.bridged ?? .none }
}

extension Array: Bridged where Element: Bridged {
    static var bridgedType: StyleType { .array(Element.bridgedType) }
    init(bridging value: Value) throws(Failure) {
        guard let values = try value.elements() else { throw .mismatch(value, as: Self.bridgedType) }
        self = []
        for value in values { append(try Element(bridging: value)) }
    }
    var bridged: Value { .array(map(\.bridged)) }
}

// MARK: Values of any type

/// A value of a type that the arguments of a call settle.
struct Any0: Bridged, Hashable {
    let value: Value
    static var bridgedType: StyleType { .variable(0) }
    init(bridging value: Value) { self.value = value }
    init(_ value: Value) { self.value = value }
    var bridged: Value { value }
}

/// Another such value.
struct Any1: Bridged, Hashable {
    let value: Value
    static var bridgedType: StyleType { .variable(1) }
    init(bridging value: Value) { self.value = value }
    init(_ value: Value) { self.value = value }
    var bridged: Value { value }
}

/// A value of the type `Any`.
struct AnyValue: Bridged, Hashable {
    let value: Value
    static var bridgedType: StyleType { .anything }
    init(bridging value: Value) { self.value = value }
    var bridged: Value { value }
}

/// No value.
struct Nothing: Bridged {
    static var bridgedType: StyleType { .void }
    init() {}
    init(bridging value: Value) {}
    var bridged: Value { .void }
}

// MARK: Values that are known by a protocol

extension AnyView: Bridged {
    static var bridgedType: StyleType { .view }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let view as any View): self = AnyView(view)
        case .record(let record): self = try record.view()
        // An optional view that is nil.
        case .none: self = AnyView(EmptyView())
        default: throw .mismatch(value, as: .view)
        }
    }

    var bridged: Value { .engine(self) }
}

extension AnyShapeStyle: Bridged {
    static var bridgedType: StyleType { .any(.shapeStyle) }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let style as any ShapeStyle): self = style.erased
        case .record(let record): self = InterpretedShapeStyle(record).erased
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    var bridged: Value { .engine(self) }
}

/// A shape of any type.
struct AnyShapeArgument: Bridged {
    let shape: any Shape
    static var bridgedType: StyleType { .any(.shape) }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let shape as any Shape): self.shape = shape
        case .record(let record): shape = InterpretedShape(record)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    var bridged: Value { .engine(shape) }
}

/// A shape of any type that can be inset.
struct AnyInsettableShape: Bridged {
    let shape: any InsettableShape
    static var bridgedType: StyleType { .any(.insettableShape) }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let shape as any InsettableShape): self.shape = shape
        case .record(let record): shape = InterpretedShape(record)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    init(_ shape: any InsettableShape) {
        self.shape = shape
    }

    var bridged: Value { .engine(shape) }
}

// MARK: Properties of views

extension GestureState: Bridged where Value == StyleInterpreter.Value {
    static var bridgedType: StyleType { .gestureState(.variable(0)) }
    init(bridging value: Value) throws(Failure) {
        guard case .gestureState(let state) = value else { throw .mismatch(value, as: Self.bridgedType) }
        self = state
    }
    var bridged: Value { .gestureState(self) }
}
