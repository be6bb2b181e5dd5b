import Graphics

/// An opaque color behind pixels.
///
/// A pixel is red, green, blue and alpha from its lowest byte, with straight alpha.
struct Matte {
    private let red: UInt32
    private let green: UInt32
    private let blue: UInt32

    init(_ color: ResolvedColor) {
        func component(_ value: Double) -> UInt32 { UInt32((min(max(0, value), 1) * 255).rounded()) }
        (red, green, blue) = (component(color.red), component(color.green), component(color.blue))
    }

    /// The red, green and blue of a pixel on the color; the highest byte is 0.
    func mixed(with pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        func mix(_ shift: UInt32, _ matte: UInt32) -> UInt32 {
            (((pixel >> shift & 0xFF) * alpha + matte * (255 - alpha) + 127) / 255) << shift
        }
        return mix(0, red) | mix(8, green) | mix(16, blue)
    }
}
