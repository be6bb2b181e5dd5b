import AppleDesign
import Graphics
public import ViewEngine

/// The appearance of progress views.
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view.
public struct ProgressViewStyleConfiguration {
    /// The label of the progress view.
    public struct Label: View {
        let content: AnyView

        package init<Content: View>(_ content: Content) {
            self.content = AnyView(content)
        }

        public var body: some View { content }
    }

    /// The part of the task that is done, 0…1; `nil` if it is unknown.
    public let fractionCompleted: Double?
    public let label: Label
    /// The description of the progress; it is not drawn by the styles of the system.
    public var currentValueLabel: Label?
}

/// A wheel of eight spokes over the label.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    public init() {
        tint = nil
    }

    public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            SpinningWheel(tint: tint)
            configuration.label.foregroundStyle(.secondary)
        }
    }
}

/// A bar under the label, filled as far as the task is done.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    public init() {
        tint = nil
    }

    public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
        }
    }
}

/// A bar if the progress is known, otherwise a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension View {
    /// Sets the style of the progress views inside that have no nearer style.
    public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
        transformEnvironment(\.progressViewStyle) { $0 = $0.pushing { style.makeBody(configuration: $0) } }
    }
}

// MARK: The environment

private enum ProgressViewStyleKey: EnvironmentKey {
    static let defaultValue = StyleStack<ProgressViewStyleConfiguration>.empty
}

extension EnvironmentValues {
    var progressViewStyle: StyleStack<ProgressViewStyleConfiguration> {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

// MARK: The drawings

private struct SpinningWheel: View {
    let tint: Color?

    @Environment(\.tint) private var inheritedTint
    @Environment(\.controlSize) private var controlSize

    var body: some View {
        ActivityIndicator(color: tint ?? inheritedTint ?? Color(.gray as SystemColor))
            .scaleEffect(scale)
            .frame(width: 20 * scale, height: 20 * scale)
    }

    /// The large activity indicator of UIKit is 37 points wide, the medium one 20.
    private var scale: CGFloat {
        switch controlSize {
        case .mini, .small, .regular: 1
        case .large, .extraLarge: 37.0 / 20
        }
    }
}

private struct ProgressBar: View {
    let fraction: Double
    let tint: Color?

    /// In points.
    private static let height: CGFloat = 4

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(Color(.fill as SystemColor))
                Capsule().fill(tint ?? .accentColor).frame(width: proxy.size.width * fraction)
            }
        }
        .frame(height: Self.height)
    }
}
