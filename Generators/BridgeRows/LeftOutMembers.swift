/// The public members of the engine's types that get no row, although the generator could state one.
///
/// The tests have the list of all symbols that a source cannot name, with the reasons (`LeftOutSymbols`).
enum LeftOutMembers {
    /// What belongs to the engine or fulfills a protocol, in any type.
    private static let everywhere: Set<String> = [
        "erased", "animatableData", "magnitudeSquared", "rawValue", "init(rawValue:)", "hash(into:)",
        "body(content:)", "makeBody(configuration:)", "layoutProperties", "init(stringInterpolation:)",
        "init(extendedGraphemeClusterLiteral:)",
    ]
    /// What a row of a protocol is of, in a type that conforms to it.
    private static let inViews: Set<String> = [
        "body", "path(in:)", "sizeThatFits(_:)", "inset(by:)", "callAsFunction(_:)",
    ]
    /// What belongs to pictures.
    private static let ofPictures: Set<String> = ["CGPoint.offset(by:)", "CGPoint.offset(from:)"]
    /// What a project has in its resources, which the check looks for.
    private static let resources: Set<String> = [
        "Image.init(_:bundle:)", "Image.init(decorative:bundle:)", "Color.init(_:)", "Color.init(_:bundle:)",
        "UIColor.init(named:)", "UIColor.init(named:in:compatibleWith:)",
    ]
    /// What has a row by hand with more parameters, or one that is made in another way.
    private static let byHand: Set<String> = [
        "AnyLayout.callAsFunction(_:)", "CGContext.addPath(_:)", "DispatchQueue.global()",
        "ShareLink.init(item:subject:message:)", "ShareLink.init(item:subject:message:label:)",
        "Text.init(_:tableName:bundle:)",
    ]
    /// The types that are around a button, for which the check has stand-ins.
    private static let types: Set<String> = ["NavigationView", "ToolbarItem", "ToolbarItemGroup"]

    private static let members = ofPictures.union(resources).union(byHand)

    static func contains(_ symbol: Row.Symbol, isView: Bool) -> Bool {
        symbol.name.hasPrefix("_") || everywhere.contains(symbol.name)
            || isView && inViews.contains(symbol.name)
            || members.contains("\(symbol.owner).\(symbol.name)")
            || types.contains(symbol.owner.isEmpty ? symbol.name : symbol.owner)
    }
}
