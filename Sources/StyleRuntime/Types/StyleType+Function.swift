extension StyleType {
    /// A part of a tuple.
    package struct Element: Hashable, Sendable {
        package let label: String?
        package let type: StyleType

        package init(_ label: String?, _ type: StyleType) {
            self.label = label
            self.type = type
        }
    }

    /// The type of a function or of a closure.
    package struct Function: Hashable, Sendable {
        package let parameters: [FunctionParameter]
        package let result: StyleType
        /// Whether a closure of this type is a view builder.
        package let isBuilder: Bool
        /// The result builder of the source with which a closure of this type is built.
        package let resultBuilder: StyleType?

        package init(
            _ parameters: [FunctionParameter],
            _ result: StyleType,
            isBuilder: Bool = false,
            resultBuilder: StyleType? = nil
        ) {
            self.parameters = parameters
            self.result = result
            self.isBuilder = isBuilder
            self.resultBuilder = resultBuilder
        }

        /// The elements of the tuple that is the only parameter, if there are as many as a closure has parameters.
        package func elements(for count: Int) -> [FunctionParameter]? {
            guard parameters.count == 1, !parameters[0].isInout, count > 1,
                case .tuple(let elements) = parameters[0].type.kind, elements.count == count
            else { return nil }
            return elements.map { FunctionParameter($0.type) }
        }
    }

    /// A parameter of such a type.
    package struct FunctionParameter: Hashable, Sendable {
        package let type: StyleType
        package let isInout: Bool

        package init(_ type: StyleType, isInout: Bool = false) {
            self.type = type
            self.isInout = isInout
        }
    }
}
