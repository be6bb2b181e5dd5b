import AppleDesign
import Graphics
import ViewEngine

/// Something beside the style that may decide a value.
package enum Influence: String, CaseIterable, Sendable {
    case label, control, tint, state, role
    case colorScheme = "environment.colorScheme"
    case contrast = "environment.colorSchemeContrast"
    case dynamicTypeSize = "environment.dynamicTypeSize"
    case layoutDirection = "environment.layoutDirection"
    case controlSize = "environment.controlSize"
    case borderShape = "environment.buttonBorderShape"
    case keyboardShortcut = "environment.keyboardShortcut"
    case font = "environment.font"
    case system, cornerRadius, width, configuration, parameters, motion, beside

    /// The request with something else in this place; what depends on it looks different in one of them.
    func alternatives(to request: ButtonRequest, _ style: CatalogEntry) -> [ButtonRequest] {
        func with<Value: Equatable>(
            _ field: WritableKeyPath<ButtonRequest, Value>,
            _ values: [Value]
        ) -> [ButtonRequest] {
            values.filter { $0 != request[keyPath: field] }.map { value in
                var other = request
                other[keyPath: field] = value
                return other
            }
        }
        let isSwiftUI = style.framework == .swiftUI
        return switch self {
        case .label: labels(other: request)
        case .control: with(\.control, [.button])
        case .tint: with(\.tint, [.purple, .green])
        case .state: states(other: request, style)
        case .role: isSwiftUI && request.control == .button ? with(\.role, [nil, .cancel, .destructive]) : []
        case .colorScheme: with(\.colorScheme, ColorScheme.allCases)
        case .contrast: with(\.contrast, [.standard, .increased])
        case .dynamicTypeSize: with(\.dynamicTypeSize, [.large, .accessibility3])
        case .layoutDirection: with(\.layoutDirection, [.leftToRight, .rightToLeft])
        case .controlSize: with(\.controlSize, [.mini, .regular, .large])
        case .borderShape: style.takesBorderShape ? shapes(other: request) : []
        case .keyboardShortcut: isSwiftUI ? with(\.keyboardShortcut, [nil, .defaultAction]) : []
        case .font: with(\.font, [nil, .largeTitle])
        case .system:
            with(\.system, style.systems).filter { $0.system != request.system ?? style.systems[0] }
        case .cornerRadius: with(\.cornerRadius, [nil])
        case .width: with(\.width, [nil])
        case .parameters: with(\.styleValues, [StyleValues()])
        case .motion: with(\.reducesMotion, [false]) + with(\.animationDefaults, [.iOS17])
        case .beside: with(\.beside, [nil])
        case .configuration: with(\.configuration, [ConfigurationRequest()])
        }
    }

    /// In the course of an interaction it is the interaction that makes the difference.
    private func states(other request: ButtonRequest, _ style: CatalogEntry) -> [ButtonRequest] {
        guard !request.isMoment else {
            var rest = request
            rest.events = []
            rest.time = nil
            return [rest]
        }
        return style.states.filter { $0 != request.state }.map { state in
            var other = request
            other.state = state
            return other
        }
    }

    /// Other words, and nothing of what else was said of the label.
    private func labels(other request: ButtonRequest) -> [ButtonRequest] {
        var longer = request
        longer.title += "\u{2003}M"
        var bare = request
        bare.systemImage = nil
        bare.imagePlacement = .leading
        bare.imagePadding = nil
        bare.label = .title
        bare.flag = !request.flag
        bare.animatesLabel = true
        bare.letsAnimationsIn = true
        return [longer, bare]
    }

    private func shapes(other request: ButtonRequest) -> [ButtonRequest] {
        [ButtonBorderShape.automatic, .capsule, .circle].map { shape in
            var other = request
            other.buttonBorderShape = shape
            other.cornerRadius = nil
            return other
        }
    }
}
