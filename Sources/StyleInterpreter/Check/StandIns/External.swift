/// Something that is not in the source: what is known of it while its type is not.
struct External {
    /// The expression as the source writes it: "Theme.accent".
    var name: String
    /// The type whose member it seems to be: `Color.accent` is a color.
    var likelyType: StyleType?
    /// The view among its arguments, which a view takes the place of.
    var content: Code?
    /// Makes it of another thing that is not in the source, whose type is chosen for the expected one: `accent` is a
    /// color in `accent.opacity(0.5)`.
    var remake: ((StyleType) -> Typed?)?

    init(_ name: String, likelyType: StyleType? = nil) {
        self.name = name
        self.likelyType = likelyType
    }

    /// A member of it.
    func member(_ member: String) -> External {
        var result = self
        result.name = "\(name).\(member)"
        result.remake = nil
        return result
    }
}
