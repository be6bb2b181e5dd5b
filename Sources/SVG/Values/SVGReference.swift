/// A reference to a definition in the same document (SVG 2 §16.1).
struct SVGReference: SVGValue {
    let name: SVGName

    init(to name: SVGName) {
        self.name = name
    }

    func write(to bytes: inout [UInt8]) {
        bytes.write("url(#")
        bytes.write(name)
        bytes.write(")")
    }
}
