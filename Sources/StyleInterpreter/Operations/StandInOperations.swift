import StyleRuntime
import SystemStyles
import UIKitEngine
import ViewEngine

/// A value that is made from nothing.
typealias SampleValue = @Sendable () -> Value

/// A value of the engine that is made from nothing.
struct Sample: Operation {
    let type: StyleType
    let makeValue: SampleValue

    var summary: String { "sample" }

    func emit(_ emitter: Emitter) -> Code {
        emitter.reference(typesIn: type)
        let makeValue = makeValue
        return { _ throws(Failure) in makeValue() }
    }
}

/// A value that an initializer of the source makes, in place of one that is not in the source.
///
/// The initializer may need such a value itself: one that is needed while it is made is that of an outside type for a
/// protocol, else nothing.
struct MadeSample: Operation {
    /// The number of the type.
    let type: Int
    let value: any Operation
    let isOfProtocol: Bool

    var summary: String { value.summary }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> Code {
        let (type, code) = (type, value.emit(emitter))
        let inner: Code
        if isOfProtocol {
            inner = ConformerSample(type: type).emit(emitter)
        } else {
            inner = { _ throws(Failure) in .absent }
        }
        return { frame throws(Failure) in
            guard frame.execution.sampledTypes.insert(type).inserted else { return try inner(frame) }
            defer { frame.execution.sampledTypes.remove(type) }
            return try code(frame)
        }
    }
}

/// A value of a type outside of the source that conforms to a protocol of the source.
struct ConformerSample: Operation {
    /// The number of the protocol.
    let type: Int

    var summary: String { "sample" }

    func emit(_ emitter: Emitter) -> Code {
        emitter.reference(typesIn: .declared(type))
        let type = type
        return { frame throws(Failure) in
            .record(.init(type: type, fields: [], execution: frame.execution))
        }
    }
}

/// A value in place of something outside of the source, which a request can set.
struct StandInValue: Operation {
    /// The name of the parameter that sets it.
    let parameter: String
    let type: ParameterType
    let makeValue: SampleValue

    var summary: String { "stand-in \(parameter)" }

    func emit(_ emitter: Emitter) -> Code {
        emitter.reference(typesIn: type.type)
        let (parameter, type, makeValue) = (parameter, type, makeValue)
        return { frame throws(Failure) in
            frame.execution.externals[parameter].flatMap(type.value) ?? makeValue()
        }
    }
}

/// A value in place of something outside of the source, which a request can set, or else one that the source computes.
struct StandInChoice: Operation {
    /// The name of the parameter that sets it.
    let parameter: String
    let type: ParameterType
    let fallback: any Operation

    var summary: String { "stand-in \(parameter)" }
    var parts: [any ProgramPart] { [fallback] }

    func emit(_ emitter: Emitter) -> Code {
        emitter.reference(typesIn: type.type)
        let (parameter, type, fallback) = (parameter, type, fallback.emit(emitter))
        return { frame throws(Failure) in
            if let value = frame.execution.externals[parameter].flatMap(type.value) { return value }
            return try fallback(frame)
        }
    }
}

/// A color that is one color in light mode and another one in dark mode.
struct SchemeColor: Operation {
    let light: any Operation
    let dark: any Operation
    let isOfUIKit: Bool

    var summary: String { "color by scheme" }
    var parts: [any ProgramPart] { [light, dark] }

    func emit(_ emitter: Emitter) -> Code {
        let (light, dark, isOfUIKit) = (light.emit(emitter), dark.emit(emitter), isOfUIKit)
        return { frame throws(Failure) in
            let lightColor = try Self.color(light(frame), isOfUIKit: isOfUIKit)
            let darkColor = try Self.color(dark(frame), isOfUIKit: isOfUIKit)
            let color = UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
            return isOfUIKit ? .engine(color) : .engine(Color(uiColor: color))
        }
    }

    private static func color(_ value: Value, isOfUIKit: Bool) throws(Failure) -> UIColor {
        isOfUIKit ? try UIColor(bridging: value) : UIColor(try Color(bridging: value))
    }
}

/// A view with colors and a font that a modifier outside of the source is given.
struct AppliedStyle: Operation {
    var view: Typed
    var color: Typed?
    var background: Typed?
    var font: Typed?

    var summary: String { "applied style" }
    var parts: [any ProgramPart] { [view] + [color, background, font].compactMap { $0 } }

    func emit(_ emitter: Emitter) -> Code {
        let (view, color) = (view.emit(emitter), color?.emit(emitter))
        let (background, font) = (background?.emit(emitter), font?.emit(emitter))
        return { frame throws(Failure) in
            var result = try AnyView(bridging: view(frame))
            if let font { result = AnyView(result.font(try Font(bridging: font(frame)))) }
            if let color { result = AnyView(result.foregroundStyle(try Color(bridging: color(frame)))) }
            if let background { result = AnyView(result.background(try Color(bridging: background(frame)))) }
            return .engine(result)
        }
    }
}

/// A value of one kind of color or number as one of another kind.
struct ValueConversion: Operation {
    enum Kind: Sendable {
        case colorOfUIColor, uiColorOfColor, numberOfInteger
    }

    let kind: Kind
    let value: any Operation

    var summary: String { "\(kind)" }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> Code {
        let code = value.emit(emitter)
        switch kind {
        case .colorOfUIColor:
            return { frame throws(Failure) in .engine(Color(uiColor: try UIColor(bridging: code(frame)))) }
        case .uiColorOfColor:
            return { frame throws(Failure) in .engine(UIColor(try Color(bridging: code(frame)))) }
        case .numberOfInteger:
            return { frame throws(Failure) in .number(Double(try Int(bridging: code(frame)))) }
        }
    }
}

/// The label of the configuration of a style.
struct ConfigurationLabel: Operation {
    let configuration: Typed
    let isPrimitive: Bool

    var summary: String { "label" }
    var parts: [any ProgramPart] { [configuration] }

    func emit(_ emitter: Emitter) -> Code {
        let code = configuration.emit(emitter)
        if isPrimitive {
            return { frame throws(Failure) in
                .engine(try PrimitiveButtonStyleConfiguration(bridging: code(frame)).label)
            }
        }
        return { frame throws(Failure) in .engine(try ButtonStyleConfiguration(bridging: code(frame)).label) }
    }
}

/// The view that a closure makes which is passed to something outside of the source: of values that are not known, or of
/// another view.
struct ClosureContent: Operation {
    let closure: Typed
    /// The number of the parameters about which nothing is known.
    var unknownCount = 0
    /// The view that the closure takes.
    var view: Typed?

    var summary: String { "content of closure" }
    var parts: [any ProgramPart] { [closure] + (view.map { [$0] } ?? []) }

    func emit(_ emitter: Emitter) -> Code {
        let (code, count, view) = (closure.emit(emitter), unknownCount, view?.emit(emitter))
        return { frame throws(Failure) in
            guard case .function(let function) = try code(frame) else {
                return try view?(frame) ?? .engine(EmptyView())
            }
            var values = [Value](repeating: .none, count: count)
            if let view { values.append(try view(frame)) }
            return try function.call(&values)
        }
    }
}

/// A binding to a value that stays as it is.
struct ConstantBinding: Operation {
    let value: any Operation

    var summary: String { "constant binding" }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> Code {
        let code = value.emit(emitter)
        return { frame throws(Failure) in .binding(.constant(try code(frame))) }
    }
}

/// A function that returns a value whatever its arguments are.
struct ConstantFunction: Operation {
    let result: (any Operation)?

    var summary: String { "constant function" }
    var parts: [any ProgramPart] { result.map { [$0] } ?? [] }

    func emit(_ emitter: Emitter) -> Code {
        let code = result?.emit(emitter)
        return { frame throws(Failure) in
            .function(
                .init(frame.execution) { _ throws(Failure) in try code?(Frame(frame.execution)) ?? .void }
            )
        }
    }
}
