import ViewEngine

extension Bridge {
    mutating func addImages() {
        add(Image.TemplateRenderingMode.self, "Hashable")
        constants(
            "Image.TemplateRenderingMode",
            ["template": Image.TemplateRenderingMode.template, "original": .original],
            areAllCases: true
        )
        add(Image.Interpolation.self, "Hashable")
        constants(
            "Image.Interpolation",
            ["none": Image.Interpolation.none, "low": .low, "medium": .medium, "high": .high],
            areAllCases: true
        )
        add(Image.ResizingMode.self, "Hashable")
        constants(
            "Image.ResizingMode",
            ["tile": Image.ResizingMode.tile, "stretch": .stretch],
            areAllCases: true
        )
        method("Image", "renderingMode", "_") { (image: Image, mode: Image.TemplateRenderingMode?) in
            image.renderingMode(mode)
        }
        method("Image", "interpolation", "_") { (image: Image, interpolation: Image.Interpolation) in
            image.interpolation(interpolation)
        }
        method("Image", "antialiased", "_") { (image: Image, isAntialiased: Bool) in
            image.antialiased(isAntialiased)
        }
        method(
            "Image",
            "resizable",
            .or("capInsets", EdgeInsets()),
            .or("resizingMode", Image.ResizingMode.stretch)
        ) {
            (image: Image, insets: EdgeInsets, mode: Image.ResizingMode) in
            image.resizable(capInsets: insets, resizingMode: mode)
        }
        add(SymbolRenderingMode.self, "Hashable")
        constants(
            "SymbolRenderingMode",
            [
                "monochrome": SymbolRenderingMode.monochrome, "hierarchical": .hierarchical,
                "palette": .palette, "multicolor": .multicolor,
            ]
        )
        method("Image", "symbolRenderingMode", "_") { (image: Image, mode: SymbolRenderingMode?) in
            image.symbolRenderingMode(mode)
        }
        constants("SymbolVariants", ["rectangle": SymbolVariants.rectangle])
        property("SymbolVariants", "fill") { (variants: SymbolVariants) in variants.fill }
        property("SymbolVariants", "circle") { (variants: SymbolVariants) in variants.circle }
        property("SymbolVariants", "square") { (variants: SymbolVariants) in variants.square }
        property("SymbolVariants", "slash") { (variants: SymbolVariants) in variants.slash }
        initializer("systemName", "variableValue") { (name: String, value: Double?) in
            Image(systemName: name, variableValue: value)
        }
        method("SymbolVariants", "contains", "_") { (variants: SymbolVariants, other: SymbolVariants) in
            variants.contains(other)
        }
    }
}

extension Image.TemplateRenderingMode: EngineValue {
    static var engineType: EngineType { .imageTemplateRenderingMode }
}
extension Image.Interpolation: EngineValue { static var engineType: EngineType { .imageInterpolation } }
extension Image.ResizingMode: EngineValue { static var engineType: EngineType { .imageResizingMode } }
extension SymbolRenderingMode: EngineValue { static var engineType: EngineType { .symbolRenderingMode } }
