import ProjectResources
import StringCatalogs
import StyleBridge
import StyleRuntime
import ViewEngine

/// A key of the project with its values: a key that is looked for where it is drawn, or a string in the language of the app.
struct LocalizedLiteral: Operation {
    enum Result {
        case key, string
    }

    /// The key as the project writes it, with a format for each value.
    let key: String
    /// The literals and values that are drawn if there is no text.
    let segments: [KeyLiteral.Segment]
    var table: Typed?
    let lookUp: TextLookUp
    let result: Result

    var summary: String { "text '\(key)'" }
    var parts: [any ProgramPart] { KeyLiteral(segments: segments).parts + (table.map { [$0] } ?? []) }

    private enum SegmentCode: Sendable {
        case literal(String)
        case value(Code, format: Code?)
    }

    func emit(_ emitter: Emitter) -> Code {
        let codes = segments.map { segment -> SegmentCode in
            switch segment {
            case .literal(let text): .literal(text)
            case .value(let value): .value(value.emit(emitter), format: nil)
            case .formatted(let value, let specifier):
                .value(value.emit(emitter), format: specifier.emit(emitter))
            }
        }
        let (key, lookUp, result, table) = (key, lookUp, result, table?.emit(emitter))
        return { frame throws(Failure) in
            var fallback = KeyText()
            var length = 0
            var arguments: [KeyArgument] = []
            for code in codes {
                switch code {
                case .literal(let text):
                    length += text.utf8.count
                    fallback.append(literal: text)
                case .value(let code, let format):
                    let argument = KeyArgument(try code(frame))
                    let format = try format?(frame)
                    let name = try format.map { (value) throws(Failure) in try String(bridging: value) }
                    length += argument.string(as: name).utf8.count
                    fallback.append(argument, as: name)
                    arguments.append(argument)
                }
                try frame.execution.checkText(byteCount: length)
            }
            let pseudolanguage = frame.execution.pseudolanguage
            let localizer = KeyLocalizer(
                key: key,
                arguments: arguments,
                table: try String?(bridging: table?(frame) ?? .none),
                lookUp: lookUp,
                pseudolanguage: pseudolanguage
            )
            guard result == .key else {
                let found = localizer.string(in: frame.execution.locale)
                return try frame.execution.made(.string(found ?? fallback.string(in: pseudolanguage)))
            }
            var value = fallback.key(in: pseudolanguage)
            value.localizer = localizer
            return try frame.execution.made(.engine(value))
        }
    }
}

/// A key of the project that is computed: `NSLocalizedString(name, comment: "")`, `LocalizedStringKey(name)`.
struct LocalizedName: Operation {
    let key: Typed
    /// The text if the project has none; nil for the key itself.
    var defaultValue: Typed?
    var table: Typed?
    let lookUp: TextLookUp
    let result: LocalizedLiteral.Result

    var summary: String { "text by key" }
    var parts: [any ProgramPart] { [key] + [defaultValue, table].compactMap { $0 } }

    func emit(_ emitter: Emitter) -> Code {
        let (key, table) = (key.emit(emitter), table?.emit(emitter))
        let (defaultValue, lookUp, result) = (defaultValue?.emit(emitter), lookUp, result)
        return { frame throws(Failure) in
            let value = try key(frame)
            let locale = frame.execution.locale
            if case .engine(let key as LocalizedStringKey) = value {
                return result == .key ? value : try frame.execution.made(.string(key.string(in: locale)))
            }
            let name = try String(bridging: value)
            let text = try String?(bridging: defaultValue?(frame) ?? .none) ?? ""
            let pseudolanguage = frame.execution.pseudolanguage
            let shown = text.isEmpty ? name : text
            let fallback = pseudolanguage?.text(shown) ?? shown
            let localizer = KeyLocalizer(
                key: name,
                arguments: [],
                table: try String?(bridging: table?(frame) ?? .none),
                lookUp: lookUp,
                pseudolanguage: pseudolanguage
            )
            guard result == .key else {
                return try frame.execution.made(.string(localizer.string(in: locale) ?? fallback))
            }
            var localized = LocalizedStringKey(fallback)
            localized.localizer = localizer
            return try frame.execution.made(.engine(localized))
        }
    }
}
