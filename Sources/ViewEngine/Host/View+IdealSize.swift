package import Graphics

extension View {
    /// The size in points that the view has if it is alone, in an environment and with the fonts of the tree whose body
    /// or action is running; `nil` outside of both.
    package func idealSize(in environment: EnvironmentValues) -> CGSize? {
        guard let graph = ViewScope.currentInputs?.graph else { return nil }
        return ViewHost(rootView: self, environment: environment, shaper: graph.shaper).root.frame.size
    }
}
