import CMath
import StyleRuntime
import ViewEngine

// Numbers, strings, arrays and optionals.
extension Bridge {
    mutating func addStandardLibrary() {
        add(type: .bool, "Hashable", "Sendable")
        add(
            type: .int,
            "BinaryInteger",
            "Hashable",
            "Comparable",
            "Sendable",
            alias: "UInt",
            "Int64",
            "Int32",
            "Int16",
            "Int8",
            "UInt64",
            "UInt32",
            "UInt16",
            "UInt8"
        )
        add(
            type: .double,
            "BinaryFloatingPoint",
            "VectorArithmetic",
            "Sendable",
            alias: "CGFloat",
            "Float",
            "TimeInterval",
            "Decimal"
        )
        add(
            type: .string,
            "StringProtocol",
            "Hashable",
            "Comparable",
            "Sendable",
            alias: "Substring",
            "Character",
            "NSString"
        )
        addFormats()
        add(alias: "Void", of: .void)
        add(alias: "Any", of: .anything)
        add(alias: "AnyHashable", of: .any(.hashable))

        initializer("_") { (value: Int) in Double(value) }
        initializer("_") { (value: Double) in value }
        initializer("_") { (value: Int) in value }
        initializer("integerLiteral") { (value: Int) in Double(value) }
        initializer("integerLiteral") { (value: Int) in value }
        initializer("floatLiteral") { (value: Double) in value }
        initializer("booleanLiteral") { (value: Bool) in value }
        initializer("stringLiteral") { (value: String) in value }
        // As in Swift, the conversion of a number that is too large ends the program.
        initializer("_") { (value: Double) in Int(exactly: value.rounded(.towardZero)) ?? 0 }
        initializer("_") { (value: String) in value }
        initializer("_") { (value: Int) in String(value) }
        initializer("_") { (value: Double) in String(value) }
        initializer("describing") { (value: Any0) in value.value.description }
        initializer { () in "" }

        constants(of: "Double", ["infinity": Double.infinity, "pi": Double.pi, "zero": 0.0])
        constants(
            of: "Double",
            [
                "greatestFiniteMagnitude": Double.greatestFiniteMagnitude, "nan": Double.nan,
                "leastNormalMagnitude": Double.leastNormalMagnitude,
                "leastNonzeroMagnitude": Double.leastNonzeroMagnitude, "ulpOfOne": Double.ulpOfOne,
            ]
        )
        constants(of: "Int", ["zero": 0, "max": Int.max, "min": Int.min])
        method("rounded", of: "Double") { (value: Double) in value.rounded() }
        method("distance", of: "Double", labels: "to") { (value: Double, other: Double) in other - value }
        method("distance", of: "Int", labels: "to") { (value: Int, other: Int) in other &- value }
        method("formatted", of: "Double") { (value: Double) in NumberFormat.text(value) }
        method("formatted", of: "Int") { (value: Int) in NumberFormat.text(value) }
        method("squareRoot", of: "Double") { (value: Double) in value.squareRoot() }
        method("remainder", of: "Double", labels: "dividingBy") { (value: Double, other: Double) in
            value.remainder(dividingBy: other)
        }
        method("advanced", of: "Double", labels: "by") { (value: Double, distance: Double) in
            value.advanced(by: distance)
        }
        method("advanced", of: "Int", labels: "by") { (value: Int, distance: Int) in value &+ distance }
        method("truncatingRemainder", of: "Double", labels: "dividingBy") { (value: Double, other: Double) in
            value.truncatingRemainder(dividingBy: other)
        }
        property("magnitude", of: "Double") { (value: Double) in value.magnitude }
        mutatingMethod("toggle", of: "Bool") { (value: inout Bool) in value.toggle() }

        function("abs", labels: "_") { (value: Double) in abs(value) }
        function("abs", labels: "_") { (value: Int) in
            value.magnitude > Int.max.magnitude ? Int.max : abs(value)
        }
        function("min", labels: "_", "_") { (first: Double, second: Double) in min(first, second) }
        function("min", labels: "_", "_") { (first: Int, second: Int) in min(first, second) }
        function("max", labels: "_", "_") { (first: Double, second: Double) in max(first, second) }
        function("max", labels: "_", "_") { (first: Int, second: Int) in max(first, second) }
        addComparisons()
        function("sqrt", labels: "_") { (value: Double) in value.squareRoot() }
        function("pow", labels: "_", "_") { (base: Double, exponent: Double) in CMath.pow(base, exponent) }
        function("sin", labels: "_") { (value: Double) in CMath.sin(value) }
        function("cos", labels: "_") { (value: Double) in CMath.cos(value) }
        function("floor", labels: "_") { (value: Double) in value.rounded(.down) }
        function("ceil", labels: "_") { (value: Double) in value.rounded(.up) }
        function("round", labels: "_") { (value: Double) in value.rounded() }
        // The output of a style is not shown.
        function("print", labels: "_") { (value: Any0) in Nothing() }
        for name in ["fatalError", "preconditionFailure"] {
            let entry = Entry(
                name: name,
                parameters: [EntryParameter(label: nil, type: .string, defaultValue: { .string("") })],
                result: .unknown,
                isProperty: false,
                hasReceiver: false,
                isMutating: false
            ) { values throws(Failure) in
                let text = try String(bridging: values[0])
                throw Failure(.fatalError(text.isEmpty ? nil : text))
            }
            add(function: entry)
        }
        function("debugPrint", labels: "_") { (value: Any0) in Nothing() }

        property("count", of: "String") { (value: String) in value.count }
        property("isEmpty", of: "String") { (value: String) in value.isEmpty }
        method("uppercased", of: "String") { (value: String) in value.uppercased() }
        method("lowercased", of: "String") { (value: String) in value.lowercased() }
        property("capitalized", of: "String") { (value: String) in
            value.prefix(1).uppercased() + value.dropFirst().lowercased()
        }
        property("localizedUppercase", of: "String") { (value: String) in value.uppercased() }
        property("localizedLowercase", of: "String") { (value: String) in value.lowercased() }
        property("localizedCapitalized", of: "String") { (value: String) in
            value.prefix(1).uppercased() + value.dropFirst().lowercased()
        }
        // Letters are changed as in no certain language.
        method("uppercased", of: "String", labels: "with") { (value: String, locale: Locale?) in
            value.uppercased()
        }
        method("lowercased", of: "String", labels: "with") { (value: String, locale: Locale?) in
            value.lowercased()
        }
        method("capitalized", of: "String", labels: "with") { (value: String, locale: Locale?) in
            value.prefix(1).uppercased() + value.dropFirst().lowercased()
        }
        method("hasPrefix", of: "String", labels: "_") { (value: String, other: String) in
            value.hasPrefix(other)
        }
        method("hasSuffix", of: "String", labels: "_") { (value: String, other: String) in
            value.hasSuffix(other)
        }
        method("contains", of: "String", labels: "_") { (value: String, other: String) in
            value.contains(other)
        }

        property("count", of: "Array") { (values: [Any0]) in values.count }
        property("isEmpty", of: "Array") { (values: [Any0]) in values.isEmpty }
        property("indices", of: "Array") { (values: [Any0]) in values.indices }
        property("first", of: "Array") { (values: [Any0]) in values.first }
        property("last", of: "Array") { (values: [Any0]) in values.last }
        method("contains", of: "Array", labels: "_") { (values: [Any0], value: Any0) in values.contains(value)
        }
        method("contains", of: "Array", labels: "where") { (values: [Any0], test: Callback<Bool, Any0>) in
            values.contains { test($0) }
        }
        method("first", of: "Array", labels: "where") { (values: [Any0], test: Callback<Bool, Any0>) in
            values.first { test($0) }
        }
        method("firstIndex", of: "Array", labels: "of") { (values: [Any0], value: Any0) in
            values.firstIndex(of: value)
        }
        method("filter", of: "Array", labels: "_") { (values: [Any0], test: Callback<Bool, Any0>) in
            values.filter { test($0) }
        }
        method("map", of: "Array", labels: "_") { (values: [Any0], transform: Callback<Any1, Any0>) in
            values.map { transform($0) }
        }
        method("reversed", of: "Array") { (values: [Any0]) in Array(values.reversed()) }
        method(
            "enumerated",
            of: "Array",
            result: .array(.tuple([.init("offset", .int), .init("element", .variable(0))]))
        ) {
            (values: [Any0]) in
            values.enumerated().map { Any0(.tuple([.integer($0.offset), $0.element.value])) }
        }
        mutatingMethod("append", of: "Array", labels: "_") { (values: inout [Any0], value: Any0) in
            values.append(value)
        }
        method("map", of: "Optional", labels: "_") { (value: Any0?, transform: Callback<Any1, Any0>) in
            value.map { transform($0) }
        }
        property("wrappedValue", of: "Binding") { (binding: AnyBinding) in Any0(binding.binding.wrappedValue)
        }
        factory("constant", of: "Binding", labels: "_") { (value: Any0) in AnyBinding(.constant(value.value))
        }
        method(
            "animation",
            of: "Binding",
            labels: .or("_", ViewEngine.Animation.default as ViewEngine.Animation?)
        ) {
            (binding: AnyBinding, animation: ViewEngine.Animation?) in
            AnyBinding(binding.binding.animation(animation))
        }
        method("transaction", of: "Binding", labels: "_") { (binding: AnyBinding, transaction: Transaction) in
            AnyBinding(binding.binding.transaction(transaction))
        }
        // The properties of the object can be set, and the object itself stays.
        function("Bindable", labels: "_") { (object: Any0) in AnyBinding(.constant(object.value)) }
    }

    /// The least and the greatest of four numbers, and other functions of integers.
    private mutating func addComparisons() {
        function("min", labels: "_", "_", "_", "_") { (a: Double, b: Double, c: Double, d: Double) in
            min(a, b, c, d)
        }
        function("min", labels: "_", "_", "_", "_") { (a: Int, b: Int, c: Int, d: Int) in min(a, b, c, d) }
        function("max", labels: "_", "_", "_", "_") { (a: Double, b: Double, c: Double, d: Double) in
            max(a, b, c, d)
        }
        function("max", labels: "_", "_", "_", "_") { (a: Int, b: Int, c: Int, d: Int) in max(a, b, c, d) }
        property("magnitude", of: "Int") { (value: Int) in Int(clamping: value.magnitude) }
        initializer("_", "radix", .or("uppercase", false)) { (value: Int, radix: Int, isUppercase: Bool) in
            (2...36).contains(radix) ? String(value, radix: radix, uppercase: isUppercase) : ""
        }
    }

    /// `String(format:)`, whose arguments may be of any type, in a list or an array, and in a locale.
    private mutating func addFormats() {
        let format = EntryParameter(label: "format", type: .string, defaultValue: nil)
        let locale = EntryParameter(label: "locale", type: .optional(.engine(.locale)), defaultValue: nil)
        for isList in [true, false] {
            let arguments = EntryParameter(
                label: isList ? nil : "arguments",
                type: .array(.anything),
                defaultValue: nil,
                isVariadic: isList
            )
            for parameters in [[format, arguments], [format, locale, arguments]] {
                var entry = Entry(
                    name: "init",
                    parameters: parameters,
                    result: .string,
                    isProperty: false,
                    hasReceiver: false,
                    isMutating: false
                ) { values throws(Failure) in
                    let arguments = try [Any0](bridging: values[values.count - 1]).map(\.value)
                    return .string(try TextFormat(String(bridging: values[0])).text(of: arguments))
                }
                entry.formatsNumbers = true
                initializers(of: "String", [entry])
            }
        }
    }
}
