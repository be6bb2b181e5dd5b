import Graphics

/// The name of a definition, a style rule or a part of a document.
///
/// It is a letter for the kind and a hash of the content: the same in every process, and two pictures in one
/// page share a name only if they share the content.
struct SVGName: Hashable, SVGValue {
    enum Kind {
        case animation, clipPath, document, filter, glyphs, image
    }

    private let kind: Kind
    private let hash: UInt64

    init(_ kind: Kind, hashing content: [UInt8]) {
        self.kind = kind
        var stable = StableHash()
        stable.combine(content.span)
        hash = stable.value
    }

    var text: String { kind.letter + String(hash, radix: 36) }

    func write(to bytes: inout [UInt8]) {
        bytes.append(contentsOf: text.utf8)
    }
}

extension SVGName.Kind {
    fileprivate var letter: String {
        switch self {
        case .animation: "a"
        case .clipPath: "c"
        case .document: "s"
        case .filter: "f"
        case .glyphs: "g"
        case .image: "i"
        }
    }
}
