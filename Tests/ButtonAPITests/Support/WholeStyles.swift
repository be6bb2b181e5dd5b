import Testing

/// The styles of a list, each with all of its parameters in the order of the list, as its own document has them.
func wholeStyles(of list: [String: Any]) throws -> [[String: Any]] {
    let parameters = try #require(list["parameters"] as? [[String: Any]])
    return try #require(list["styles"] as? [[String: Any]]).map { style in
        let own = try #require(style["own"] as? [[String: Any]])
        let shared = try #require(style["shared"] as? [String])
        var style = style
        style["own"] = nil
        style["shared"] = nil
        style["parameters"] = parameters.filter { shared.contains($0["name"] as? String ?? "") } + own
        return style
    }
}
