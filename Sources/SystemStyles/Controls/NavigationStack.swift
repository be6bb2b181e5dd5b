public import ViewEngine

/// A stack of views, of which only the first is drawn here: it enables the navigation links inside.
public struct NavigationStack<Root: View>: View {
    private let root: Root

    public init(@ViewBuilder root: () -> Root) {
        self.root = root()
    }

    public var body: some View {
        VStack {
            root
        }
        .transformEnvironment(\.navigation) { $0 = $0 ?? NavigationAction { logAction("push") } }
    }
}

/// A stack of views (deprecated: see `NavigationStack`).
public typealias NavigationView = NavigationStack

/// The action of a navigation stack that shows another view.
package struct NavigationAction: Sendable {
    package let push: @Sendable () -> Void

    package init(push: @escaping @Sendable () -> Void) {
        self.push = push
    }
}

extension EnvironmentValues {
    /// The action of the navigation stack around a view; `nil` without one.
    package var navigation: NavigationAction? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}

private enum NavigationKey: EnvironmentKey {
    static let defaultValue: NavigationAction? = nil
}
