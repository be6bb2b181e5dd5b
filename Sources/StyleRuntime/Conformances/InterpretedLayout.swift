package import Graphics
package import ViewEngine

/// A layout of the source.
package struct InterpretedLayout: Layout {
    /// The requirements of `Layout` that a source fulfills, by their names with labels, and as an array of subviews.
    package static let requirements: Set<String> = [
        "makeCache(subviews:)", "spacing(subviews:cache:)", "sizeThatFits(proposal:subviews:cache:)",
        "placeSubviews(in:proposal:subviews:cache:)", propertiesRequirement,
    ]
    package static let propertiesRequirement = "layoutProperties"

    private let record: Value.Record

    package init(_ record: Value.Record) {
        self.record = record
    }

    /// The axis of the stack that the layout says it is.
    var stackAxis: Axis? {
        var values: [Value] = []
        return call(Self.propertiesRequirement, with: &values, orElse: LayoutProperties())?.stackOrientation
    }

    package func makeCache(subviews: Subviews) -> Value {
        var values: [Value] = [.record(record), subviews.bridged]
        return call("makeCache(subviews:)", with: &values, orElse: Any0(.void))?.value ?? .void
    }

    package func spacing(subviews: Subviews, cache: inout Value) -> ViewSpacing {
        var values: [Value] = [.record(record), subviews.bridged, cache]
        defer { cache = values[2] }
        return call("spacing(subviews:cache:)", with: &values, orElse: ViewSpacing())
            ?? subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Value) -> CGSize {
        var values: [Value] = [.record(record), proposal.bridged, subviews.bridged, cache]
        defer { cache = values[3] }
        return call("sizeThatFits(proposal:subviews:cache:)", with: &values, orElse: CGSize.zero) ?? .zero
    }

    package func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Value
    ) {
        var values: [Value] = [
            .record(record), bounds.bridged, proposal.bridged, subviews.bridged, cache,
        ]
        defer { cache = values[4] }
        _ = call("placeSubviews(in:proposal:subviews:cache:)", with: &values, orElse: Nothing())
    }

    /// Calls a function that fulfills a requirement; nil if the source leaves the requirement to its default.
    ///
    /// A layout asks for the sizes of its subviews, which may have layouts of the source, too, so each call counts as
    /// nested.
    private func call<Result: Bridged>(
        _ requirement: String,
        with values: inout [Value],
        orElse replacement: Result
    ) -> Result? {
        guard let function = record.checkedType.requirements[requirement] else { return nil }
        let execution = record.execution
        var changed = values
        defer { values = changed }
        return execution.run(orElse: replacement) { () throws(Failure) in
            try execution.nested { () throws(Failure) in
                try Result(bridging: execution.program.call(function, in: execution, with: &changed))
            }
        }
    }
}

/// A layout of any type.
package struct LayoutArgument: Bridged {
    package let layout: any Layout

    package static var bridgedType: StyleType { .any(.layout) }

    package init(bridging value: Value) throws(Failure) {
        switch value {
        case .engine(let layout as any Layout): self.layout = layout
        case .record(let record): layout = InterpretedLayout(record)
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    package var bridged: Value { .engine(layout) }

    /// A container of views with the layout.
    package func container(_ content: Builder) -> AnyView {
        if let layout = layout as? InterpretedLayout {
            return AnyView(layout.container(along: layout.stackAxis) { content() })
        }
        return Self.container(of: layout, content)
    }

    private static func container(of layout: some Layout, _ content: Builder) -> AnyView {
        AnyView(layout { content() })
    }
}

extension LayoutSubviews {
    /// The subviews as an array of the source.
    fileprivate var bridged: Value { .array(map(\.bridged)) }
}

extension ProposedViewSize: EngineValue { package static var engineType: EngineType { .proposedViewSize } }
extension LayoutSubview: EngineValue { package static var engineType: EngineType { .layoutSubview } }
extension ViewSpacing: EngineValue { package static var engineType: EngineType { .viewSpacing } }
extension LayoutProperties: EngineValue { package static var engineType: EngineType { .layoutProperties } }

extension StyleType {
    /// The views that a layout places: `LayoutSubviews`.
    package static let layoutSubviews = StyleType.array(.engine(.layoutSubview))
}
