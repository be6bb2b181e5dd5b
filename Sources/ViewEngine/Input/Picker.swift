import Graphics

/// A control that selects one of several values, of which a picture shows the selected one, or all.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>
    private let label: Label
    private let content: Content

    @Environment(\.pickerAppearance) private var appearance
    @Environment(\.isInList) private var isInList

    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    /// Creates a picker (deprecated: use the initializer whose label is a closure).
    public init(
        selection: Binding<SelectionValue>,
        label: Label,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { label }
    }

    public var body: some View {
        let tag = AnyHashable(selection.wrappedValue)
        return styled(tag).transformEnvironment(\.tagsElements) { $0 = true }
    }

    @SameIdentityBuilder
    private func styled(_ tag: AnyHashable) -> some View {
        switch appearance {
        case .menu:
            PickerMenu(label: label, content: content, tag: tag).modified(if: isInList) { menu in
                LabeledRow(label: label, stacksIfNarrow: true) { menu }
            }
        case .segmented: SegmentedPicker(content: content, tag: tag)
        case .inline: InlinePicker(label: label, content: content, tag: tag)
        case .wheel: WheelPicker(content: content, tag: tag)
        }
    }
}

extension Picker where Label == Text {
    public init(
        _ title: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }

    /// Disfavored, as in SwiftUI, so that a literal is a key.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension NodeView {
    /// Whether the view has a tag; that of an optional value is one of the value, too.
    func hasTag(_ tag: AnyHashable) -> Bool { node.tag?.unwrappedTag == tag.unwrappedTag }
}

/// A button with the selected view, which opens a menu; assistive programs say its label, too.
private struct PickerMenu<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let tag: AnyHashable

    @Environment(\.buttonStyle) private var buttonStyle
    @Environment(\.isInList) private var isInList

    var body: some View {
        PartsReader(content.lineLimit(1)) { parts in
            Button {
            } label: {
                HStack(spacing: 4) {
                    if let selected = parts.first(where: { $0.hasTag(tag) }) { selected }
                    Image(systemName: "chevron.up.chevron.down").imageScale(.small)
                }
                .padding(insets)
                .background { label.hidden() }
            }
            .controlTraits(ControlTraits(.menu))
        }
        .systemAppearance(buttonStyle.hasStyleOfSource ? nil : .bordered)
        .foregroundStyle(isInList ? AnyShapeStyle(Color.secondary) : AnyShapeStyle(.tint))
    }

    /// A menu without a border has the size of one with a border: a guess.
    private var insets: EdgeInsets {
        isInList || buttonStyle.hasStyleOfSource
            ? EdgeInsets() : EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
}

/// All views beside each other in segments of one width.
private struct SegmentedPicker<Content: View>: View {
    let content: Content
    let tag: AnyHashable

    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isEnabled) private var isEnabled

    /// Those of a `UISegmentedControl`, in points.
    private static var height: CGFloat { 32 }
    private static var radius: CGFloat { 9 }
    private static var inset: CGFloat { 2 }

    var body: some View {
        PartsReader(titles) { parts in
            HStack(spacing: 0) {
                ForEach(parts.indices, id: \.self) { index in
                    segment(parts[index], hasLine: hasLine(before: index, in: parts))
                }
            }
            .padding(Self.inset)
            .background(Color(.tertiaryFill), in: RoundedRectangle(cornerRadius: Self.radius))
        }
        .frame(height: Self.height)
        .foregroundStyle(isEnabled ? .primary : .tertiary)
    }

    /// The contents of the segments: a segment has a title or an image, never both.
    private var titles: some View {
        content.font(.system(size: 13, weight: .medium)).lineLimit(1).labelStyle(.titleOnly)
    }

    private func segment(_ part: NodeView, hasLine: Bool) -> some View {
        part
            .padding(.horizontal, 6)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                if part.hasTag(tag) {
                    RoundedRectangle(cornerRadius: Self.radius - Self.inset)
                        .fill(colorScheme == .dark ? Color(white: 0.39) : .white)
                        .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
                }
            }
            .overlay(alignment: .leading) {
                if hasLine {
                    Rectangle().fill(Color(.separator)).frame(width: 1, height: 16)
                }
            }
    }

    /// A line is between two segments that are not selected.
    private func hasLine(before index: Int, in parts: [NodeView]) -> Bool {
        index > 0 && !parts[index].hasTag(tag) && !parts[index - 1].hasTag(tag)
    }
}

/// All views below each other, with a check mark at the selected one.
private struct InlinePicker<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let tag: AnyHashable

    var body: some View {
        PartsReader(content) { parts in
            label.foregroundStyle(.secondary)
            ForEach(parts.indices, id: \.self) { index in
                HStack {
                    parts[index]
                    Spacer()
                    if parts[index].hasTag(tag) {
                        Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
                    }
                }
            }
        }
    }
}

/// The selected view in the middle of a wheel, and its neighbors above and below: a guess, without perspective.
private struct WheelPicker<Content: View>: View {
    let content: Content
    let tag: AnyHashable

    private static var height: CGFloat { 216 }
    private static var rowHeight: CGFloat { 32 }
    /// The opacities of rows by their distance from the middle.
    private static var opacities: [Double] { [1, 0.5, 0.25, 0.1] }

    var body: some View {
        PartsReader(content.font(.system(size: 23)).lineLimit(1)) { parts in
            let selected = parts.firstIndex { $0.hasTag(tag) } ?? 0
            ZStack {
                RoundedRectangle(cornerRadius: 8)
                    .fill(Color(.tertiaryFill))
                    .frame(height: Self.rowHeight)
                    .padding(.horizontal, 9)
                ForEach(parts.indices, id: \.self) { index in
                    if abs(index - selected) < Self.opacities.count {
                        parts[index]
                            .opacity(Self.opacities[abs(index - selected)])
                            .offset(y: CGFloat(index - selected) * Self.rowHeight)
                    }
                }
            }
            .frame(maxWidth: .infinity)
            .frame(height: Self.height)
        }
    }
}
