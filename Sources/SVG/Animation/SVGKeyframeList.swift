/// The values or the times of keyframes (SMIL 3.0 §12.4.3).
struct SVGKeyframeList<Value: SVGValue>: SVGValue {
    private let values: [Value]

    init(_ values: [Value]) {
        self.values = values
    }

    func write(to bytes: inout [UInt8]) {
        for (index, value) in values.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ";")) }
            bytes.write(value)
        }
    }
}

/// A fraction of one, in exact decimals if its denominator is a power of ten.
struct SVGFraction: SVGValue {
    private let numerator, denominator: Int

    init(_ numerator: Int, of denominator: Int) {
        self.numerator = numerator
        self.denominator = denominator
    }

    func write(to bytes: inout [UInt8]) {
        guard numerator > 0, numerator < denominator else {
            bytes.write(numerator / denominator)
            return
        }
        bytes.append(UInt8(ascii: "."))
        var rest = numerator
        var place = denominator / 10
        while rest > 0 {
            bytes.write(rest / place)
            rest %= place
            place /= 10
        }
    }
}

/// A duration in seconds, as SMIL and CSS write it.
struct SVGDuration: SVGValue {
    let seconds: Double

    func write(to bytes: inout [UInt8]) {
        bytes.write(seconds)
        bytes.append(UInt8(ascii: "s"))
    }
}
