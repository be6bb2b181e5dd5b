/// A row of the bridge.
struct Row {
    /// The symbol that it is of.
    let symbol: Symbol
    /// The types of the parameters as the row states them.
    var parameters: [String] = []
    /// The statement.
    let text: String
    /// The constant that the row is of, if constants of one owner can share a statement.
    var constant: Constant?

    /// What a row is of.
    struct Symbol: Hashable {
        enum Kind: Hashable {
            /// A type itself.
            case type
            /// The name of another type.
            case alias
            case initializer
            /// A static function, a static property or a case.
            case `static`
            case member
            case environmentValue
            /// The functions of all option sets.
            case optionSet
            /// The values of a case of an enumeration.
            case payload
        }

        let kind: Kind
        /// The type in the words of a source, which is empty for a type itself.
        let owner: String
        /// The name with its labels, as `padding(_:_:)`.
        let name: String

        init(_ kind: Kind, _ owner: String, _ name: String, labels: [String]? = nil) {
            self.kind = kind
            self.owner = owner
            self.name = labels.map { "\(name)(\($0.map { "\($0):" }.joined()))" } ?? name
        }
    }

    /// A static property or a case.
    struct Constant {
        let name: String
        /// The value as an expression, and after another one of the same type.
        let value, shortValue: String
        let isCase: Bool
    }
}

extension [Row] {
    /// The statements, in which constants of one owner that follow each other are one.
    var texts: [String] {
        var texts: [String] = []
        var index = 0
        while index < count {
            guard let first = self[index].constant else {
                texts.append(self[index].text)
                index += 1
                continue
            }
            let owner = self[index].symbol.owner
            let group = self[index...].prefix {
                $0.symbol.owner == owner && $0.constant?.isCase == first.isCase
                    && $0.constant?.type == first.type
            }
            index += group.count
            let values = group.compactMap(\.constant).enumerated().map { position, constant in
                "\"\(constant.name)\": \(position == 0 ? constant.value : constant.shortValue)"
            }
            let ending = first.isCase ? ", areAllCases: true" : ""
            texts.append("constants(of: \"\(owner)\", [\(values.joined(separator: ", "))]\(ending))")
        }
        return texts
    }
}

extension Row.Constant {
    /// The type whose static member the value is.
    fileprivate var type: Substring {
        value.dropLast(value.split(separator: ".").last.map { $0.count + 1 } ?? 0)
    }
}
