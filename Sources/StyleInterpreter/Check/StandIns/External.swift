import StyleRuntime
import StyleSyntax

/// Something that is not in the source: what is known of it while its type is not.
struct External {
    /// The expression as the source writes it: "Theme.accent".
    var name: String
    /// The type whose member it seems to be: `Color.accent` is a color.
    var likelyType: StyleType?
    /// The view among its arguments, which a view takes the place of.
    var content: Content?
    /// Whether it is the result of a call.
    var isCall = false
    /// The arguments of its call, whose words and colors are those of a font or a color.
    var arguments: Arguments?
    /// The value whose member it is, which an unknown member does not change.
    var original: (type: StyleType, value: any Operation)?
    /// Makes it of another thing that is not in the source, whose type is chosen for the expected one: `accent` is a
    /// color in `accent.opacity(0.5)`.
    ///
    /// The check is an argument, since it owns the results with the function.
    var remake: ((Checker, StyleType) -> Typed?)?

    /// A view, and what replaces the names in it that are not in the source either.
    struct Content {
        var standIns: [StandIn] = []
        let view: any Operation
    }

    /// The arguments of a call, with the scope in which they are checked.
    struct Arguments {
        let values: [Argument]
        let scope: Scope
    }

    init(_ name: String, likelyType: StyleType? = nil) {
        self.name = name
        self.likelyType = likelyType
    }

    /// Whether it is a color where a view is expected: a member of a color, or one with the name of a color.
    var isLikelyColor: Bool {
        if let original { return [.engine(.color), .engine(.uiColor)].contains(original.type) }
        return content == nil && !isCall && NameWords(name).namesColor
    }

    /// A member of it.
    func member(_ member: String) -> External {
        var result = self
        result.name = "\(name).\(member)"
        result.remake = nil
        result.original = nil
        result.isCall = false
        result.arguments = nil
        return result
    }
}
