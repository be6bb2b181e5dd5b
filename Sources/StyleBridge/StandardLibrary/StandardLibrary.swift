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
            "TimeInterval"
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

        constants("Double", ["infinity": Double.infinity, "pi": Double.pi, "zero": 0.0])
        constants(
            "Double",
            [
                "greatestFiniteMagnitude": Double.greatestFiniteMagnitude, "nan": Double.nan,
                "leastNormalMagnitude": Double.leastNormalMagnitude,
                "leastNonzeroMagnitude": Double.leastNonzeroMagnitude, "ulpOfOne": Double.ulpOfOne,
            ]
        )
        constants("Int", ["zero": 0, "max": Int.max, "min": Int.min])
        method("Double", "rounded") { (value: Double) in value.rounded() }
        method("Double", "distance", "to") { (value: Double, other: Double) in other - value }
        method("Int", "distance", "to") { (value: Int, other: Int) in other &- value }
        method("Double", "formatted") { (value: Double) in NumberFormat.text(value) }
        method("Int", "formatted") { (value: Int) in NumberFormat.text(value) }
        method("Double", "squareRoot") { (value: Double) in value.squareRoot() }
        method("Double", "remainder", "dividingBy") { (value: Double, other: Double) in
            value.remainder(dividingBy: other)
        }
        method("Double", "advanced", "by") { (value: Double, distance: Double) in value.advanced(by: distance)
        }
        method("Int", "advanced", "by") { (value: Int, distance: Int) in value &+ distance }
        method("Double", "truncatingRemainder", "dividingBy") { (value: Double, other: Double) in
            value.truncatingRemainder(dividingBy: other)
        }
        property("Double", "magnitude") { (value: Double) in value.magnitude }
        mutatingMethod("Bool", "toggle") { (value: inout Bool) in value.toggle() }

        function("abs", "_") { (value: Double) in abs(value) }
        function("abs", "_") { (value: Int) in value.magnitude > Int.max.magnitude ? Int.max : abs(value) }
        function("min", "_", "_") { (first: Double, second: Double) in min(first, second) }
        function("min", "_", "_") { (first: Int, second: Int) in min(first, second) }
        function("max", "_", "_") { (first: Double, second: Double) in max(first, second) }
        function("max", "_", "_") { (first: Int, second: Int) in max(first, second) }
        addComparisons()
        function("sqrt", "_") { (value: Double) in value.squareRoot() }
        function("pow", "_", "_") { (base: Double, exponent: Double) in CMath.pow(base, exponent) }
        function("sin", "_") { (value: Double) in CMath.sin(value) }
        function("cos", "_") { (value: Double) in CMath.cos(value) }
        function("floor", "_") { (value: Double) in value.rounded(.down) }
        function("ceil", "_") { (value: Double) in value.rounded(.up) }
        function("round", "_") { (value: Double) in value.rounded() }
        // The output of a style is not shown.
        function("print", "_") { (value: Any0) in Nothing() }
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
        function("debugPrint", "_") { (value: Any0) in Nothing() }

        property("String", "count") { (value: String) in value.count }
        property("String", "isEmpty") { (value: String) in value.isEmpty }
        method("String", "uppercased") { (value: String) in value.uppercased() }
        method("String", "lowercased") { (value: String) in value.lowercased() }
        property("String", "capitalized") { (value: String) in
            value.prefix(1).uppercased() + value.dropFirst().lowercased()
        }
        property("String", "localizedUppercase") { (value: String) in value.uppercased() }
        property("String", "localizedLowercase") { (value: String) in value.lowercased() }
        property("String", "localizedCapitalized") { (value: String) in
            value.prefix(1).uppercased() + value.dropFirst().lowercased()
        }
        // Letters are changed as in no certain language.
        method("String", "uppercased", "with") { (value: String, locale: Locale?) in value.uppercased() }
        method("String", "lowercased", "with") { (value: String, locale: Locale?) in value.lowercased() }
        method("String", "capitalized", "with") { (value: String, locale: Locale?) in
            value.prefix(1).uppercased() + value.dropFirst().lowercased()
        }
        method("String", "hasPrefix", "_") { (value: String, other: String) in value.hasPrefix(other) }
        method("String", "hasSuffix", "_") { (value: String, other: String) in value.hasSuffix(other) }
        method("String", "contains", "_") { (value: String, other: String) in value.contains(other) }

        property("Array", "count") { (values: [Any0]) in values.count }
        property("Array", "isEmpty") { (values: [Any0]) in values.isEmpty }
        property("Array", "indices") { (values: [Any0]) in values.indices }
        property("Array", "first") { (values: [Any0]) in values.first }
        property("Array", "last") { (values: [Any0]) in values.last }
        method("Array", "contains", "_") { (values: [Any0], value: Any0) in values.contains(value) }
        method("Array", "contains", "where") { (values: [Any0], test: Callback<Bool, Any0>) in
            values.contains { test($0) }
        }
        method("Array", "first", "where") { (values: [Any0], test: Callback<Bool, Any0>) in
            values.first { test($0) }
        }
        method("Array", "firstIndex", "of") { (values: [Any0], value: Any0) in values.firstIndex(of: value) }
        method("Array", "filter", "_") { (values: [Any0], test: Callback<Bool, Any0>) in
            values.filter { test($0) }
        }
        method("Array", "map", "_") { (values: [Any0], transform: Callback<Any1, Any0>) in
            values.map { transform($0) }
        }
        method("Array", "reversed") { (values: [Any0]) in Array(values.reversed()) }
        method(
            "Array",
            "enumerated",
            result: .array(.tuple([.init("offset", .int), .init("element", .variable(0))]))
        ) {
            (values: [Any0]) in
            values.enumerated().map { Any0(.tuple([.integer($0.offset), $0.element.value])) }
        }
        mutatingMethod("Array", "append", "_") { (values: inout [Any0], value: Any0) in values.append(value) }
        method("Optional", "map", "_") { (value: Any0?, transform: Callback<Any1, Any0>) in
            value.map { transform($0) }
        }
        property("Binding", "wrappedValue") { (binding: AnyBinding) in Any0(binding.binding.wrappedValue) }
        factory("Binding", "constant", "_") { (value: Any0) in AnyBinding(.constant(value.value)) }
        method("Binding", "animation", .or("_", ViewEngine.Animation.default as ViewEngine.Animation?)) {
            (binding: AnyBinding, animation: ViewEngine.Animation?) in
            AnyBinding(binding.binding.animation(animation))
        }
        method("Binding", "transaction", "_") { (binding: AnyBinding, transaction: Transaction) in
            AnyBinding(binding.binding.transaction(transaction))
        }
        // The properties of the object can be set, and the object itself stays.
        function("Bindable", "_") { (object: Any0) in AnyBinding(.constant(object.value)) }
    }

    /// The least and the greatest of four numbers, and other functions of integers.
    private mutating func addComparisons() {
        function("min", "_", "_", "_", "_") { (a: Double, b: Double, c: Double, d: Double) in min(a, b, c, d)
        }
        function("min", "_", "_", "_", "_") { (a: Int, b: Int, c: Int, d: Int) in min(a, b, c, d) }
        function("max", "_", "_", "_", "_") { (a: Double, b: Double, c: Double, d: Double) in max(a, b, c, d)
        }
        function("max", "_", "_", "_", "_") { (a: Int, b: Int, c: Int, d: Int) in max(a, b, c, d) }
        property("Int", "magnitude") { (value: Int) in Int(clamping: value.magnitude) }
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
