/// Whether two numbers agree to the last of some printed decimals.
func agree(_ actual: Double, _ expected: Double, decimals: Int) -> Bool {
    var unit = 1.0
    for _ in 0..<decimals { unit /= 10 }
    return (actual - expected).magnitude <= 0.501 * unit
}
