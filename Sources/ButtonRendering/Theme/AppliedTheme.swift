import Graphics

/// The changes that a theme makes to the display lists of a button.
struct AppliedTheme {
    /// The changes that apply from a time on.
    struct Step {
        let time: Double
        /// The button without the changes.
        let original: ButtonTokens
        let tokens: ButtonTokens

        /// The change of a color; `nil` if there is none.
        func color(_ token: ButtonToken) -> (original: ResolvedColor, new: ResolvedColor)? {
            guard let original = original[token]?.color else { return nil }
            // A file of tokens rounds its numbers.
            guard let new = tokens[token]?.color, !new.isClose(to: original) else {
                return (original, original)
            }
            return (original, new)
        }
    }

    /// At least one, in the order of their times.
    let steps: [Step]

    /// The items of a moment, in which hidden items are included, with all changes and without what is hidden.
    func applied(to list: DisplayList, at time: Double = .infinity) -> DisplayList {
        let list = appliedCompletely(to: list, at: time)
        return DisplayList(size: list.size, items: list.items.visible)
    }

    /// The same with hidden items.
    func appliedCompletely(to list: DisplayList, at time: Double) -> DisplayList {
        let index = steps.lastIndex { $0.time <= time } ?? 0
        let painting = ThemedItems(from: steps[max(0, index - 1)], to: steps[index], of: list)
        return DisplayList(size: list.size, items: list.items.map(painting.item))
    }
}

/// The items of one moment between two states, in the colors and with the corners of a theme.
private struct ThemedItems {
    private let before, after: AppliedTheme.Step
    /// The difference of the corner radius, in points, and the surface that has it; `nil` if it stays.
    private let corners: (difference: CGFloat, surface: CGRect)?

    init(from before: AppliedTheme.Step, to after: AppliedTheme.Step, of list: DisplayList) {
        self.before = before
        self.after = after
        var parts = SurfaceParts()
        parts.add(list.items, in: .init(frame: list.paintBounds))
        let surface = parts.surface?.shape ?? parts.border?.shape
        let line = parts.surface == nil ? (parts.border?.width ?? 0) / 2 : 0
        corners = surface.flatMap { surface in
            guard let radius = surface.cornerRadius, let wanted = after.tokens[.cornerRadius] else {
                return nil
            }
            let old = ButtonToken.Value.number(radius + line)
            guard let new = wanted.number, !wanted.isClose(to: old) else { return nil }
            return (new - radius - line, surface.boundingRect)
        }
    }

    func item(_ item: DisplayItem) -> DisplayItem {
        var item = item
        switch item.drawing {
        case .fill(let shape, let color):
            item.drawing = .fill(outline(shape, role: item.role), color: self.color(color, role: item.role))
        case .stroke(let shape, let style, let color):
            item.drawing = .stroke(
                outline(shape, role: item.role),
                style: style,
                color: self.color(color, role: item.role)
            )
        case .glyphs(var run):
            run.color = color(run.color, role: item.role)
            item.drawing = .glyphs(run)
        case .group(.clip(let shape), let items):
            item.drawing = .group(.clip(outline(shape, role: .background)), items: items.map(self.item))
        case .group(.mask(let isInverted), let items):
            // The first item is the mask, whose colors do not show.
            item.drawing = .group(
                .mask(isInverted: isInverted),
                items: items.prefix(1) + items.dropFirst().map(self.item)
            )
        case .group(let effect, let items):
            item.drawing = .group(effect, items: items.map(self.item))
        }
        return item
    }

    // MARK: Colors

    private func color(_ color: ResolvedColor, role: LayerRole?) -> ResolvedColor {
        guard let role else { return color }
        if role == .background { return self.color(color, of: .fill) ?? color }
        if role == .border { return self.color(color, of: .border) ?? color }
        return role.isLabel ? self.color(color, of: .label) ?? paleLabel(color) : color
    }

    /// A color of the theme in the place of one of the button's, or between both if that is between two states; `nil` if
    /// the color is another one.
    private func color(_ color: ResolvedColor, of token: ButtonToken) -> ResolvedColor? {
        guard let after = after.color(token) else { return nil }
        if color.isClose(to: after.original) { return after.new }
        guard let before = before.color(token) else { return nil }
        if color.isClose(to: before.original) { return before.new }
        if after.new == after.original, before.new == before.original { return color }
        guard let amount = color.amount(from: before.original, to: after.original) else { return nil }
        return before.new.interpolated(towards: after.new, amount: amount)
    }

    /// The color of a part of the label that differs from the title: that of the theme, as pale as the part was.
    private func paleLabel(_ color: ResolvedColor) -> ResolvedColor {
        guard let label = after.color(.label), label.new != label.original else { return color }
        let paleness = label.original.opacity > 0 ? min(1, color.opacity / label.original.opacity) : 1
        return label.new.multiplyingOpacity(by: paleness)
    }

    // MARK: Corners

    /// An outline with the corners of the theme, if it is the surface or as far from it everywhere.
    private func outline(_ shape: ResolvedShape, role: LayerRole?) -> ResolvedShape {
        guard let corners, role?.followsSurface == true, let radius = shape.cornerRadius else { return shape }
        let rect = shape.boundingRect
        let reach = SurfaceParts.reach
        guard
            abs(rect.width - corners.surface.width) <= 2 * reach,
            abs(rect.height - corners.surface.height) <= 2 * reach,
            abs(rect.midX - corners.surface.midX) <= 1, abs(rect.midY - corners.surface.midY) <= 1
        else { return shape }
        var style = RoundedCornerStyle.continuous
        if case .roundedRectangle(_, _, let own) = shape { style = own }
        return .roundedRectangle(rect, cornerRadius: max(0, radius + corners.difference), style: style)
    }
}

extension ResolvedColor {
    /// The part of the way from one color to another that this one is at; `nil` if it is not between them.
    fileprivate func amount(from start: ResolvedColor, to end: ResolvedColor) -> Double? {
        let way = end.components - start.components
        let length = (way * way).sum()
        guard length > 1e-9 else { return nil }
        let position = components - start.components
        let amount = (position * way).sum() / length
        let offset = position - way * amount
        // Colors are animated in another space, in which the way is bent.
        guard (-0.25...1.25).contains(amount), (offset * offset).sum() <= 0.04 * max(length, 0.25) else {
            return nil
        }
        return min(max(amount, 0), 1)
    }

    private var components: SIMD4<Double> { SIMD4(red, green, blue, opacity) }
}
