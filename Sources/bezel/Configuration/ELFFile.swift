/// A program or library in the Executable and Linkable Format: 64 bits, little endian, as on all platforms of Bezel.
struct ELFFile {
    /// Reads a number of bytes at an offset of the file; fewer at its end, `nil` if that fails.
    let read: (_ offset: Int, _ count: Int) -> [UInt8]?

    /// The build id that the linker has written; `nil` if there is none, or if the file has another format.
    var buildID: [UInt8]? {
        guard let header = bytes(at: 0, count: 64),
            header.starts(with: [0x7F] + Array("ELF".utf8) + [64 / 32, 1]),
            let table = header.integer(at: 32, size: 8),
            let entrySize = header.integer(at: 54, size: 2),
            let entryCount = header.integer(at: 56, size: 2),
            let segments = bytes(at: table, count: entrySize * entryCount)
        else {
            return nil
        }
        for index in 0..<entryCount {
            guard let segment = Segment(segments.dropFirst(index * entrySize)), segment.type == Self.notes,
                let notes = bytes(at: segment.offset, count: segment.size)
            else {
                continue
            }
            if let buildID = Self.buildID(in: notes[...], alignment: segment.alignment) { return buildID }
        }
        return nil
    }

    /// The type of a segment that consists of notes, `PT_NOTE`.
    private static let notes = 4
    /// The largest segment that is read; notes have a few hundred bytes.
    private static let largestSegment = 65_536

    /// An entry of the table of segments.
    private struct Segment {
        let type: Int
        let offset: Int
        let size: Int
        let alignment: Int

        init?(_ entry: ArraySlice<UInt8>) {
            guard let type = entry.integer(at: 0, size: 4), let offset = entry.integer(at: 8, size: 8),
                let size = entry.integer(at: 32, size: 8), let alignment = entry.integer(at: 48, size: 8)
            else {
                return nil
            }
            self.type = type
            self.offset = offset
            self.size = size
            self.alignment = alignment == 8 ? 8 : 4
        }
    }

    /// Finds the build id in notes: each has the sizes of its owner and its value, a type, the owner, and the value.
    private static func buildID(in notes: ArraySlice<UInt8>, alignment: Int) -> [UInt8]? {
        var rest = notes
        while let ownerSize = rest.integer(at: 0, size: 4), let size = rest.integer(at: 4, size: 4),
            let type = rest.integer(at: 8, size: 4)
        {
            let owner = rest.dropFirst(12)
            let value = owner.dropFirst(ownerSize.rounded(to: 4))
            guard value.count >= size else { return nil }
            if type == 3, owner.prefix(ownerSize).elementsEqual("GNU\0".utf8), size > 0 {
                return Array(value.prefix(size))
            }
            rest = value.dropFirst(size.rounded(to: alignment))
        }
        return nil
    }

    /// Reads bytes; `nil` if the file has fewer, or if they are too many.
    private func bytes(at offset: Int, count: Int) -> [UInt8]? {
        guard count <= Self.largestSegment, let bytes = read(offset, count), bytes.count == count else {
            return nil
        }
        return bytes
    }
}

extension RandomAccessCollection<UInt8> {
    /// The integer of little endian bytes behind an offset; `nil` if there are fewer bytes, or if it is negative.
    fileprivate func integer(at offset: Int, size: Int) -> Int? {
        let bytes = dropFirst(offset).prefix(size)
        guard bytes.count == size else { return nil }
        return Int(exactly: bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}

extension Int {
    /// The number rounded up to a multiple of another.
    fileprivate func rounded(to multiple: Int) -> Int { (self + multiple - 1) / multiple * multiple }
}
