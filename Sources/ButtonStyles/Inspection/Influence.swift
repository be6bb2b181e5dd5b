import Graphics
import StyleEngine

/// Something beside the style that may decide a value.
public enum Influence: String, CaseIterable, Sendable {
    case label, tint, state, role
    case colorScheme = "environment.colorScheme"
    case contrast = "environment.colorSchemeContrast"
    case dynamicTypeSize = "environment.dynamicTypeSize"
    case layoutDirection = "environment.layoutDirection"
    case controlSize = "environment.controlSize"
    case borderShape = "environment.buttonBorderShape"
    case keyboardShortcut = "environment.keyboardShortcut"
    case font = "environment.font"
    case system, cornerRadius, width, configuration

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
        case .label: with(\.title, [request.title + "\u{2003}M"])
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
        case .system: with(\.system, style.systems)
        case .cornerRadius: with(\.cornerRadius, [nil])
        case .width: with(\.width, [nil])
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

    private func shapes(other request: ButtonRequest) -> [ButtonRequest] {
        [ButtonBorderShape.automatic, .capsule, .circle].map { shape in
            var other = request
            other.buttonBorderShape = shape
            other.cornerRadius = nil
            return other
        }
    }
}
