/// The lengths of dashes and gaps in points, with spaces between.
struct SVGDashes: SVGValue {
    let lengths: [Double]

    func write(to bytes: inout [UInt8]) {
        for (index, length) in lengths.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: " ")) }
            bytes.write(length)
        }
    }
}
