import StringCatalogs
import StyleBridge
import StyleRuntime
import ViewEngine

/// A text with values in it.
struct StringLiteral: Operation {
    let segments: [any Operation]

    var summary: String { "string" }
    var parts: [any ProgramPart] { segments }

    func emit(_ emitter: Emitter) -> Code {
        let codes = segments.map { $0.emit(emitter) }
        return { frame throws(Failure) in
            var text = ""
            for code in codes {
                let part = try code(frame).description
                try frame.execution.checkText(byteCount: text.utf8.count + part.utf8.count)
                text += part
            }
            return try frame.execution.made(.string(text))
        }
    }
}

/// The key of a text without Markdown and values, which is drawn as a string.
struct PlainKey: Operation {
    let text: String

    var summary: String { "localized key" }
    var parts: [any ProgramPart] { [Constant.string(text)] }

    func emit(_ emitter: Emitter) -> Code {
        let text = text
        return { frame throws(Failure) in
            try frame.execution.checkText(byteCount: text.utf8.count)
            return try frame.execution.made(.string(frame.execution.pseudolanguage?.text(text) ?? text))
        }
    }
}

/// The key of a text, which may contain Markdown, texts and symbols.
struct KeyLiteral: Operation {
    enum Segment {
        case literal(String)
        case value(Typed)
        case formatted(Typed, specifier: Typed)
    }

    let segments: [Segment]

    var summary: String { "localized key" }
    var parts: [any ProgramPart] {
        segments.flatMap { segment -> [any ProgramPart] in
            switch segment {
            case .literal(let text): [Constant.string(text)]
            case .value(let value): [value]
            case .formatted(let value, let specifier): [value, specifier]
            }
        }
    }

    private enum SegmentCode: Sendable {
        case literal(String)
        case value(Code)
        case formatted(Code, specifier: Code)
    }

    func emit(_ emitter: Emitter) -> Code {
        let codes = segments.map { segment -> SegmentCode in
            switch segment {
            case .literal(let text): .literal(text)
            case .value(let value): .value(value.emit(emitter))
            case .formatted(let value, let specifier):
                .formatted(value.emit(emitter), specifier: specifier.emit(emitter))
            }
        }
        return { frame throws(Failure) in
            var key = KeyText()
            var length = 0
            for code in codes {
                switch code {
                case .literal(let text):
                    length += text.utf8.count
                    key.append(literal: text)
                case .value(let code):
                    var argument = KeyArgument(try code(frame))
                    if case .value(let value) = argument {
                        let text = value.description
                        length += text.utf8.count
                        argument = .value(.string(text))
                    }
                    key.append(argument)
                case .formatted(let code, let specifier):
                    let (value, format) = (try code(frame), try String(bridging: specifier(frame)))
                    let text = try TextFormat(format).text(of: [value])
                    length += text.utf8.count
                    key.append(.value(.string(text)))
                }
                try frame.execution.checkText(byteCount: length)
            }
            return try frame.execution.made(key.key(in: frame.execution.pseudolanguage).bridged)
        }
    }
}

/// Several values as an array or as a tuple.
struct ValueList: Operation {
    enum Kind {
        case array, tuple
    }

    let kind: Kind
    let elements: [any Operation]
    /// Whether the parts of the value are counted, as those of a value that the source makes are.
    var isCounted = true

    var summary: String { kind == .array ? "array" : "tuple" }
    var parts: [any ProgramPart] { elements }

    func emit(_ emitter: Emitter) -> Code {
        let (codes, isArray, isCounted) = (elements.map { $0.emit(emitter) }, kind == .array, isCounted)
        return { frame throws(Failure) in
            var values: [Value] = []
            for code in codes { values.append(try code(frame)) }
            let value: Value = isArray ? .array(values) : .tuple(values)
            return isCounted ? try frame.execution.made(value) : value
        }
    }
}

/// Keys and values as a dictionary.
struct DictionaryLiteral: Operation {
    let elements: [(key: Typed, value: Typed)]

    var summary: String { "dictionary" }
    var parts: [any ProgramPart] { elements.flatMap { [$0.key, $0.value] } }

    func emit(_ emitter: Emitter) -> Code {
        let codes = elements.map { (key: $0.key.emit(emitter), value: $0.value.emit(emitter)) }
        return { frame throws(Failure) in
            var result: [Value: Value] = [:]
            for code in codes { result[try code.key(frame)] = try code.value(frame) }
            return try frame.execution.made(.dictionary(result))
        }
    }
}

/// The union of the members of an option set of the engine.
struct OptionSetUnion: Operation {
    /// The initializer that takes the members.
    let entry: Entry
    let members: [Typed]

    var summary: String { "option set" }
    var parts: [any ProgramPart] { members }

    func emit(_ emitter: Emitter) -> Code {
        let (codes, entry) = (members.map { $0.emit(emitter) }, entry)
        return { frame throws(Failure) in
            var values: [Value] = []
            for code in codes { values.append(try code(frame)) }
            var arguments = [Value.array(values)]
            return try entry.call(&arguments)
        }
    }
}

/// The union of the members of an option set that the source declares.
struct DeclaredOptionSetUnion: Operation {
    let type: TypeInfo
    let members: [Typed]

    var summary: String { "option set \(type.name)" }
    var parts: [any ProgramPart] { members }

    func emit(_ emitter: Emitter) -> Code {
        let (codes, make) = (members.map { $0.emit(emitter) }, emitter.recordCode(of: type))
        return { frame throws(Failure) in
            guard case .record(var result) = try make(frame), !result.fields.isEmpty else { return .absent }
            var bits = 0
            for code in codes {
                if case .record(let set) = try code(frame), case .integer(let other)? = set.fields.first {
                    bits |= other
                }
            }
            result.fields[0] = .integer(bits)
            return .record(result)
        }
    }
}

/// Two numbers as a vector.
struct VectorLiteral: Operation {
    let x: Typed
    let y: Typed

    var summary: String { "vector" }
    var parts: [any ProgramPart] { [x, y] }

    func emit(_ emitter: Emitter) -> Code {
        let (x, y) = (x.emit(emitter), y.emit(emitter))
        return { frame throws(Failure) in
            let (x, y) = (try Double(bridging: x(frame)), try Double(bridging: y(frame)))
            return SIMD2<Float>(Float(x), Float(y)).bridged
        }
    }
}

/// The macro `#colorLiteral`.
struct ColorLiteral: Operation {
    /// The initializer that takes the components.
    let entry: Entry
    let components: [Typed]

    var summary: String { "color literal" }
    var parts: [any ProgramPart] { components }

    func emit(_ emitter: Emitter) -> Code {
        let (codes, entry) = (components.map { $0.emit(emitter) }, entry)
        return { frame throws(Failure) in
            var values: [Value] = []
            for code in codes {
                // The compiler passes the components as `Float`.
                values.append(.number(Double(Float(try Double(bridging: code(frame))))))
            }
            return try entry.call(&values)
        }
    }
}
