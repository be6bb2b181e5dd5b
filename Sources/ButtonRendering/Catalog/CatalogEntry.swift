package import AppleDesign
import ViewEngine

/// The framework whose buttons a style draws.
package enum Framework: String, Hashable, Sendable, CaseIterable {
    case swiftUI = "swiftui"
    case uiKit = "uikit"
}

/// Where a style comes from.
package enum Source: String, Sendable {
    /// The framework has it.
    case system
    /// An article builds it.
    case article
}

/// A style that can be drawn, and what is to be known of it.
///
/// There is one object for each: every request has one in its hands.
package final class CatalogEntry: Sendable {
    package let framework: Framework
    /// The API's own spelling.
    package let name: String
    /// One sentence for people.
    package let summary: String
    /// Since when Apple has it, or who wrote it.
    package let availability: String
    /// The states that it draws differently, the normal one first.
    package let states: [ButtonState]
    /// The looks of the system that have it, the usual one first.
    package let systems: [SystemDesign]
    /// Whether `buttonBorderShape` changes it.
    package let takesBorderShape: Bool
    /// Whether the background of a configuration changes it.
    package let takesBackground: Bool
    /// The parameters that no other style has.
    package let parameters: [StyleParameter]
    /// What an app writes to use it.
    package let code: StyleCode
    let makeButton: @Sendable (ButtonContent) -> AnyView

    init(
        framework: Framework,
        name: String,
        summary: String,
        availability: String,
        states: [ButtonState],
        systems: [SystemDesign],
        takesBorderShape: Bool,
        takesBackground: Bool,
        parameters: [StyleParameter],
        code: StyleCode,
        makeButton: @escaping @Sendable (ButtonContent) -> AnyView
    ) {
        self.framework = framework
        self.name = name
        self.summary = summary
        self.availability = availability
        self.states = states
        self.systems = systems
        self.takesBorderShape = takesBorderShape
        self.takesBackground = takesBackground
        self.parameters = parameters
        self.code = code
        self.makeButton = makeButton
    }

    /// Who made it.
    package var source: Source { code.type == nil ? .system : .article }

    /// The entry among all.
    var id: ID { ID(framework: framework, name: name) }

    struct ID: Hashable {
        let framework: Framework
        let name: String
    }

    /// Whether the title may decide more than how wide the button is: a configuration of UIKit's holds it
    /// as a string, which any button may read.
    var readsTitle: Bool { framework == .uiKit }
}

extension CatalogEntry: CustomStringConvertible {
    package var description: String { "\(framework.rawValue)/\(name)" }
}

/// What a button says and does.
struct ButtonContent {
    let request: ButtonRequest
    let title: TextSource
    /// What the demo labels show; the action toggles it.
    let flag: Bool
    let action: () -> Void
}
