import Graphics
import ViewEngine

// Grids of equal columns or rows, and the guides by which views are aligned.
extension Bridge {
    mutating func addGrids() {
        add(type: .grid, "View")
        viewInitializer(
            .grid,
            .or("alignment", Alignment.center),
            .orNil("horizontalSpacing"),
            .orNil("verticalSpacing"),
            "content"
        ) { (alignment: Alignment, horizontal: Double?, vertical: Double?, content: Builder) in
            Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) { content() }
        }
        add(type: .gridRow, "View")
        viewInitializer(.gridRow, .orNil("alignment"), "content") {
            (alignment: VerticalAlignment?, content: Builder) in
            GridRow(alignment: alignment) { content() }
        }
        add(GridItem.Size.self)
        factory("GridItem.Size", "fixed", "_") { (length: Double) in GridItem.Size.fixed(length) }
        factory("GridItem.Size", "flexible", .or("minimum", 10.0), .or("maximum", Double.infinity)) {
            (minimum: Double, maximum: Double) in
            GridItem.Size.flexible(minimum: minimum, maximum: maximum)
        }
        factory("GridItem.Size", "adaptive", "minimum", .or("maximum", Double.infinity)) {
            (minimum: Double, maximum: Double) in
            GridItem.Size.adaptive(minimum: minimum, maximum: maximum)
        }
        add(GridItem.self)
        initializer(.or("_", GridItem.Size.flexible()), .orNil("spacing"), .orNil("alignment")) {
            (size: GridItem.Size, spacing: Double?, alignment: Alignment?) in
            GridItem(size, spacing: spacing, alignment: alignment)
        }
        property("GridItem", "spacing") { (item: GridItem) in item.spacing }
        property("GridItem", "alignment") { (item: GridItem) in item.alignment }
        property("GridItem", "size") { (item: GridItem) in item.size }
        add(PinnedScrollableViews.self, "Hashable", "OptionSet")
        constants(
            "PinnedScrollableViews",
            ["sectionHeaders": PinnedScrollableViews.sectionHeaders, "sectionFooters": .sectionFooters]
        )
        initializer("_") { (sets: OptionSetLiteral<PinnedScrollableViews>) in sets.union }
        add(type: .lazyVGrid, "View")
        viewInitializer(
            .lazyVGrid,
            "columns",
            .or("alignment", HorizontalAlignment.center),
            .orNil("spacing"),
            .or("pinnedViews", [] as PinnedScrollableViews),
            "content"
        ) {
            (
                columns: [GridItem],
                alignment: HorizontalAlignment,
                spacing: Double?,
                pinned: PinnedScrollableViews,
                content: Builder
            ) in
            LazyVGrid(columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinned) {
                content()
            }
        }
        add(type: .lazyHGrid, "View")
        viewInitializer(
            .lazyHGrid,
            "rows",
            .or("alignment", VerticalAlignment.center),
            .orNil("spacing"),
            .or("pinnedViews", [] as PinnedScrollableViews),
            "content"
        ) {
            (
                rows: [GridItem],
                alignment: VerticalAlignment,
                spacing: Double?,
                pinned: PinnedScrollableViews,
                content: Builder
            ) in
            LazyHGrid(rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinned) { content() }
        }
        addAlignmentGuides()
    }

    private mutating func addAlignmentGuides() {
        add(ViewDimensions.self)
        property("ViewDimensions", "width") { (dimensions: ViewDimensions) in dimensions.width }
        property("ViewDimensions", "height") { (dimensions: ViewDimensions) in dimensions.height }
        modifier("alignmentGuide", "_", "computeValue") {
            (view, guide: HorizontalAlignment, value: Callback<Double, ViewDimensions>) in
            view.alignmentGuide(guide) { value($0) }
        }
        modifier("alignmentGuide", "_", "computeValue") {
            (view, guide: VerticalAlignment, value: Callback<Double, ViewDimensions>) in
            view.alignmentGuide(guide) { value($0) }
        }
        initializer("_") { (edge: Edge) in Edge.Set(edge) }
    }
}

extension GridItem: EngineValue { static var engineType: EngineType { .gridItem } }
extension GridItem.Size: EngineValue { static var engineType: EngineType { .gridItemSize } }
extension PinnedScrollableViews: EngineValue { static var engineType: EngineType { .pinnedScrollableViews } }
extension ViewDimensions: EngineValue { static var engineType: EngineType { .viewDimensions } }
extension Double: Replaceable {
    static var replacement: Double { 0 }
}
