/// A kind of color vision without one of the three cones.
package enum ColorVision: CaseIterable, Sendable {
    /// Without long, medium or short cones.
    case protanopia, deuteranopia, tritanopia

    /// A color as a person with this vision sees it.
    ///
    /// The matrices, of linear components, are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model
    /// for Simulation of Color Vision Deficiency" (2009), for the severity 1.
    package func simulated(_ color: ResolvedColor) -> ResolvedColor {
        let red = SRGBTransfer.linear(color.red)
        let green = SRGBTransfer.linear(color.green)
        let blue = SRGBTransfer.linear(color.blue)
        func component(_ row: (Double, Double, Double)) -> Double {
            let light = row.0 * red + row.1 * green + row.2 * blue
            return min(max(SRGBTransfer.encoded(light), 0), 1)
        }
        return ResolvedColor(
            red: component(rows.red),
            green: component(rows.green),
            blue: component(rows.blue),
            opacity: color.opacity
        )
    }

    private typealias Row = (Double, Double, Double)

    private var rows: (red: Row, green: Row, blue: Row) {
        switch self {
        case .protanopia:
            (
                (0.152_286, 1.052_583, -0.204_868), (0.114_503, 0.786_281, 0.099_216),
                (-0.003_882, -0.048_116, 1.051_998)
            )
        case .deuteranopia:
            (
                (0.367_322, 0.860_646, -0.227_968), (0.280_085, 0.672_501, 0.047_413),
                (-0.011_820, 0.042_940, 0.968_881)
            )
        case .tritanopia:
            (
                (1.255_528, -0.076_749, -0.178_779), (-0.078_411, 0.930_809, 0.147_602),
                (0.004_733, 0.691_367, 0.303_900)
            )
        }
    }
}
