/// A message in place of content that is not there: a symbol, a title, a description and actions, in the middle of its room.
///
/// The fonts are those of `UIContentUnavailableConfiguration`; the distances are a guess.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 4) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            actions
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView
where Label == ViewEngine.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            ViewEngine.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// Disfavored, as in SwiftUI, so that a literal is a key.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, systemImage name: String, description: Text? = nil) {
        self.init {
            ViewEngine.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// The message of a search without results.
    public static var search: Self {
        Self("No Results", systemImage: "magnifyingglass", description: searchAdvice)
    }

    /// The message of a search for a text without results.
    public static func search(text: String) -> Self {
        Self("No Results for “\(text)”", systemImage: "magnifyingglass", description: searchAdvice)
    }

    private static var searchAdvice: Text { Text("Check the spelling or try a new search.") }
}

/// The symbol above the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}
