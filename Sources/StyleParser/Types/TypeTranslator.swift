import StyleSyntax
import SwiftSyntax

/// Translates types, their generic parameters and requirements.
struct TypeTranslator: Translator {
    let builder: ProgramBuilder

    func type(_ node: TypeSyntax) -> TypeID {
        // Parentheses around a type leave no trace.
        if let tuple = node.as(TupleTypeSyntax.self), let only = tuple.elements.first,
            tuple.elements.count == 1,
            only.firstName == nil, only.ellipsis == nil
        {
            return type(only.type)
        }
        let kind = kind(node)
        return builder.writer.add(kind, at: range(node))
    }

    private func kind(_ node: TypeSyntax) -> TypeReference.Kind {
        switch node.as(TypeSyntaxEnum.self) {
        case .identifierType(let node):
            return .name(
                name(node.name),
                arguments: node.genericArgumentClause.map { genericArguments($0) } ?? []
            )
        case .memberType(let node):
            return .member(
                base: type(node.baseType),
                name(node.name),
                arguments: node.genericArgumentClause.map { genericArguments($0) } ?? []
            )
        case .metatypeType(let node):
            return .member(base: type(node.baseType), name(node.metatypeSpecifier), arguments: [])
        case .optionalType(let node):
            return .optional(type(node.wrappedType))
        case .implicitlyUnwrappedOptionalType(let node):
            return .implicitlyUnwrapped(type(node.wrappedType))
        case .arrayType(let node):
            return .array(type(node.element))
        case .dictionaryType(let node):
            return .dictionary(key: type(node.key), value: type(node.value))
        case .tupleType(let node):
            return .tuple(elements(node.elements))
        case .functionType(let node):
            return .function(
                TypeReference.Function(
                    parameters: elements(node.parameters),
                    isAsync: node.effectSpecifiers?.asyncSpecifier != nil,
                    isThrowing: node.effectSpecifiers?.throwsClause != nil,
                    result: type(node.returnClause.type)
                )
            )
        case .someOrAnyType(let node):
            let constraint = type(node.constraint)
            return node.someOrAnySpecifier.text == "some" ? .some(constraint) : .any(constraint)
        case .compositionType(let node):
            return .composition(node.elements.map { type($0.type) })
        case .attributedType(let node):
            return .attributed(
                specifiers: node.specifiers.map { specifier($0) },
                attributes: declarations.attributes(node.attributes),
                type(node.baseType)
            )
        case .classRestrictionType(let node):
            return .name(name(node.classKeyword), arguments: [])
        case .suppressedType:
            return .unsupported("a suppressed conformance")
        case .packElementType, .packExpansionType:
            return .unsupported("a parameter pack")
        case .missingType:
            return .unsupported("a missing type")
        default:
            return .unsupported("this type")
        }
    }

    private func specifier(_ node: TypeSpecifierListSyntax.Element) -> Name {
        Name(node.trimmedDescription, at: range(node).start)
    }

    private func elements(_ list: TupleTypeElementListSyntax) -> [TypeReference.Element] {
        list.map {
            TypeReference.Element(
                label: label($0.firstName),
                type: type($0.type),
                isVariadic: $0.ellipsis != nil
            )
        }
    }

    func genericArguments(_ clause: GenericArgumentClauseSyntax) -> [TypeID] {
        clause.arguments.map { argument in
            switch argument.argument {
            case .type(let node): type(node)
            case .expr(let node):
                builder.writer.add(.unsupported("a value as a generic argument"), at: range(node))
            @unknown default: builder.writer.add(.unsupported("this generic argument"), at: range(argument))
            }
        }
    }

    func generics(
        _ parameters: GenericParameterClauseSyntax?,
        where requirements: GenericWhereClauseSyntax?
    ) -> GenericClause {
        GenericClause(
            parameters: parameters?.parameters.map {
                GenericClause.Parameter(
                    name: name($0.name),
                    inherited: $0.inheritedType.map { type($0) },
                    isPack: $0.specifier != nil
                )
            } ?? [],
            requirements: self.requirements(requirements)
        )
    }

    func requirements(_ clause: GenericWhereClauseSyntax?) -> [GenericClause.Requirement] {
        clause?.requirements.compactMap { requirement in
            switch requirement.requirement {
            case .conformanceRequirement(let node):
                return GenericClause.Requirement(
                    left: type(node.leftType),
                    relation: .conforms,
                    right: type(node.rightType)
                )
            case .sameTypeRequirement(let node):
                guard case .type(let left) = node.leftType, case .type(let right) = node.rightType else {
                    break
                }
                return GenericClause.Requirement(left: type(left), relation: .equals, right: type(right))
            case .layoutRequirement:
                break
            @unknown default:
                break
            }
            error("this requirement is not supported", at: requirement)
            return nil
        } ?? []
    }
}
