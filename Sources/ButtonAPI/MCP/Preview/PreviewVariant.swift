/// A setting of Xcode's previews, by the name of its group and of its variant, and the parameter that has its effect here.
struct PreviewVariant {
    let group: String
    /// The parameter of a request.
    let parameter: String
    /// The names of the variants with the values of the parameter, in the order of lists.
    let variants: [(name: String, value: String)]

    /// The groups, by the names that the canvas of Xcode shows.
    static let all = [
        PreviewVariant(
            group: "Color Scheme",
            parameter: "colorScheme",
            variants: [("Light Appearance", "light"), ("Dark Appearance", "dark")]
        ),
        PreviewVariant(
            group: "Dynamic Type",
            parameter: "dynamicTypeSize",
            variants: [
                ("X Small", "xSmall"), ("Small", "small"), ("Medium", "medium"), ("Large", "large"),
                ("X Large", "xLarge"), ("XX Large", "xxLarge"), ("XXX Large", "xxxLarge"),
                ("AX 1", "accessibility1"), ("AX 2", "accessibility2"), ("AX 3", "accessibility3"),
                ("AX 4", "accessibility4"), ("AX 5", "accessibility5"),
            ]
        ),
        PreviewVariant(
            group: "Contrast",
            parameter: "contrast",
            variants: [("Standard Contrast", "standard"), ("Increased Contrast", "increased")]
        ),
        PreviewVariant(
            group: "Layout Direction",
            parameter: "layoutDirection",
            variants: [("Left to Right", "leftToRight"), ("Right to Left", "rightToLeft")]
        ),
    ]
}
