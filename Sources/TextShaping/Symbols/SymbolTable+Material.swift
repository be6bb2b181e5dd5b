/// The code points of MaterialIcons-Regular.otf (2022) for symbols that CupertinoIcons.ttf lacks; comments name the
/// glyphs.
extension SymbolTable {
    static let material: [String: UInt32] = [
        "figure.walk": 0xF6BD,  // directions_walk_rounded
        "fork.knife": 0xF0108,  // restaurant_rounded
        "key": 0xF0624,  // key_outlined
        "key.fill": 0xF0343,  // key_rounded
        "leaf": 0xF005,  // eco_outlined
        "leaf.fill": 0xF6F2,  // eco_rounded
        "touchid": 0xF762,  // fingerprint_rounded
        "trophy": 0xF01A,  // emoji_events_outlined
        "trophy.fill": 0xF707,  // emoji_events_rounded
    ]
}
