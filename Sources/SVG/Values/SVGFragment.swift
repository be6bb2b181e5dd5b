/// Bytes that other values wrote before.
struct SVGFragment: SVGValue {
    let bytes: [UInt8]

    func write(to bytes: inout [UInt8]) {
        bytes.append(contentsOf: self.bytes)
    }
}
