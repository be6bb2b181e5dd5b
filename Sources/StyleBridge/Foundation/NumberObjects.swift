import StyleRuntime

// The numbers of Foundation that are objects are plain numbers here.
extension Bridge {
    mutating func addNumberObjects() {
        for name in ["NSNumber", "NSDecimalNumber"] { add(alias: name, of: .double) }
        initializer("value") { (value: Double) in value }
        initializer("value") { (value: Int) in Double(value) }
        initializer("value") { (value: Bool) in value ? 1.0 : 0 }
        initializer("decimal") { (value: Double) in value }
        initializer("truncating") { (value: Double) in value }
        property("doubleValue", of: "Double") { (number: Double) in number }
        property("floatValue", of: "Double") { (number: Double) in number }
        property("decimalValue", of: "Double") { (number: Double) in number }
        property("intValue", of: "Double") { (number: Double) in
            Int(exactly: number.rounded(.towardZero)) ?? 0
        }
        property("boolValue", of: "Double") { (number: Double) in number != 0 }
        property("stringValue", of: "Double") { (number: Double) in
            Int(exactly: number).map(String.init) ?? String(number)
        }
    }
}
