import Graphics
import ViewEngine

extension NameWords {
    /// The colors that people name: those of SwiftUI, and the usual ones of CSS and of paint.
    static let namedColors: [String: Color] = {
        let system: [String: Color] = [
            "white": .white, "black": .black, "clear": .clear, "transparent": .clear, "gray": .gray,
            "grey": .gray, "neutral": .gray, "red": .red, "orange": .orange, "yellow": .yellow,
            "green": .green,
            "mint": .mint, "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
            "pink": .pink, "brown": .brown,
        ]
        let others: [String: UInt32] = [
            "amber": 0xFFBF00, "amethyst": 0x9966CC, "apricot": 0xFBCEB1, "aqua": 0x00FFFF, "ash": 0xB2BEB5,
            "azure": 0x007FFF, "beige": 0xF5F5DC, "blush": 0xDE5D83, "bronze": 0xCD7F32, "burgundy": 0x800020,
            "charcoal": 0x36454F, "chartreuse": 0x7FFF00, "chocolate": 0x7B3F00, "cobalt": 0x0047AB,
            "copper": 0xB87333, "coral": 0xFF7F50, "cream": 0xFFFDD0, "crimson": 0xDC143C, "denim": 0x1560BD,
            "ebony": 0x282C34, "emerald": 0x50C878, "forest": 0x228B22, "fuchsia": 0xFF00FF, "gold": 0xFFD700,
            "graphite": 0x383838, "ink": 0x1C1C28, "ivory": 0xFFFFF0, "jade": 0x00A86B, "khaki": 0xC3B091,
            "lavender": 0xB57EDC, "lemon": 0xFFF44F, "lilac": 0xC8A2C8, "lime": 0xBFFF00, "magenta": 0xFF00FF,
            "maroon": 0x800000, "mauve": 0xE0B0FF, "midnight": 0x191970, "mustard": 0xFFDB58,
            "navy": 0x000080,
            "ocean": 0x0077BE, "ochre": 0xCC7722, "olive": 0x808000, "onyx": 0x353839, "paper": 0xF8F6F0,
            "peach": 0xFFCBA4, "pearl": 0xF0EAD6, "periwinkle": 0xCCCCFF, "plum": 0x8E4585, "rose": 0xFF007F,
            "ruby": 0xE0115F, "rust": 0xB7410E, "sage": 0x9CAF88, "salmon": 0xFA8072, "sand": 0xC2B280,
            "sapphire": 0x0F52BA, "scarlet": 0xFF2400, "silver": 0xC0C0C0, "sky": 0x87CEEB, "slate": 0x708090,
            "smoke": 0x738276, "snow": 0xFFFAFA, "tan": 0xD2B48C, "taupe": 0x483C32, "terracotta": 0xE2725B,
            "turquoise": 0x40E0D0, "ultramarine": 0x3F00FF, "vermilion": 0xE34234, "violet": 0x8F00FF,
            "wine": 0x722F37,
        ]
        return system.merging(others.mapValues { Color(ResolvedColor($0)) }) { first, _ in first }
    }()
}
