import ViewEngine

extension FindingCondition {
    /// The greatest number of values of parameters that are audited.
    static let mostVariants = 12
    /// The name of the parameter that a role is a value of.
    static let roleName = "role"

    /// The conditions of a root beside the normal one: its states in each color scheme and contrast, and from the normal
    /// state each text size, language, direction, role and variant alone.
    static func all(
        of request: ButtonRequest,
        states: [ButtonState],
        in languages: [AuditedLanguage],
        _ scope: AuditExtent
    ) -> [FindingCondition] {
        let seen = scope == .least ? states.filter { $0 == .pressed } : states
        var conditions: [FindingCondition] = []
        for state in [.normal] + seen {
            for scheme in ColorScheme.allCases {
                for contrast in [ColorSchemeContrast.standard, .increased]
                where contrast == .standard || scope == .complete || state == .normal {
                    conditions.append(
                        FindingCondition(state: state, colorScheme: scheme, contrast: contrast)
                    )
                }
            }
        }
        // The text size of macOS does not change.
        if !request.button.control.style.isForMac {
            conditions += scope.textSizes.map { FindingCondition(dynamicTypeSize: $0) }
        }
        conditions += languages.prefix(scope.languages).map { FindingCondition(language: $0) }
        conditions.append(FindingCondition(layoutDirection: .rightToLeft))
        if scope == .complete {
            conditions += variants(of: request).prefix(mostVariants).map { FindingCondition(variant: $0) }
        }
        return conditions.filter { $0 != FindingCondition() }
    }

    /// The role that destroys something, and the values of the style's own parameters that are names or Booleans.
    private static func variants(of request: ButtonRequest) -> [Variant] {
        let control = request.button.control
        let style = control.style
        var variants: [Variant] = []
        if style.content == nil, style.toolkit == .swiftUI, control.kind == .button, control.role == nil {
            variants.append(Variant(parameter: roleName, value: "destructive", content: .role(.destructive)))
        }
        guard style.framework == .custom || style.source == .article else { return variants }
        for parameter in style.parameters where control.styleValues[parameter.name] == nil {
            switch parameter.kind {
            case .choice(let names, let known):
                variants += names.filter { $0 != known }.map {
                    Variant(parameter: parameter.name, value: $0, content: .value(.choice($0)))
                }
            case .boolean(let known):
                variants.append(
                    Variant(
                        parameter: parameter.name,
                        value: known ? "false" : "true",
                        content: .value(.boolean(!known))
                    )
                )
            case .number, .integer, .text, .color: break
            }
        }
        return variants
    }
}
