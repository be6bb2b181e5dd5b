import UIKitEngine

extension ParameterCodec where Value == Double {
    /// A number in a range.
    static func number(in range: ClosedRange<Double>, unit: String) -> ParameterCodec {
        number(in: { _ in range }, unit: unit)
    }

    /// A number in a range that depends on the circumstances.
    static func number(
        in range: @escaping @Sendable (ParameterContext) -> ClosedRange<Double>,
        unit: String
    ) -> ParameterCodec {
        ParameterCodec(
            schema: { ParameterSchema(type: .number, range: range($0), unit: unit) },
            decode: { text, context throws(ParameterError) in
                try Double(text, in: range(context), unit: unit)
            },
            encode: \.shortDescription
        )
    }
}

extension ParameterCodec where Value == Int {
    /// A whole number in a range.
    static func integer(in range: ClosedRange<Int>) -> ParameterCodec {
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        return ParameterCodec(
            schema: { _ in ParameterSchema(type: .number, isWhole: true, range: bounds, unit: "") },
            decode: { text, _ throws(ParameterError) in
                let number = try Double(text, in: bounds, unit: "")
                guard let whole = Int(exactly: number) else { throw .notWhole }
                return whole
            },
            encode: { String($0) }
        )
    }
}

extension ParameterCodec where Value == NSDirectionalEdgeInsets {
    /// Four lengths in points: top, leading, bottom and trailing.
    static func insets(in range: ClosedRange<Double>) -> ParameterCodec {
        ParameterCodec(
            schema: { _ in ParameterSchema(type: .insets, range: range, unit: "points") },
            decode: { text, _ throws(ParameterError) in
                let parts = text.split(separator: ",", omittingEmptySubsequences: false)
                guard parts.count == 4 else { throw .notInsets }
                var lengths: [Double] = []
                for part in parts { lengths.append(try Double(String(part), in: range, unit: "points")) }
                return NSDirectionalEdgeInsets(
                    top: lengths[0],
                    leading: lengths[1],
                    bottom: lengths[2],
                    trailing: lengths[3]
                )
            },
            encode: { insets in
                [insets.top, insets.leading, insets.bottom, insets.trailing].map(\.shortDescription)
                    .joined(separator: ",")
            }
        )
    }
}

extension Double {
    /// The number of a decimal text, if it is in a range.
    fileprivate init(_ text: String, in range: ClosedRange<Double>, unit: String) throws(ParameterError) {
        guard let number = Double(decimal: text) else { throw .notANumber }
        guard range.contains(number) else { throw .outOfRange(range, unit: unit) }
        self = number
    }
}
