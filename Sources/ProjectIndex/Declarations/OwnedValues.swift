/// Values by the declarations of a file that have them, in the order of the source.
struct OwnedValues {
    private let starts: [Int32]
    private let values: [Int32]

    init(_ owned: [DeclarationReader.Owned], count: Int) {
        // The places of the values of each declaration, by counts.
        var starts = [Int32](repeating: 0, count: count + 1)
        for item in owned { starts[Int(item.owner) + 1] += 1 }
        for number in 0..<count { starts[number + 1] += starts[number] }
        var places = starts
        var values = [Int32](repeating: 0, count: owned.count)
        for item in owned {
            values[Int(places[Int(item.owner)])] = item.value
            places[Int(item.owner)] += 1
        }
        self.starts = starts
        self.values = values
    }

    subscript(number: Int) -> ArraySlice<Int32> { values[Int(starts[number])..<Int(starts[number + 1])] }
}
