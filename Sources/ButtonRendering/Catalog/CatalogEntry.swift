package import AppleDesign
import Graphics
package import ViewEngine

/// A style that can be drawn, and its description.
///
/// There is one object for each style, which requests share.
package final class CatalogEntry: Sendable {
    package let framework: Framework
    /// The spelling of Apple's API, or of the article.
    package let name: String
    /// The version of the style's code: entries of one name with different code have different revisions.
    package let revision: UInt64
    /// One sentence.
    package let summary: String
    /// The release in which Apple added it, or its author.
    package let availability: String
    /// The states that the style draws differently, the normal one first.
    package let states: [ButtonState]
    /// The system designs that have the style, the default first; never empty.
    package let systems: [SystemDesign]
    /// Whether `buttonBorderShape` changes it.
    package let takesBorderShape: Bool
    /// Whether the background of a configuration changes it.
    package let takesBackground: Bool
    /// The parameters that only this style has.
    package let parameters: [StyleParameter]
    /// The code that an app needs to use it.
    package let code: StyleCode
    let makeButton: @Sendable (ButtonArguments) -> AnyView
    /// A view with the style set on it; unchanged by a style that no container can have.
    let styled: @Sendable (AnyView, StyleValues) -> AnyView
    private let hash: Int

    package init(
        framework: Framework,
        name: String,
        revision: UInt64 = 0,
        summary: String,
        availability: String,
        states: [ButtonState],
        systems: [SystemDesign] = [.iOS18, .iOS26],
        takesBorderShape: Bool = false,
        takesBackground: Bool = false,
        parameters: [StyleParameter] = [],
        code: StyleCode = .system,
        styled: @escaping @Sendable (AnyView, StyleValues) -> AnyView = { view, _ in view },
        makeButton: @escaping @Sendable (ButtonArguments) -> AnyView
    ) {
        self.framework = framework
        self.name = name
        self.revision = revision
        self.summary = summary
        self.availability = availability
        self.states = states
        self.systems = systems
        self.takesBorderShape = takesBorderShape
        self.takesBackground = takesBackground
        self.parameters = parameters
        self.code = code
        self.makeButton = makeButton
        self.styled = styled
        var hasher = Hasher()
        hasher.combine(framework)
        hasher.combine(name)
        hasher.combine(revision)
        hash = hasher.finalize()
    }

    package var defaultSystem: SystemDesign { systems[0] }

    /// The origin of the style.
    package var source: Source { code.type == nil ? .system : .article }

    /// The origin of a style.
    package enum Source: String, Sendable {
        /// The framework has it.
        case system
        /// An article builds it.
        case article
    }

    /// Whether the title changes nothing but the layout, as far as the framework decides that: a configuration of
    /// UIKit holds the title as a string, which any button can read.
    var titleAffectsLayoutOnly: Bool { framework == .swiftUI }
}

/// Entries are equal if they have the same name, framework and revision.
extension CatalogEntry: Hashable {
    package static func == (first: CatalogEntry, second: CatalogEntry) -> Bool {
        first === second
            || first.name == second.name && first.framework == second.framework
                && first.revision == second.revision
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}

extension CatalogEntry: CustomStringConvertible {
    package var description: String { "\(framework.rawValue)/\(name)" }
}

/// The values that an entry makes its button from.
package struct ButtonArguments {
    package let button: ButtonSpecification
    package let title: TextSource
    /// The Boolean that the demo labels show; the action toggles it.
    package let flag: Bool
    package let action: () -> Void

    /// The label of the request.
    package var label: some View {
        RequestedLabel(button: button, title: title, flag: flag)
    }
}
