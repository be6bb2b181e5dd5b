import AppleDesign
import Graphics
import ViewEngine

/// A part of a request, beside the style, that can determine a value.
package enum Dependency: String, CaseIterable, Sendable {
    case label, control, tint, state, role
    case colorScheme = "environment.colorScheme"
    case contrast = "environment.colorSchemeContrast"
    case dynamicTypeSize = "environment.dynamicTypeSize"
    case layoutDirection = "environment.layoutDirection"
    case controlSize = "environment.controlSize"
    case borderShape = "environment.buttonBorderShape"
    case keyboardShortcut = "environment.keyboardShortcut"
    case font = "environment.font"
    case system, cornerRadius, width, configuration, parameters, motion, beside, container, showsRegion,
        tokens, background

    /// The request with other values in this place; a value that depends on it differs in one of them.
    func alternatives(to request: ButtonRequest) -> [ButtonRequest] {
        let style = request.button.control.style
        let isSwiftUI = style.toolkit == .swiftUI
        return switch self {
        case .label: labels(otherThan: request)
        case .control:
            request.with(\.button.control.kind, from: [.button])
                + request.with(\.button.control.linkTakesStyle, from: [true])
        case .tint: request.with(\.button.tint, from: [.purple, .green])
        case .state: states(otherThan: request)
        case .role:
            isSwiftUI && request.button.control.kind == .button
                ? request.with(\.button.control.role, from: [nil, .cancel, .destructive]) : []
        case .colorScheme: request.with(\.environment.colorScheme, from: ColorScheme.allCases)
        case .contrast: request.with(\.environment.contrast, from: [.standard, .increased])
        case .dynamicTypeSize: request.with(\.environment.dynamicTypeSize, from: [.large, .accessibility3])
        case .layoutDirection:
            request.with(\.environment.layoutDirection, from: [.leftToRight, .rightToLeft])
        case .controlSize: request.with(\.button.control.controlSize, from: [.mini, .regular, .large])
        case .borderShape: style.takesBorderShape ? shapes(of: request) : []
        case .keyboardShortcut:
            isSwiftUI ? request.with(\.button.control.keyboardShortcut, from: [nil, .defaultAction]) : []
        case .font: request.with(\.button.font, from: [nil, .largeTitle])
        case .system: request.with(\.environment.system, from: style.systems)
        case .cornerRadius: request.with(\.button.control.cornerRadius, from: [nil])
        case .width: request.with(\.button.width, from: [nil])
        case .parameters:
            request.with(
                \.button.control.styleValues,
                from: [request.button.control.styleValues.withoutParameters]
            )
        case .motion:
            request.with(\.environment.reducesMotion, from: [false])
                + request.with(\.environment.animationDefaults, from: [.iOS17])
        case .background: request.with(\.environment.background, from: [nil, .blue])
        case .beside: request.with(\.button.control.neighbors, from: [[]])
        case .container:
            request.with(\.button.control.container, from: [.stack])
                + request.with(\.button.control.containerStyle, from: [nil])
        case .tokens: request.with(\.theme, from: [nil])
        case .showsRegion: request.with(\.button.control.showsRegion, from: [false])
        case .configuration: request.withoutConfiguration
        }
    }

    /// The other states; at a moment of an interaction, the button without the interaction.
    private func states(otherThan request: ButtonRequest) -> [ButtonRequest] {
        guard !request.isMoment else {
            var rest = request
            rest.interaction.events = []
            rest.presentation.time = nil
            return [rest]
        }
        return request.with(\.button.state, from: request.button.control.style.states)
    }

    /// A longer title, and a label with only a title.
    private func labels(otherThan request: ButtonRequest) -> [ButtonRequest] {
        var longer = request
        longer.title += "\u{2003}M"
        var plain = request
        plain.button.label = LabelSpecification()
        plain.button.label.flag = !request.button.label.flag
        return [longer, plain]
    }

    private func shapes(of request: ButtonRequest) -> [ButtonRequest] {
        [ButtonBorderShape.automatic, .capsule, .circle].map { shape in
            var other = request
            other.button.control.buttonBorderShape = shape
            other.button.control.cornerRadius = nil
            return other
        }
    }
}

extension ButtonRequest {
    /// The requests with each of the values that this one does not have.
    fileprivate func with<Value: Equatable>(
        _ property: WritableKeyPath<ButtonRequest, Value>,
        from values: [Value]
    ) -> [ButtonRequest] {
        values.filter { $0 != self[keyPath: property] }.map { value in
            var other = self
            other[keyPath: property] = value
            return other
        }
    }

    /// The request without what only a `UIButton.Configuration` has; empty if it has none of it.
    fileprivate var withoutConfiguration: [ButtonRequest] {
        var other = self
        other.button.configuration = ConfigurationSpecification()
        other.button.control.background = BackgroundSpecification()
        return other == self ? [] : [other]
    }
}
