extension ResolvedColor {
    /// The color of hue, saturation and brightness, each 0…1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        /// The red, green or blue component; the offset is the position of that primary on the color wheel.
        func component(_ offset: Double) -> Double {
            let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }
}
