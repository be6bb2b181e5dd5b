public import Graphics

/// A change of every color of a view.
///
/// The protocol belongs to the engine and is no API for apps: it is public because the types of modifiers name it.
public protocol ColorFilter: Animatable {
    /// The sRGB components after the change; opacity and components are limited to 0…1 afterwards.
    func apply(to color: ResolvedColor) -> ResolvedColor
}

/// Changes every color of a view.
///
/// The colors of the items are changed, instead of a filter around them, so that every viewer shows the same. The
/// pictures of emoji keep their colors.
public struct ColorFilterEffect<Filter: ColorFilter>: RendererEffect {
    var filter: Filter

    public var animatableData: Filter.AnimatableData {
        get { filter.animatableData }
        set { filter.animatableData = newValue }
    }

    public func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        items += content.map { $0.mappingColors { filter.apply(to: $0).limited } }
    }
}

extension View {
    func filter<Filter: ColorFilter>(
        _ filter: Filter
    ) -> ModifiedContent<Self, EffectModifier<ColorFilterEffect<Filter>>> {
        modifier(EffectModifier(effect: ColorFilterEffect(filter: filter)))
    }
}

extension ResolvedColor {
    fileprivate var limited: ResolvedColor {
        func limit(_ component: Double) -> Double { min(max(component, 0), 1) }
        return ResolvedColor(
            red: limit(red),
            green: limit(green),
            blue: limit(blue),
            opacity: limit(opacity)
        )
    }
}
