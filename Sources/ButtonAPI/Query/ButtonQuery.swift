import ButtonRendering
import HTTP

/// A valid query: a button, the representation that a client requests of it, and the canonical spelling of both.
///
/// An object, because all titles of a template refer to it.
final class ButtonQuery: Sendable {
    let output: Output
    /// The values of all parameters.
    let values: QueryValues
    /// The axes of a sheet; `nil` for other outputs.
    let axes: SheetAxes?
    /// The parameters that the client gave, in the order of the canonical spelling.
    let given: [Parameter]
    /// The canonical spelling, which is the same for all queries that mean the same picture.
    let canonical: CanonicalQuery

    var request: ButtonRequest { values.request }
    var style: CatalogEntry { values.request.button.control.style }

    /// A query of values that go together, with the parameters that the client gave; all others have their defaults.
    init(_ values: consuming QueryValues, given: [Parameter], in context: ParameterContext) {
        output = context.output
        self.values = values
        axes = context.output.isSheet ? values.axes : nil
        self.given = given
        canonical = CanonicalQuery(of: values, given: given, in: context)
    }

    private init(_ query: ButtonQuery, values: QueryValues) {
        output = query.output
        self.values = values
        axes = query.axes
        given = query.given
        canonical = query.canonical.titled(values.request.title)
    }

    /// The same query with another title.
    func titled(_ title: String) -> ButtonQuery {
        var values = values
        values.request.title = title
        return ButtonQuery(self, values: values)
    }
}

extension ButtonQuery {
    /// The threads that draw it.
    var lane: Lane {
        if style.isDrawnByWorkers { return .styles }
        return output.isRaster ? .rasters : .drawing
    }

    /// The canonical address of the representation.
    var url: String { url(of: output) }

    /// The address of another representation of the same button, which takes the same parameters.
    func url(of output: Output) -> String { url(at: output.pathExtension) }

    /// The address of the same button at another end of the path.
    func url(at pathExtension: String) -> String {
        style.url(pathExtension, query: canonical.text)
    }

    /// The text that a screen reader reads: the title, or what stands for it.
    var accessibilityTitle: String { accessibilityTitle(for: request.title) }

    /// The text that a screen reader reads where the query has a title.
    func accessibilityTitle(for title: String) -> String {
        if request.button.control.kind == .editButton { return "Edit" }
        return title.isEmpty ? request.button.label.systemImage ?? style.displayName : title
    }
}
