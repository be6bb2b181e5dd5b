/// One section of rows on a card, with the background of grouped content around it.
struct GroupedRows<Content: View>: View {
    let content: Content

    @Environment(\.palette) private var palette

    var body: some View {
        RowStack(content: content, metrics: palette.listMetrics)
            .background(
                Color(.secondaryGroupedBackground),
                in: RoundedRectangle(cornerRadius: palette.listMetrics.cornerRadius)
            )
            .padding(palette.listMetrics.margin)
            .background(Color(.groupedBackground))
            .environment(\.isInList, true)
    }
}

/// The rows of one section, one below the other.
private struct RowStack<Content: View>: PrimitiveView {
    let content: Content
    let metrics: ListMetrics

    func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        var rows: [Node] = []
        content.lower(inputs.descending(.content).stacking(along: nil), into: &rows)
        var metrics = metrics
        metrics.minimumRowHeight =
            inputs.inherited.environment.minimumListRowHeight ?? metrics.minimumRowHeight
        for index in rows.indices {
            let modifier = ListRowModifier(
                metrics: metrics,
                isFirst: index == rows.startIndex,
                isLast: index == rows.endIndex - 1
            )
            var position = index
            rows[index] = rows[index].modified(
                by: modifier,
                inputs: inputs.descending(.addition),
                position: &position
            )
        }
        nodes.append(inputs.container(around: rows, layout: RowLayout()))
    }
}
