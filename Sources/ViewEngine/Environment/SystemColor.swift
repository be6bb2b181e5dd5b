/// The named colors of the system, which adapt to the appearance.
package enum SystemColor: Int, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case gray, gray2, gray3, gray4, gray5, gray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case separator, opaqueSeparator
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
}
