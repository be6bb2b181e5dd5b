package import ViewEngine

/// A language that a root is audited in.
package struct AuditedLanguage: Hashable, Sendable {
    /// A tag of BCP 47, or the name of a pseudolanguage.
    package let tag: String
    package let direction: LayoutDirection

    package init(tag: String, direction: LayoutDirection) {
        self.tag = tag
        self.direction = direction
    }
}

/// The condition that a root is audited in.
package struct FindingCondition: Hashable, Sendable {
    /// A value of a parameter that is not its default.
    package struct Variant: Hashable, Sendable {
        package let parameter: String
        package let value: String
        /// The role, or the value of the style's own parameter.
        let content: Content

        enum Content: Hashable, Sendable {
            case role(ButtonRole?)
            case value(StyleValues.Value)
        }
    }

    package var state = ButtonState.normal
    package var colorScheme = ColorScheme.light
    package var contrast = ColorSchemeContrast.standard
    package var dynamicTypeSize = DynamicTypeSize.large
    /// `nil` for that of the request.
    package var language: AuditedLanguage?
    /// `nil` for that of the request, or of the language.
    package var layoutDirection: LayoutDirection?
    package var reducesMotion = false
    package var variant: Variant?

    /// The request for the picture in the condition.
    package func request(for root: ButtonRequest) -> ButtonRequest {
        var request = root
        request.interaction.events = []
        request.presentation.time = nil
        request.button.state = state
        if state != .normal { request.button.view.controls = .all }
        request.environment.colorScheme = colorScheme
        request.environment.contrast = contrast
        request.environment.dynamicTypeSize = dynamicTypeSize
        request.environment.reducesMotion = reducesMotion
        if let language {
            request.button.control.styleValues.locale = language.tag
            request.environment.layoutDirection = language.direction
        }
        if let layoutDirection { request.environment.layoutDirection = layoutDirection }
        switch variant?.content {
        case .role(let role): request.button.control.role = role
        case .value(let value):
            if let name = variant?.parameter { request.button.control.styleValues[name] = value }
        case nil: break
        }
        return request
    }
}
