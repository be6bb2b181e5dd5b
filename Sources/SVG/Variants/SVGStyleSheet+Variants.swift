import Graphics

extension SVGStyleSheet {
    /// Returns the classes of an element whose color changes, or depends on the viewer; `nil` if it does neither.
    mutating func classes(coloring colors: [Variant<Animated<ResolvedColor>>]?, use: ColorUse) -> SVGClasses?
    {
        guard let colors, !colors.isEmpty else { return nil }
        let first = colors[0].value.rest
        let hasHue = use != .alpha && colors.contains { $0.value.rest.opaque != first.opaque }
        let hasAlpha = colors.contains { $0.value.rest.opacity != first.opacity }
        return classes(
            of: colors.map { variant in
                var bytes: [UInt8] = []
                if hasHue || hasAlpha {
                    bytes.write(
                        ColorDeclarations(
                            color: variant.value.rest,
                            use: use,
                            hasHue: hasHue,
                            hasAlpha: hasAlpha
                        )
                    )
                }
                let animation = className(animating: variant.value, use: use)
                return Variant(set: variant.set, value: (bytes, animation))
            }
        )
    }

    /// Returns the classes of an element whose opacity changes, or depends on the viewer.
    mutating func classes(opacity: [Variant<Animated<Double>>]) -> SVGClasses? {
        classes(
            of: opacity.map { variant in
                var bytes: [UInt8] = []
                bytes.write(CSSDeclaration(property: "opacity", value: variant.value.rest))
                let animation =
                    variant.value.isConstant
                    ? nil
                    : className(animating: variant.value) { CSSDeclaration(property: "opacity", value: $0) }
                return Variant(set: variant.set, value: (bytes, animation))
            }
        )
    }

    /// Returns the classes of an element by its declarations at rest and its animation for each viewer.
    private mutating func classes(of styles: [Variant<([UInt8], SVGName?)>]) -> SVGClasses? {
        let (_, animation) = styles[0].value
        let changesAnimation = styles.contains { $0.value.1 != animation }
        let declarations = styles.map { variant in
            var (bytes, animation) = variant.value
            if changesAnimation {
                if !bytes.isEmpty { bytes.write(";") }
                if let animation {
                    bytes.write("animation:")
                    bytes.write(animation)
                    bytes.append(contentsOf: timing)
                } else {
                    bytes.write("animation:none")
                }
            }
            return Variant(set: variant.set, value: bytes)
        }
        let adaptation = className(adapting: declarations)
        return animation == nil && adaptation == nil
            ? nil : SVGClasses(animation: animation, adaptation: adaptation)
    }

    /// Returns the class of an element with other declarations for some viewers; `nil` if all have the same.
    ///
    /// The first variant is that of a viewer to whom no rule applies.
    mutating func className(adapting declarations: [Variant<[UInt8]>]) -> SVGName? {
        // The rules apply in the order of their sets, so a viewer gets the last one whose preferences all hold.
        var rules: [Variant<[UInt8]>] = []
        for variant in declarations.dropFirst() {
            let applied = rules.last { $0.set & variant.set == $0.set } ?? declarations[0]
            if applied.value != variant.value { rules.append(variant) }
        }
        guard !rules.isEmpty else { return nil }
        var content: [UInt8] = []
        for rule in rules {
            content.append(contentsOf: condition(of: rule.set))
            content.append(contentsOf: rule.value)
        }
        let name = SVGName(.adaptation, hashing: content)
        insert(rules, for: name)
        return name
    }
}

/// The classes of an element: of its animation, and of what depends on the viewer.
struct SVGClasses: SVGValue {
    let animation: SVGName?
    let adaptation: SVGName?

    func write(to bytes: inout [UInt8]) {
        if let animation { bytes.write(animation) }
        guard let adaptation else { return }
        if animation != nil { bytes.write(" ") }
        bytes.write(adaptation)
    }
}

extension SVGWriter {
    /// Writes the classes of the open element, if it has some.
    mutating func attribute(classes: SVGClasses?) {
        if let classes { attribute("class", classes) }
    }
}
