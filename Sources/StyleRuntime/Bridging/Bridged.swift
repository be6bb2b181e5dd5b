package import ViewEngine

/// A type that crosses between the interpreter and the engine.
package protocol Bridged: SendableMetatype {
    static var bridgedType: StyleType { get }

    /// Takes a value of the program; the check has found that it fits.
    init(bridging value: Value) throws(Failure)

    var bridged: Value { get }
}

/// A type of the engine whose values the program stores as they are.
package protocol EngineValue: Bridged {
    static var engineType: EngineType { get }
}

extension EngineValue {
    package static var bridgedType: StyleType { .engine(engineType) }

    /// The name under which the rows of the bridge have the members of the type.
    package static var typeName: String { engineType.name }

    package init(bridging value: Value) throws(Failure) {
        // A pattern, since a conditional conversion would look for the type of the optional each time.
        guard case .engine(let stored as Self) = value else {
            throw .mismatch(value, as: Self.bridgedType)
        }
        self = stored
    }

    package var bridged: Value { .engine(self) }
}

extension Failure {
    /// A value is not of the type that the check found.
    @inline(never)
    package static func mismatch(_ value: Value, as type: StyleType) -> Failure {
        Failure(.mismatch(type: type.name()))
    }
}

// MARK: Values of the standard library

extension Bool: Bridged {
    package static var bridgedType: StyleType { .bool }
    package init(bridging value: Value) throws(Failure) {
        guard case .boolean(let value) = value else { throw .mismatch(value, as: .bool) }
        self = value
    }
    package var bridged: Value { .boolean(self) }
}

extension Int: Bridged {
    package static var bridgedType: StyleType { .int }
    package init(bridging value: Value) throws(Failure) {
        guard case .integer(let value) = value else { throw .mismatch(value, as: .int) }
        self = value
    }
    package var bridged: Value { .integer(self) }
}

extension Double: Bridged {
    package static var bridgedType: StyleType { .double }
    package init(bridging value: Value) throws(Failure) {
        guard case .number(let value) = value else { throw .mismatch(value, as: .double) }
        // No function of the engine expects it, and what it draws has no place.
        guard !value.isNaN else { throw Failure(.notANumber) }
        self = value
    }
    package var bridged: Value { .number(self) }
}

extension String: Bridged {
    package static var bridgedType: StyleType { .string }
    package init(bridging value: Value) throws(Failure) {
        guard case .string(let value) = value else { throw .mismatch(value, as: .string) }
        self = value
    }
    package var bridged: Value { .string(self) }
}

extension Range<Int>: Bridged {
    package static var bridgedType: StyleType { .range }
    package init(bridging value: Value) throws(Failure) {
        guard case .range(let value) = value else { throw .mismatch(value, as: .range) }
        self = value
    }
    package var bridged: Value { .range(self) }
}

extension Optional: Bridged where Wrapped: Bridged {
    package static var bridgedType: StyleType { .optional(Wrapped.bridgedType) }
    // An optional gesture has a type `Value` of its own.
    package init(bridging value: StyleRuntime.Value) throws(Failure) {
        if case .none = value { self = nil } else { self = try Wrapped(bridging: value) }
    }
    package var bridged: StyleRuntime.Value { self?.bridged ?? .none }
}

extension Array: Bridged where Element: Bridged {
    package static var bridgedType: StyleType { .array(Element.bridgedType) }
    package init(bridging value: Value) throws(Failure) {
        guard let values = try value.elements() else { throw .mismatch(value, as: Self.bridgedType) }
        self = []
        for value in values { append(try Element(bridging: value)) }
    }
    package var bridged: Value { .array(map(\.bridged)) }
}

// MARK: Values of any type

/// A value of a type that the arguments of a call settle.
package struct Any0: Bridged, Hashable {
    package let value: Value
    package static var bridgedType: StyleType { .variable(0) }
    package init(bridging value: Value) { self.value = value }
    package init(_ value: Value) { self.value = value }
    package var bridged: Value { value }
}

/// Another such value.
package struct Any1: Bridged, Hashable {
    package let value: Value
    package static var bridgedType: StyleType { .variable(1) }
    package init(bridging value: Value) { self.value = value }
    package init(_ value: Value) { self.value = value }
    package var bridged: Value { value }
}

/// A value of the type `Any`.
package struct AnyValue: Bridged, Hashable {
    let value: Value
    package static var bridgedType: StyleType { .anything }
    package init(bridging value: Value) { self.value = value }
    package var bridged: Value { value }
}

/// No value.
package struct Nothing: Bridged {
    package static var bridgedType: StyleType { .void }
    package init() {}
    package init(bridging value: Value) {}
    package var bridged: Value { .void }
}

// MARK: Values that are known by a protocol

extension AnyView: Bridged {
    package static var bridgedType: StyleType { .view }

    package init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let view as any View): self = AnyView(view)
        case .record(let record): self = try record.view()
        // An optional view that is nil.
        case .none: self = AnyView(EmptyView())
        default: throw .mismatch(value, as: .view)
        }
    }

    package var bridged: Value { .engine(self) }
}

extension AnyShapeStyle: Bridged {
    package static var bridgedType: StyleType { .any(.shapeStyle) }

    package init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let style as any ShapeStyle): self = style.erased
        case .record(let record): self = InterpretedShapeStyle(record).erased
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    package var bridged: Value { .engine(self) }
}

/// A shape of any type.
package struct AnyShapeArgument: Bridged {
    package let shape: any Shape
    package static var bridgedType: StyleType { .any(.shape) }

    package init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let shape as any Shape): self.shape = shape
        case .record(let record): shape = InterpretedShape(record)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    package var bridged: Value { .engine(shape) }
}

/// A shape of any type that can be inset.
package struct AnyInsettableShape: Bridged {
    package let shape: any InsettableShape
    package static var bridgedType: StyleType { .any(.insettableShape) }

    package init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let shape as any InsettableShape): self.shape = shape
        case .record(let record): shape = InterpretedShape(record)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    package init(_ shape: any InsettableShape) {
        self.shape = shape
    }

    package var bridged: Value { .engine(shape) }
}

// MARK: Properties of views

extension GestureState: Bridged where Value == StyleRuntime.Value {
    package static var bridgedType: StyleType { .gestureState(.variable(0)) }
    package init(bridging value: Value) throws(Failure) {
        guard case .gestureState(let state) = value else { throw .mismatch(value, as: Self.bridgedType) }
        self = state
    }
    package var bridged: Value { .gestureState(self) }
}
