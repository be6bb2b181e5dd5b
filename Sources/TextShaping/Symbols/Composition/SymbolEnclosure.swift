import Graphics

/// A shape around a mark, by the words at the end of the name of the symbol.
enum SymbolEnclosure: String, CaseIterable, Sendable {
    case app, bubble, capsule, circle, diamond, hexagon, octagon, pentagon, rectangle, seal, shield, square,
        triangle
    case dashedCircle = "circle.dashed"
    case dottedCircle = "circle.dotted"
    case dashedSquare = "square.dashed"
    case rightBubble = "bubble.right"
    case portrait = "rectangle.portrait"
    case stack = "rectangle.stack"
    case squareStack = "square.stack"
    case rectangles = "rectangle.on.rectangle"
    case squares = "square.on.square"
    case clipboard, cloud, doc, display, folder, heart, icloud, magnifyingglass, message, tv, viewfinder

    /// The shape that words end with, and the words before it.
    init?(endOf words: ArraySlice<Substring>, rest: inout ArraySlice<Substring>) {
        // The longest first: `rectangle.on.rectangle` is no rectangle.
        for count in stride(from: min(3, words.count - 1), through: 1, by: -1) {
            guard let shape = SymbolEnclosure(rawValue: words.suffix(count).joined(separator: ".")) else {
                continue
            }
            rest = words.dropLast(count)
            self = shape
            return
        }
        return nil
    }

    /// The name of the drawing of the shape by itself.
    func drawing(isFilled: Bool) -> String {
        let name = self == .bubble ? "bubble.left" : rawValue
        return isFilled ? name + ".fill" : name
    }

    /// The part of the shape's bounds that a mark takes at most, from its top left.
    var space: CGRect {
        switch self {
        case .bubble, .rightBubble, .message: CGRect(x: 0.24, y: 0.2, width: 0.52, height: 0.44)
        case .capsule, .rectangle: CGRect(x: 0.2, y: 0.2, width: 0.6, height: 0.6)
        case .triangle: CGRect(x: 0.3, y: 0.38, width: 0.4, height: 0.44)
        case .shield: CGRect(x: 0.25, y: 0.22, width: 0.5, height: 0.5)
        case .diamond, .seal: CGRect(x: 0.28, y: 0.28, width: 0.44, height: 0.44)
        case .circle, .dashedCircle, .dottedCircle, .hexagon, .octagon, .pentagon, .heart:
            CGRect(x: 0.22, y: 0.22, width: 0.56, height: 0.56)
        case .app, .square, .dashedSquare, .viewfinder: CGRect(x: 0.2, y: 0.2, width: 0.6, height: 0.6)
        case .portrait: CGRect(x: 0.2, y: 0.2, width: 0.6, height: 0.6)
        case .stack, .squareStack: CGRect(x: 0.2, y: 0.42, width: 0.6, height: 0.4)
        case .rectangles, .squares: CGRect(x: 0.38, y: 0.4, width: 0.48, height: 0.44)
        case .clipboard: CGRect(x: 0.22, y: 0.32, width: 0.56, height: 0.5)
        case .doc: CGRect(x: 0.22, y: 0.42, width: 0.56, height: 0.42)
        case .cloud, .icloud: CGRect(x: 0.28, y: 0.36, width: 0.44, height: 0.44)
        case .display: CGRect(x: 0.2, y: 0.16, width: 0.6, height: 0.4)
        case .tv: CGRect(x: 0.2, y: 0.16, width: 0.6, height: 0.5)
        case .folder: CGRect(x: 0.25, y: 0.42, width: 0.5, height: 0.42)
        case .magnifyingglass: CGRect(x: 0.14, y: 0.14, width: 0.46, height: 0.46)
        }
    }

    /// Whether the corners of a mark have to stay away from the shape as well.
    var isRound: Bool {
        switch self {
        case .circle, .dashedCircle, .dottedCircle, .diamond, .heart, .hexagon, .magnifyingglass, .octagon,
            .pentagon, .seal:
            true
        default: false
        }
    }
}
