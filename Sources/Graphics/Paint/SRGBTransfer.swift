import CMath

/// The transfer function of sRGB and of Display P3 (IEC 61966-2-1), of components 0…1 and their negatives.
package enum SRGBTransfer {
    /// The component of a linear one.
    package static func encoded(_ linear: Double) -> Double {
        let light = abs(linear)
        let component = light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
        return linear < 0 ? -component : component
    }

    /// The linear component of one.
    package static func linear(_ encoded: Double) -> Double {
        let component = abs(encoded)
        let light = component <= 0.040_45 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -light : light
    }
}
