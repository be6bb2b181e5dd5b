import ViewEngine

// The safe area, of which a picture has none.
extension Bridge {
    mutating func addSafeAreas() {
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
        modifier("safeAreaPadding", .or("_", Edge.Set.all), .orNil("_")) {
            (view, edges: Edge.Set, length: Double?) in
            view.safeAreaPadding(edges, length)
        }
        add(VerticalEdge.self, "Hashable")
        cases(VerticalEdge.self)
        add(HorizontalEdge.self, "Hashable")
        cases(HorizontalEdge.self)
        modifier(
            "safeAreaInset",
            "edge",
            .or("alignment", HorizontalAlignment.center),
            .orNil("spacing"),
            "content"
        ) { (view, edge: VerticalEdge, alignment: HorizontalAlignment, spacing: Double?, content: Builder) in
            view.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { content() }
        }
        modifier(
            "safeAreaInset",
            "edge",
            .or("alignment", VerticalAlignment.center),
            .orNil("spacing"),
            "content"
        ) { (view, edge: HorizontalEdge, alignment: VerticalAlignment, spacing: Double?, content: Builder) in
            view.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { content() }
        }
        modifier("safeAreaPadding", "_") { (view, insets: EdgeInsets) in view.safeAreaPadding(insets) }
        modifier("safeAreaPadding", "_") { (view, length: Double) in view.safeAreaPadding(length) }
    }
}

extension SafeAreaRegions: EngineValue { static var typeName: String { "SafeAreaRegions" } }

extension VerticalEdge: EngineValue { static var typeName: String { "VerticalEdge" } }
extension HorizontalEdge: EngineValue { static var typeName: String { "HorizontalEdge" } }
