import StyleRuntime
import StyleSyntax
import UIKitEngine
import ViewEngine

// The arguments of what is not in the source: a function of a color by its colors, a font by all words.
extension ExternalNames {
    /// The words by which a stand-in is chosen: those of a font are in the arguments, too.
    func words(of external: External, as type: StyleType) -> String {
        guard type == .engine(.font) || type == .engine(.uiFont), let arguments = external.arguments else {
            return external.name
        }
        let texts = arguments.values.map { sourceName($0.value) }
        return ([external.name] + texts).joined(separator: " ")
    }

    /// The color of a function of colors: of a light and a dark one, or else the first color that it is given.
    func colorArgument(of external: External, as type: StyleType) -> (any Operation)? {
        guard type == .engine(.color) || type == .engine(.uiColor), let arguments = external.arguments
        else {
            return nil
        }
        let values = arguments.values
        if let light = values.first(where: { hasWord(["light", "day"], in: $0) }),
            let dark = values.first(where: { hasWord(["dark", "night"], in: $0) }),
            let lightColor = color(light.value, as: type, in: arguments.scope, acceptsStandIns: true),
            let darkColor = color(dark.value, as: type, in: arguments.scope, acceptsStandIns: true)
        {
            return SchemeColor(light: lightColor, dark: darkColor, isOfUIKit: type == .engine(.uiColor))
        }
        return values.lazy.compactMap {
            self.color($0.value, as: type, in: arguments.scope, acceptsStandIns: false)
        }.first
    }

    private func hasWord(_ words: [String], in argument: Argument) -> Bool {
        guard let label = argument.label else { return false }
        let found = NameWords(label.text).words
        return words.contains { found.contains($0) }
    }

    /// An argument as a color of a type; nil if it is none.
    private func color(
        _ id: ExpressionID,
        as type: StyleType,
        in scope: Scope,
        acceptsStandIns: Bool
    ) -> (any Operation)? {
        for other in [type, .engine(type == .engine(.color) ? .uiColor : .color)] {
            let result = checker.attempt { expressions.check(id, as: other, in: scope) }
            guard result.diagnostics.isEmpty, acceptsStandIns || result.standIns.isEmpty,
                result.value.type == other
            else { continue }
            let value = checker.accept(result)
            guard other != type else { return value }
            return ValueConversion(
                kind: type == .engine(.color) ? .colorOfUIColor : .uiColorOfColor,
                value: value
            )
        }
        return nil
    }

    // MARK: Modifiers

    /// A view with the colors and fonts that a modifier outside of the source is given; nil without any: the color of
    /// the content or of the background, as the labels and the name say, and the font of the content.
    func appliedArguments(
        of modifier: String,
        to receiver: Typed,
        with arguments: [Argument],
        at place: SourcePlace,
        in scope: Scope
    ) -> Typed? {
        let modifierWords = NameWords(modifier)
        var style = AppliedStyle(view: receiver)
        for argument in arguments where !argumentMatching.isClosure(argument.value) {
            let label = argument.label.map { NameWords($0.text) }
            if let color = explicitColor(argument, for: label ?? modifierWords, in: scope) {
                switch colorPurpose(label, of: modifierWords) {
                case .content: style.color = style.color ?? color
                case .background: style.background = style.background ?? color
                case .other: break
                }
            } else if let font = explicitFont(argument, for: label ?? modifierWords, in: scope) {
                style.font = style.font ?? font
            }
        }
        if style.font == nil, modifierWords.setFont {
            let texts = arguments.filter { !argumentMatching.isClosure($0.value) }.map {
                sourceName($0.value)
            }
            let words = NameWords(([modifier] + texts).joined(separator: " "))
            if let font = words.namedFont {
                style.font = Typed(.engine(.font), Sample(type: .engine(.font)) { .engine(font) })
            }
        }
        guard style.color != nil || style.background != nil || style.font != nil else { return nil }
        let converted = checker.attempt { conversions.convert(receiver, to: .view, at: place) }
        guard converted.diagnostics.isEmpty else { return nil }
        style.view = checker.accept(converted)
        return Typed(.view, style)
    }

    private enum ColorPurpose {
        case content, background, other
    }

    private func colorPurpose(_ label: NameWords?, of modifier: NameWords) -> ColorPurpose {
        for words in [label, modifier].compactMap({ $0 }) {
            if words.has("border", "stroke", "outline", "shadow", "glow", "underline", "separator", "ripple")
            {
                return .other
            }
            if words.has("background", "bg", "fill", "backdrop", "surface") { return .background }
            if words.has("foreground", "fg", "text", "title", "label", "content", "tint", "color", "colour") {
                return .content
            }
        }
        return .content
    }

    /// A color among the arguments of a modifier: one that has this type itself, or a member of it where a name says so.
    private func explicitColor(_ argument: Argument, for words: NameWords, in scope: Scope) -> Typed? {
        let type = StyleType.engine(.color)
        if isImplicit(argument.value) {
            let saysColor = words.has(
                "color",
                "colour",
                "foreground",
                "fg",
                "background",
                "bg",
                "tint",
                "fill"
            )
            guard saysColor else { return nil }
        }
        let expected = isImplicit(argument.value) ? type : nil
        let result = checker.attempt { expressions.resolve(argument.value, as: expected, in: scope) }
        guard result.diagnostics.isEmpty, result.standIns.isEmpty else { return nil }
        switch result.value.type {
        case type: return checker.accept(result)
        case .engine(.uiColor):
            return Typed(type, ValueConversion(kind: .colorOfUIColor, value: checker.accept(result)))
        default: return nil
        }
    }

    private func explicitFont(_ argument: Argument, for words: NameWords, in scope: Scope) -> Typed? {
        let type = StyleType.engine(.font)
        guard !isImplicit(argument.value) || words.setFont else { return nil }
        let result = checker.attempt {
            expressions.resolve(argument.value, as: isImplicit(argument.value) ? type : nil, in: scope)
        }
        guard result.diagnostics.isEmpty, result.standIns.isEmpty, result.value.type == type else {
            return nil
        }
        return checker.accept(result)
    }

    /// Whether an expression begins with a member of a type that its context gives: `.red`, `.red.opacity(0.5)`.
    private func isImplicit(_ id: ExpressionID) -> Bool {
        if case .implicitMember = program[program.chain(id)[0]].kind { true } else { false }
    }
}

extension NameWords {
    /// Whether the words are those of a modifier or a parameter that sets a font.
    var setFont: Bool { has("font", "fonts", "typography", "typeface") || has("text") && has("style") }
}
