extension ResolvedColor {
    /// The distance of two opaque colors in OKLab, times 100: about 2 is the least that people notice side by side.
    package func difference(from other: ResolvedColor) -> Double {
        let (first, second) = (ConeResponse(self), ConeResponse(other))
        let long = first.long - second.long
        let medium = first.medium - second.medium
        let short = first.short - second.short
        // Ottosson's matrix, which is linear in the responses.
        let lightness = 0.210_454_255_3 * long + 0.793_617_785_0 * medium - 0.004_072_046_8 * short
        let green = 1.977_998_495_1 * long - 2.428_592_205_0 * medium + 0.450_593_709_9 * short
        let blue = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766_0 * short
        return 100 * (lightness * lightness + green * green + blue * blue).squareRoot()
    }
}
