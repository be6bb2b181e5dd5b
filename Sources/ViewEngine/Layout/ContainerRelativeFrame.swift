public import Graphics

extension View {
    /// Gives the view the space that it is proposed along some axes, since a picture has no container.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        frame(
            maxWidth: axes.contains(.horizontal) ? .infinity : nil,
            maxHeight: axes.contains(.vertical) ? .infinity : nil,
            alignment: alignment
        )
    }

    /// Gives the view a part of the space that it is proposed along some axes.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let count = CGFloat(max(1, count))
            let unit = (length - spacing * (count - 1)) / count
            return unit * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    /// Gives the view lengths that are computed from the space that it is proposed.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        let bound = ViewScope.bound(length)
        return GeometryReader { proxy in
            frame(
                width: axes.contains(.horizontal) ? max(0, bound(proxy.size.width, .horizontal)) : nil,
                height: axes.contains(.vertical) ? max(0, bound(proxy.size.height, .vertical)) : nil,
                alignment: alignment
            )
        }
    }
}
