import Graphics

/// The name of a definition, a style rule or a part of a document.
///
/// It is a letter for the kind and a hash of the content: the same in every process, and two pictures in one
/// page share a name only if they share the content. In a file for a design tool, which shows names to people, it is a
/// word and a number.
struct SVGName: Hashable, SVGValue {
    enum Kind {
        case adaptation, animation, clipPath, document, filter, glyphs, gradient, image, mask, silhouette
    }

    private let kind: Kind
    private let hash: UInt64
    /// The number among the names of the kind in the document; 0 if the hash is the name.
    private let number: Int

    /// A name with a number, which begins with 1.
    init(_ kind: Kind, number: Int) {
        self.kind = kind
        self.number = number
        hash = 0
    }

    init(_ kind: Kind, hashing content: [UInt8]) {
        self.kind = kind
        var stable = StableHash()
        stable.combine(content.span)
        hash = stable.value
        number = 0
    }

    var text: String {
        number > 0 ? kind.word + "-" + String(number) : kind.letter + String(hash, radix: 36)
    }

    func write(to bytes: inout [UInt8]) {
        bytes.append(contentsOf: text.utf8)
    }
}

extension SVGName.Kind {
    fileprivate var letter: String {
        switch self {
        case .adaptation: "k"
        case .animation: "a"
        case .clipPath: "c"
        case .document: "s"
        case .filter: "f"
        case .glyphs: "g"
        case .gradient: "l"
        case .image: "i"
        case .mask: "m"
        case .silhouette: "h"
        }
    }

    fileprivate var word: String {
        switch self {
        case .adaptation: "adaptation"
        case .animation: "animation"
        case .clipPath: "clip"
        case .document: "document"
        case .filter: "blur"
        case .glyphs: "glyphs"
        case .gradient: "gradient"
        case .image: "image"
        case .mask: "mask"
        case .silhouette: "silhouette"
        }
    }
}
