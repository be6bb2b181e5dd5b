import Graphics

// The bytes that cached keys and values hold on the heap, as `BoundedCache.insert` counts them.
//
// Texts, lines and letter tables share drawings. Each of them counts every drawing that it keeps alive, so the
// sum over the caches is an upper bound of the memory that they hold.

/// The reference count and type of an object.
private let objectHeaderSize = 16

extension Array {
    /// The array's buffer; whatever its elements hold in turn is not included.
    var heapSize: Int {
        // The buffer has a count and a capacity after the header of an object.
        capacity == 0 ? 0 : objectHeaderSize + 16 + capacity * MemoryLayout<Element>.stride
    }
}

extension String {
    /// The text's buffer; up to 15 bytes of UTF-8 need none.
    var heapSize: Int {
        utf8.count <= 15 ? 0 : objectHeaderSize + 16 + utf8.count
    }
}

extension Glyph {
    /// The glyph and its drawing.
    var heapSize: Int {
        let object = objectHeaderSize + MemoryLayout<Drawing>.stride + MemoryLayout<Bool>.stride
        return switch drawing {
        case .outline(let path, _): object + path.elements.heapSize
        case .bitmap(let png, _): object + png.heapSize
        }
    }
}

extension ShapedText {
    /// The lines, and each drawing in them once.
    var heapSize: Int {
        var drawings: Set<ObjectIdentifier> = []
        var size = lines.heapSize
        for line in lines {
            size += line.text.heapSize + line.glyphs.heapSize
            for glyph in line.glyphs.lazy.map(\.glyph)
            where drawings.insert(ObjectIdentifier(glyph)).inserted {
                size += glyph.heapSize
            }
        }
        return size
    }
}
