/// The other names of symbols, and the words that mean the same in names.
enum SymbolAliases {
    /// The name of which another one is a synonym, whole or in a part of it; `nil` for a name of its own.
    static func renamed(_ name: String) -> String? {
        if let other = names[name] { return other }
        if name.hasSuffix(".fill"), let other = names[String(name.dropLast(5))] { return other + ".fill" }
        for (beginning, other) in beginnings where name.hasPrefix(beginning) {
            return other + name.dropFirst(beginning.count)
        }
        let words = name.split(separator: ".")
        var changed = words
        for (index, word) in words.enumerated() {
            if let other = synonyms[word] { changed[index] = other }
            // `forward` by itself is a control of a player.
            if index > 0, let other = directions[word] { changed[index] = other }
        }
        return changed == words ? nil : changed.joined(separator: ".")
    }

    /// The symbol that another one is after a number of quarter turns clockwise.
    static func turned(_ name: String) -> (String, quarters: Int)? {
        let isFilled = name.hasSuffix(".fill")
        guard let (other, quarters) = turns[isFilled ? String(name.dropLast(5)) : name] else { return nil }
        return (isFilled ? other + ".fill" : other, quarters)
    }

    private static let turns: [String: (String, quarters: Int)] = [
        "arrowshape.down": ("arrowshape.right", 1),
        "arrowshape.left": ("arrowshape.right", 2),
        "arrowshape.up": ("arrowshape.right", 3),
        "chevron.compact.left": ("chevron.compact.right", 2),
    ]

    private static let synonyms: [Substring: Substring] = [
        "document": "doc", "trianglebadge": "badge", "microphone": "mic", "filled": "fill",
        "leadinghalf": "lefthalf",
        "trailinghalf": "righthalf", "leadingthird": "leftthird", "trailingthird": "rightthird",
    ]

    /// The directions of reading from left to right; `Image` exchanges them where text is read the other way.
    private static let directions: [Substring: Substring] = [
        "forward": "right", "backward": "left", "leading": "left", "trailing": "right",
    ]

    /// The beginnings of names that were renamed in SF Symbols 6.
    private static let beginnings: [(String, String)] = [
        ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
        ("arrow.trianglehead.2.clockwise", "arrow.triangle.2.circlepath"),
        ("arrow.trianglehead.2.counterclockwise", "arrow.triangle.2.circlepath"),
        ("arrow.trianglehead.clockwise.rotate.90", "arrow.clockwise"),
        ("arrow.trianglehead.counterclockwise.rotate.90", "arrow.counterclockwise"),
        ("arrow.trianglehead.clockwise", "arrow.clockwise"),
        ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"),
        ("arrow.trianglehead.branch", "arrow.triangle.branch"),
        ("arrow.trianglehead.merge", "arrow.triangle.merge"),
        ("arrow.trianglehead.pull", "arrow.triangle.pull"),
        ("arrow.trianglehead.swap", "arrow.triangle.swap"),
        ("arrow.trianglehead.turn", "arrow.triangle.turn"),
        ("5.arrow.trianglehead.clockwise", "goforward.5"),
        ("10.arrow.trianglehead.clockwise", "goforward.10"),
        ("15.arrow.trianglehead.clockwise", "goforward.15"),
        ("30.arrow.trianglehead.clockwise", "goforward.30"),
        ("45.arrow.trianglehead.clockwise", "goforward.45"),
        ("60.arrow.trianglehead.clockwise", "goforward.60"),
        ("5.arrow.trianglehead.counterclockwise", "gobackward.5"),
        ("10.arrow.trianglehead.counterclockwise", "gobackward.10"),
        ("15.arrow.trianglehead.counterclockwise", "gobackward.15"),
        ("30.arrow.trianglehead.counterclockwise", "gobackward.30"),
        ("45.arrow.trianglehead.counterclockwise", "gobackward.45"),
        ("60.arrow.trianglehead.counterclockwise", "gobackward.60"),
        ("text.page", "doc.text"),
        ("speaker.1", "speaker.wave.1"),
    ]

    /// Symbols that look like others, or that the grammar makes from others; each also with `.fill`.
    private static let names: [String: String] = [
        "arrow.clockwise.doc": "doc.badge.arrow.clockwise",
        "app.gift": "gift.square",
        "clock.arrow.trianglehead.counterclockwise.rotate.90": "clock.arrow.circlepath",
        "beats.headphones": "headphones",
        "bubble": "bubble.left",
        "bubble.left.and.exclamationmark.bubble.right": "bubble.left.and.bubble.right",
        "clear": "xmark.square",
        "contextualmenu.and.cursorarrow": "list.bullet.rectangle.badge.cursorarrow.rays",
        "dial.min": "dial.low",
        "doc.plaintext": "doc.text",
        "filemenu.and.cursorarrow": "list.bullet.rectangle.badge.cursorarrow.rays",
        "figure.walk.arrival": "figure.walk",
        "figure.walk.departure": "figure.walk",
        "gearshape.2": "gearshape.badge.gearshape",
        "hazardsign": "triangle.triangle",
        "heart.text.square": "heart.square",
        "network": "globe",
        "pencil.and.list.clipboard": "list.bullet.clipboard.badge.pencil",
        "pencil.tip": "pencil",
        "pencil.tip.crop.circle": "pencil.circle",
        "person.fill.checkmark": "person.fill.badge.checkmark",
        "person.fill.questionmark": "person.fill.badge.questionmark",
        "person.fill.xmark": "person.fill.badge.xmark",
        "phone.bubble.left": "phone.bubble",
        "photo.on.rectangle.angled": "photo.on.rectangle",
        "photo.on.rectangle.angled.fill": "photo.fill.on.rectangle.fill",
        "plus.rectangle.on.folder": "folder.badge.plus",
        "questionmark.app.dashed": "questionmark.square.dashed",
        "questionmark.folder": "folder.badge.questionmark",
        "questionmark.text.page": "doc.badge.questionmark",
        "rectangle.and.hand.point.up.left": "rectangle.badge.hand.tap",
        "text.magnifyingglass": "text.alignleft.badge.magnifyingglass",
    ]
}
