import ProjectResources
import StringCatalogs
import StyleRuntime
import StyleSyntax
import ViewEngine

/// Texts that a source names by their keys.
struct LocalizedTexts: CheckPart {
    let checker: Checker

    private static let key = StyleType.engine(.localizedStringKey)

    /// The texts in which the source looks at a place; nil without any.
    private func lookUp(at place: SourcePlace, bundle: Argument? = nil) -> TextLookUp? {
        guard let resources = checker.resources, resources.project.hasTexts else { return nil }
        var preference = resourceNames.bundlePreference(at: place)
        if let bundle { preference.isMain = isMainBundle(bundle.value) }
        return TextLookUp(resources: resources, preference: preference)
    }

    /// Whether an argument names the bundle of the app; `nil` does.
    func isMainBundle(_ id: ExpressionID) -> Bool {
        let text = externalNames.sourceName(id)
        return text == "nil" || text.hasSuffix(".main")
    }

    // MARK: Literals

    /// Whether the project has a text for a literal without values.
    func hasText(forPlainKey segments: [StringSegment]) -> Bool {
        guard let resources = checker.resources, segments.count <= 1 else { return false }
        if case .text(let key)? = segments.first { return resources.project.hasText(forKey: key) }
        return false
    }

    /// A literal of a key; nil if the project has no text for it.
    func localizedLiteral(
        _ segments: [KeyLiteral.Segment],
        at place: SourcePlace
    ) -> LocalizedLiteral? {
        guard let lookUp = lookUp(at: place), let key = knownKey(of: segments, in: lookUp.resources) else {
            return nil
        }
        return LocalizedLiteral(key: key, segments: segments, lookUp: lookUp, result: .key)
    }

    /// The greatest number of keys that are tried for one literal, whose values may have one of several formats.
    private static let triedKeys = 64

    /// The key of a literal, in whose place of a value there is a format by its type; nil if the project has none.
    private func knownKey(of segments: [KeyLiteral.Segment], in resources: ProgramResources) -> String? {
        var keys: [[LocalizationKey.Part]] = [[]]
        for segment in segments {
            let parts: [LocalizationKey.Part]
            switch segment {
            case .literal(let text): parts = [.literal(text)]
            case .value(let value): parts = formats(of: value.type).map { .format($0) }
            case .formatted(_, let specifier):
                guard let format = (specifier.operation as? StringLiteral)?.plainText else { return nil }
                parts = [.format(format)]
            }
            keys = Array(keys.flatMap { key in parts.map { key + [$0] } }.prefix(Self.triedKeys))
        }
        return keys.lazy.map { LocalizationKey.key(of: $0) }.first { resources.project.hasText(forKey: $0) }
    }

    /// The formats that a value of a type has in keys, that of the compiler first.
    private func formats(of type: StyleType) -> [String] {
        switch type.kind {
        case .engine(.int): ["%lld", "%d", "%llu", "%u", "%ld", "%lu", "%i"]
        case .engine(.double): ["%lf", "%f"]
        case .unknown: ["%@", "%lld", "%lf", "%d", "%f"]
        default: ["%@"]
        }
    }

    // MARK: Calls

    /// A text by a function that takes a key: `String(localized:)`, `NSLocalizedString`, `LocalizedStringResource`,
    /// `localizedString(forKey:value:table:)` of a bundle.
    func localizedCall(
        _ candidates: [Callable],
        named name: Name,
        with arguments: [Argument],
        in scope: Scope
    ) -> Typed? {
        guard let first = arguments.first, let result = candidates.first?.result else { return nil }
        let kind: LocalizedLiteral.Result
        switch (result, first.label?.text) {
        case (.string, "localized"): kind = .string
        case (.string, nil) where name.text == "NSLocalizedString": kind = .string
        case (.string, "forKey") where name.text == "localizedString": kind = .string
        case (Self.key, nil), (Self.key, "stringLiteral"): kind = .key
        default: return nil
        }
        func argument(_ labels: String...) -> Argument? {
            arguments.first { labels.contains($0.label?.text ?? "") }
        }
        let place = program[first.value].place
        guard let lookUp = lookUp(at: place, bundle: argument("bundle")) else { return nil }
        let type = kind == .key ? Self.key : .string
        let table = argument("table", "tableName").flatMap { optionalString($0.value, in: scope) }
        let defaultValue = argument("defaultValue", "value")
        if let path = resourceNames.implicitPath(first.value), arguments.count == 1 {
            return symbol(path, with: [], as: kind, by: lookUp).map { Typed(type, $0) }
        }
        guard case .string(let literal) = program[first.value].kind else {
            let result = checker.attempt { expressions.resolve(first.value, as: nil, in: scope) }
            guard result.diagnostics.isEmpty, [.string, Self.key].contains(result.value.type) else {
                return nil
            }
            let value = defaultValue.flatMap { optionalString($0.value, in: scope) }
            return Typed(
                type,
                LocalizedName(
                    key: checker.accept(result),
                    defaultValue: value,
                    table: table,
                    lookUp: lookUp,
                    result: kind
                )
            )
        }
        guard let segments = literals.keySegments(literal, in: scope) else { return .failed }
        if let defaultValue, case .string(let value) = program[defaultValue.value].kind, !value.isEmpty {
            // The values of the text are those of its default.
            guard let shown = literals.keySegments(value, in: scope) else { return .failed }
            let key = literal.map { if case .text(let text) = $0 { text } else { "" } }.joined()
            return Typed(
                type,
                LocalizedLiteral(key: key, segments: shown, table: table, lookUp: lookUp, result: kind)
            )
        }
        guard let key = knownKey(of: segments, in: lookUp.resources) else { return nil }
        return Typed(
            type,
            LocalizedLiteral(key: key, segments: segments, table: table, lookUp: lookUp, result: kind)
        )
    }

    /// An argument that is a string or nothing; nil if it is neither.
    private func optionalString(_ id: ExpressionID, in scope: Scope) -> Typed? {
        let result = checker.attempt { expressions.check(id, as: .optional(.string), in: scope) }
        return result.diagnostics.isEmpty ? checker.accept(result) : nil
    }

    // MARK: Symbols

    /// A symbol of a string catalog, where a key is expected: `.cartCheckoutTitle`.
    func textMember(_ names: [String], of type: StyleType, at place: SourcePlace) -> Typed? {
        guard takesKeys(type), let lookUp = lookUp(at: place) else { return nil }
        return symbol(names.joined(separator: "."), with: [], as: .key, by: lookUp).map {
            Typed(Self.key, $0)
        }
    }

    private func takesKeys(_ type: StyleType) -> Bool {
        if case .any(.stringProtocol, _) = type.unwrapped.kind { return true }
        return type.unwrapped == Self.key
    }

    /// The text of a symbol with values in the places of its arguments.
    private func symbol(
        _ path: String,
        with values: [Typed],
        as result: LocalizedLiteral.Result,
        by lookUp: TextLookUp
    ) -> LocalizedLiteral? {
        guard let symbol = lookUp.resources.project.string(ofMember: path, in: lookUp.preference) else {
            return nil
        }
        return localized(symbol.key, table: symbol.table, with: values, as: result, by: lookUp)
    }

    private func localized(
        _ key: String,
        table: String,
        with values: [Typed],
        as result: LocalizedLiteral.Result,
        by lookUp: TextLookUp
    ) -> LocalizedLiteral {
        LocalizedLiteral(
            key: key,
            segments: values.isEmpty ? [.literal(key)] : values.map { .value($0) },
            table: Typed(.string, Constant.string(table)),
            lookUp: lookUp,
            result: result
        )
    }

    /// The names of the types that SwiftGen generates for texts.
    private static let typesOfSwiftGen: Set = ["L10n", "Strings", "Localization", "LocalizedStrings"]

    /// A text by the names that SwiftGen generates, of a file that is absent: `L10n.Cart.Checkout.title`.
    func textOfSwiftGen(
        _ root: String,
        path names: [String],
        with values: [Typed] = [],
        at place: SourcePlace
    )
        -> Typed?
    {
        guard Self.typesOfSwiftGen.contains(root), let lookUp = lookUp(at: place) else { return nil }
        // The first name may be that of a table.
        for names in [names[...], names.dropFirst()] where !names.isEmpty {
            guard let (table, key) = checker.keysByLetters[names.joined().lettersAndDigits] else { continue }
            return Typed(.string, localized(key, table: table, with: values, as: .string, by: lookUp))
        }
        return nil
    }

    /// A call of a function that Xcode or SwiftGen generates for a text with values: `Text(.itemCount(3))`.
    func generatedTextCall(
        _ callee: ExpressionID,
        with arguments: [Argument],
        as expected: StyleType?,
        base: StyleType?,
        in scope: Scope
    ) -> Typed? {
        guard checker.resources != nil, !arguments.isEmpty, let chain = resourceNames.memberChain(callee),
            !chain.names.isEmpty
        else {
            return nil
        }
        let place = program[callee].place
        func values() -> [Typed] { arguments.map { expressions.resolve($0.value, as: nil, in: scope) } }
        if let root = chain.root {
            guard Self.typesOfSwiftGen.contains(root), resourceNames.isUnknown(root, at: place, in: scope),
                textOfSwiftGen(root, path: chain.names, at: place) != nil
            else { return nil }
            return textOfSwiftGen(root, path: chain.names, with: values(), at: place)
        }
        guard let type = base ?? expected, takesKeys(type), let lookUp = lookUp(at: place) else { return nil }
        let path = chain.names.joined(separator: ".")
        guard symbol(path, with: [], as: .key, by: lookUp) != nil else { return nil }
        return symbol(path, with: values(), as: .key, by: lookUp).map { Typed(Self.key, $0) }
    }
}

extension StringLiteral {
    /// The characters of a literal without values; nil for others.
    fileprivate var plainText: String? {
        guard segments.count == 1, case .string(let text)? = segments[0] as? Constant else {
            return segments.isEmpty ? "" : nil
        }
        return text
    }
}
