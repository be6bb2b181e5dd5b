package import AppleDesign
import Graphics
package import ViewEngine

/// A style that can be drawn, and its description.
///
/// There is one object for each style, which requests share.
package final class CatalogEntry: Sendable {
    package let framework: Framework
    /// The framework by whose rules its buttons are made.
    package let toolkit: Toolkit
    /// The last component of its addresses: the spelling of Apple's API or of the article, or what identifies a source
    /// and a style in it.
    package let name: String
    /// The name that people read: that of the type for a style of a user's own, otherwise `name`.
    package let displayName: String
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
    /// The styles that were pasted together with it; `nil` for a style of the catalog.
    package let collection: (any StyleCollection)?
    /// Whether another style can take its name while the service runs, as in a folder that is watched.
    package let isReplaceable: Bool
    /// Whether the revision is that of a project.
    package let isOfProject: Bool
    /// The view that is drawn in place of a button with the label of the request; `nil` for a style.
    package let content: PresentedContent?
    /// The size of its button, if it was measured when the style was made.
    package let size: ButtonSize?
    /// The languages of the texts of its project, as tags of BCP 47; empty if there are none.
    package let languages: [String]
    /// Whether its project is for macOS only, whose look the picture has not.
    package let isForMac: Bool
    let makeButton: @Sendable (ButtonArguments) -> AnyView
    /// A view with the style set on it; unchanged by a style that no container can have.
    let styled: @Sendable (AnyView, StyleValues) -> AnyView
    private let hash: Int

    package init(
        framework: Framework,
        toolkit: Toolkit? = nil,
        name: String,
        displayName: String? = nil,
        revision: UInt64 = 0,
        summary: String,
        availability: String,
        states: [ButtonState],
        systems: [SystemDesign] = [.iOS18, .iOS26],
        takesBorderShape: Bool = false,
        takesBackground: Bool = false,
        parameters: [StyleParameter] = [],
        code: StyleCode = .system,
        collection: (any StyleCollection)? = nil,
        isReplaceable: Bool = false,
        isOfProject: Bool = false,
        content: PresentedContent? = nil,
        size: ButtonSize? = nil,
        languages: [String] = [],
        isForMac: Bool = false,
        styled: @escaping @Sendable (AnyView, StyleValues) -> AnyView = { view, _ in view },
        makeButton: @escaping @Sendable (ButtonArguments) -> AnyView
    ) {
        self.framework = framework
        self.toolkit = toolkit ?? (framework == .uiKit ? .uiKit : .swiftUI)
        self.name = name
        self.displayName = displayName ?? name
        self.revision = revision
        self.summary = summary
        self.availability = availability
        self.states = states
        self.systems = systems
        self.takesBorderShape = takesBorderShape
        self.takesBackground = takesBackground
        self.parameters = parameters
        self.code = code
        self.collection = collection
        self.isReplaceable = isReplaceable
        self.isOfProject = isOfProject
        self.content = content
        self.size = size
        self.languages = languages
        self.isForMac = isForMac
        self.makeButton = makeButton
        self.styled = styled
        var hasher = Hasher()
        hasher.combine(framework)
        hasher.combine(name)
        if framework == .custom { hasher.combine(self.displayName) }
        hasher.combine(revision)
        hash = hasher.finalize()
    }

    package var defaultSystem: SystemDesign { systems[0] }

    /// The origin of the style.
    package var source: Source {
        switch framework {
        case .custom: .custom
        case .swiftUI, .uiKit: code.type == nil ? .system : .article
        }
    }

    /// The name by which a request names it beside another style: that of its type for one of a user's own.
    package var reference: String { framework == .custom ? displayName : name }

    /// The origin of a style.
    package enum Source: String, Sendable {
        /// The framework has it.
        case system
        /// An article builds it.
        case article
        /// A user has written it.
        case custom
    }

    /// Whether the title changes nothing but the layout, as far as the framework decides that: a configuration of
    /// UIKit holds the title as a string, which any button can read.
    var titleAffectsLayoutOnly: Bool { toolkit == .swiftUI }
}

/// Entries are equal if they have the same names, framework and revision.
extension CatalogEntry: Hashable {
    package static func == (first: CatalogEntry, second: CatalogEntry) -> Bool {
        first === second
            || first.name == second.name && first.framework == second.framework
                && first.revision == second.revision && first.displayName == second.displayName
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
