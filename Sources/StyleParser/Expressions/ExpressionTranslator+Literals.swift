import StyleSyntax
import SwiftSyntax

extension ExpressionTranslator {
    func integer(_ node: IntegerLiteralExprSyntax) -> Expression.Kind {
        let digits = node.literal.text.filter { $0 != "_" }
        let radixes: [(prefix: String, radix: Int)] = [("0x", 16), ("0o", 8), ("0b", 2)]
        let value =
            radixes.first { digits.hasPrefix($0.prefix) }.map { UInt64(digits.dropFirst(2), radix: $0.radix) }
            ?? UInt64(digits)
        guard let value else {
            error("integer literal '\(node.literal.text)' is too large", at: node)
            return .unsupported("this literal")
        }
        return .integer(value)
    }

    func float(_ node: FloatLiteralExprSyntax) -> Expression.Kind {
        guard let value = Double(node.literal.text.filter { $0 != "_" }) else {
            error("floating-point literal '\(node.literal.text)' is not valid", at: node)
            return .unsupported("this literal")
        }
        return .float(value)
    }

    func segments(_ node: StringLiteralExprSyntax) -> [StringSegment] {
        let pounds = node.openingPounds?.text.count ?? 0
        var segments: [StringSegment] = []
        var text = ""
        for segment in node.segments {
            switch segment {
            case .stringSegment(let segment):
                text += StringEscapes.decode(segment.content.text, pounds: pounds)
            case .expressionSegment(let segment):
                if !text.isEmpty {
                    segments.append(.text(text))
                    text = ""
                }
                segments.append(.interpolation(arguments(segment.expressions)))
            @unknown default:
                error("this part of a string literal is not supported", at: node)
            }
        }
        if !text.isEmpty {
            segments.append(.text(text))
        }
        return segments
    }
}
