import StyleSyntax
import SwiftSyntax

extension DeclarationTranslator {
    func attributes(_ list: AttributeListSyntax) -> [Attribute] {
        var attributes: [Attribute] = []
        for element in list {
            switch element {
            case .attribute(let node):
                attributes.append(attribute(node))
            case .ifConfigDecl(let node):
                error("'#if' around attributes is not supported", at: node)
            @unknown default:
                error("this attribute is not supported", at: element)
            }
        }
        return attributes
    }

    private func attribute(_ node: AttributeSyntax) -> Attribute {
        let type = types.type(node.attributeName)
        let content: Attribute.Content
        switch node.arguments {
        case nil:
            content = node.leftParen == nil ? .none : .arguments([])
        case .argumentList(let list):
            content = .arguments(expressions.arguments(list))
        case .availability(let list):
            content = .availability(statements.availability(list))
        case .some(let other):
            content = .other(other.trimmedDescription)
        }
        return Attribute(type: type, content: content, range: range(node))
    }

    func modifiers(_ list: DeclModifierListSyntax) -> [Declaration.Modifier] {
        list.map { modifier($0) }
    }

    func modifier(_ node: DeclModifierSyntax) -> Declaration.Modifier {
        Declaration.Modifier(name: name(node.name), detail: node.detail?.detail.text)
    }
}
