import StyleBridge
import StyleRuntime
import StyleSyntax

// Attributes of strings: in a file that imports SwiftUI alone, a color and a font are those of SwiftUI, unless the value is
// one of UIKit.
extension MemberLookup {
    /// Whether an expression names an attribute that both frameworks have.
    func isAttribute(_ target: ExpressionID) -> Bool {
        guard case .member(_, let name, _) = program[target].kind else { return false }
        return name.text == "foregroundColor" || name.text == "font"
    }

    /// The name of a member in the table, by the file that names it.
    func scopedName(_ name: String, of type: StyleType, at place: SourcePlace) -> String {
        guard name == "foregroundColor" || name == "font", !checker.usesAttributesOfUIKit,
            type == .engine(.attributedString) || type == .engine(.attributeContainer),
            checker.index.files.imports("SwiftUI", at: place),
            !checker.index.files.imports("UIKit", at: place)
        else { return name }
        return AttributeScope.swiftUI(name)
    }
}
