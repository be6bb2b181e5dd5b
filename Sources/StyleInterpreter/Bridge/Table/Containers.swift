import SystemStyles
import ViewEngine

// Containers and controls that a style rarely draws.
extension Bridge {
    mutating func addContainers() {
        add(type: "ViewThatFits", "View")
        viewInitializer("ViewThatFits", .or("in", [.horizontal, .vertical] as Axis.Set), "content") {
            (axes: Axis.Set, content: Builder) in
            ViewThatFits(in: axes) { content() }
        }
        add(type: "List", "View")
        viewInitializer("List", "content") { (content: Builder) in List { content() } }
        add(type: "Form", "View")
        viewInitializer("Form", "content") { (content: Builder) in Form { content() } }
        add(type: "NavigationStack", "View")
        viewInitializer("NavigationStack", "root") { (root: Builder) in NavigationStack { root() } }
        add(type: "NavigationLink", "View")
        viewInitializer("NavigationLink", "_", "destination") { (title: Title, destination: Builder) in
            NavigationLink {
                destination()
            } label: {
                title.text
            }
        }
        viewInitializer("NavigationLink", "destination", "label") { (destination: Builder, label: Builder) in
            NavigationLink {
                destination()
            } label: {
                label()
            }
        }
        add(type: "EditButton", "View")
        viewInitializer("EditButton") { () in EditButton() }
        add(URL.self, "Hashable")
        initializer("string") { (text: String) in URL(string: text) }
        property("URL", "absoluteString") { (url: URL) in url.absoluteString }
        add(type: "Link", "View")
        viewInitializer("Link", "_", "destination") { (title: Title, url: URL) in
            Link(destination: url) { title.text }
        }
        viewInitializer("Link", "destination", "label") { (url: URL, label: Builder) in
            Link(destination: url) { label() }
        }
        add(OpenURLAction.self)
        method("OpenURLAction", "callAsFunction", "_") { (action: OpenURLAction, url: URL) in
            action(url)
            return Nothing()
        }
        add(DismissAction.self)
        method("DismissAction", "callAsFunction") { (action: DismissAction) in
            action()
            return Nothing()
        }
        add(Visibility.self, "Hashable")
        cases(Visibility.self)
        modifier("listRowSeparator", "_", .or("edges", Edge.Set.all)) {
            (view, visibility: Visibility, edges: Edge.Set) in
            view.listRowSeparator(visibility, edges: edges)
        }
        modifier("listRowSeparatorTint", "_", .or("edges", Edge.Set.all)) {
            (view, color: Color?, edges: Edge.Set) in
            view.listRowSeparatorTint(color, edges: edges)
        }
        add(SafeAreaRegions.self, "Hashable", "OptionSet")
        constants(
            "SafeAreaRegions",
            ["all": SafeAreaRegions.all, "container": .container, "keyboard": .keyboard]
        )
        initializer("_") { (sets: OptionSetLiteral<SafeAreaRegions>) in sets.union }
        modifier("ignoresSafeArea", .or("_", SafeAreaRegions.all), .or("edges", Edge.Set.all)) {
            (view, regions: SafeAreaRegions, edges: Edge.Set) in
            view.ignoresSafeArea(regions, edges: edges)
        }
        modifier("edgesIgnoringSafeArea", "_") { (view, edges: Edge.Set) in view.edgesIgnoringSafeArea(edges)
        }
    }
}

extension URL: EngineValue { static var typeName: String { "URL" } }
extension OpenURLAction: EngineValue { static var typeName: String { "OpenURLAction" } }
extension DismissAction: EngineValue { static var typeName: String { "DismissAction" } }
extension Visibility: EngineValue { static var typeName: String { "Visibility" } }
extension SafeAreaRegions: EngineValue { static var typeName: String { "SafeAreaRegions" } }
