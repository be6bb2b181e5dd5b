import ButtonRendering
import Graphics
import ViewEngine

/// The JSON document of the resolved values of a button.
struct ResolvedDocument: Encodable {
    private let framework: String
    private let style: String
    /// The revision of the project that has the style; `nil` for all others.
    private let projectRevision: String?
    /// The address of the still picture with these values.
    private let url: String
    /// The settings that everything was resolved with, also where the query leaves them to the viewer.
    private let environment: Environment
    private let size: Value
    /// `nil` where they are left out.
    private let insets: [Insets]?
    private let layers: [Layer]?
    private let elements: [ElementDocument]?
    /// The members that are left out, because the view is large; `nil` for none.
    private let leftOut: [String]?
    /// The controls inside of a view that is shown by itself; `nil` for a button of a style.
    private let buttons: [Control]?
    /// The differences of the picture from what SwiftUI would draw; `nil` for none.
    private let approximations: [String]?
    /// The messages about the source of a style of a user's own; `nil` for others.
    private let messages: [SourceMessage]?
    /// The names of the tokens that change nothing; `nil` for a request without tokens.
    private let ignored: [String]?

    private enum CodingKeys: CodingKey {
        case framework, style, projectRevision, url, environment, size, insets, layers, elements, leftOut,
            buttons, approximations
        case messages
        case ignored
    }

    init(_ button: InspectedButton, for query: ButtonQuery, ignored: [String]? = nil) {
        self.ignored = ignored
        messages = query.style.messages
        framework = query.style.framework.rawValue
        style = query.style.name
        projectRevision = query.style.projectRevision
        url = query.url(of: .still)
        environment = Environment(query)
        size = Value(button.size)
        let hasValues = button.detail < .outline
        insets = hasValues ? button.paddings.map(Insets.init) : nil
        layers = hasValues ? button.layers.map(Layer.init) : nil
        elements = hasValues ? button.elements.map { ElementDocument($0, in: query.style.customSource) } : nil
        leftOut =
            switch button.detail {
            case .complete: nil
            case .values: ["from"]
            case .outline: ["from", "layers", "elements", "insets", "hasPressedLook"]
            }
        buttons = query.style.content.map { _ in button.controls.map(Control.init) }
        approximations = button.approximations.isEmpty ? nil : button.approximations.map(\.rawValue)
    }

    private struct Environment: Encodable {
        let colorScheme, contrast, motion: String

        enum CodingKeys: CodingKey { case colorScheme, contrast, motion }

        init(_ query: ButtonQuery) {
            var values = query.values
            values.request.presentation.viewerChoices = []
            colorScheme = Parameters.colorScheme.spelling(values)
            contrast = Parameters.contrast.spelling(values)
            motion = Parameters.motion.spelling(values)
        }
    }

    /// A control that can be pressed.
    private struct Control: Encodable {
        let number: Int
        let kind: String
        /// `nil` for a control without a role.
        let role: String?
        let label: String
        let frame: ValueDocument
        /// `nil` for a control that no touch reaches.
        let region: ValueDocument?
        let isEnabled: Bool
        /// `nil` for a control that is not there before the interaction, and where that is left out.
        let hasPressedLook: Bool?

        enum CodingKeys: CodingKey {
            case number, kind, role, label, frame, region, isEnabled, hasPressedLook
        }

        init(_ inspected: InspectedButton.Control) {
            let control = inspected.control
            hasPressedLook = inspected.hasPressedLook
            number = control.number
            kind = control.kind.rawValue
            role = control.role.map { Parameters.roles.encode($0) }
            label = control.label
            frame = ValueDocument(.rect(control.frame))
            region = control.touchFrame.map { ValueDocument(.rect($0)) }
            isEnabled = control.isEnabled
        }
    }

    /// The room that one view keeps around another.
    private struct Insets: Encodable {
        let id: String
        let frame, insets: Value

        enum CodingKeys: CodingKey { case id, frame, insets }

        init(_ padding: InspectedButton.Padding) {
            id = padding.id.hexadecimal
            frame = Value(padding.frame)
            insets = Value(padding.insets)
        }
    }

    /// Something that is drawn, or that is done to what is drawn inside it.
    private struct Layer: Encodable {
        let id: String
        let kind: String
        let values: [(name: String, value: Value)]
        let layers: [Layer]

        init(_ layer: InspectedButton.Layer) {
            id = layer.id.hexadecimal
            kind = layer.kind.rawValue
            values = layer.values.map { ($0.name, Value($0.value)) }
            layers = layer.layers.map(Layer.init)
        }

        private struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }

            init(_ name: String) { stringValue = name }
            init?(stringValue: String) { self.init(stringValue) }
            init?(intValue: Int) { nil }
        }

        func encode(to encoder: any Encoder) throws {
            var members = encoder.container(keyedBy: Key.self)
            try members.encode(id, forKey: Key("id"))
            try members.encode(kind, forKey: Key("kind"))
            for (name, value) in values { try members.encode(value, forKey: Key(name)) }
            if !layers.isEmpty { try members.encode(layers, forKey: Key("layers")) }
        }
    }

    /// A value, and what it comes from: the style, or more than the style.
    private struct Value: Encodable {
        let value: ValueDocument
        /// `nil` where it is left out.
        let from: [String]?

        enum CodingKeys: CodingKey { case value, from }

        init(_ value: InspectedValue) {
            self.value = ValueDocument(value.content)
            from = value.dependencies.map { $0.isEmpty ? ["style"] : $0.map(\.rawValue) }
        }
    }
}
