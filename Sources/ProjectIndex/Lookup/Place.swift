/// A declaration by the numbers of its file and of itself in the file.
struct Place: Hashable, Sendable {
    let file: Int32
    let declaration: Int32

    init(file: Int, declaration: Int) {
        self.file = Int32(truncatingIfNeeded: file)
        self.declaration = Int32(truncatingIfNeeded: declaration)
    }
}

/// Declarations by a number, such as that of their names, in the order of their files.
struct PlaceTable: Sendable {
    private let starts: [Int32]
    private let places: [Place]

    /// A table of places, each with a number below a count.
    init(_ items: [(number: Int32, place: Place)], count: Int) {
        var starts = [Int32](repeating: 0, count: count + 1)
        for item in items { starts[Int(item.number) + 1] += 1 }
        for number in 0..<count { starts[number + 1] += starts[number] }
        var next = starts
        var places = [Place](repeating: Place(file: 0, declaration: 0), count: items.count)
        for item in items {
            places[Int(next[Int(item.number)])] = item.place
            next[Int(item.number)] += 1
        }
        self.starts = starts
        self.places = places
    }

    subscript(number: Int32) -> ArraySlice<Place> {
        guard number >= 0, Int(number) + 1 < starts.count else { return [] }
        return places[Int(starts[Int(number)])..<Int(starts[Int(number) + 1])]
    }

    /// The first places with a number that are in one file.
    func places(_ number: Int32, in file: Int32) -> ArraySlice<Place> {
        let all = self[number]
        var low = all.startIndex
        var high = all.endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if all[middle].file < file { low = middle + 1 } else { high = middle }
        }
        return all[low...].prefix(IndexLimits.overloads).prefix { $0.file == file }
    }
}
