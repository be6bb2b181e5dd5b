import Graphics
import SwiftCode
import ViewEngine

extension Color {
    /// The color where SwiftUI expects one.
    var swiftUICode: Expression {
        switch NamedColor.names(of: self) {
        case (let name?, _)?: .member(name)
        case (nil, let name)?: .call("Color", with: Argument(label: "uiColor", .member(name)))
        case nil: components("Color", opacity: "opacity", isNeeded: constant?.opacity != 1)
        }
    }

    /// The color where UIKit expects one.
    var uiKitCode: Expression {
        NamedColor.names(of: self).map { .member($0.uiKit) }
            ?? components("UIColor", opacity: "alpha", isNeeded: true)
    }

    private func components(_ type: String, opacity label: String, isNeeded: Bool) -> Expression {
        let color = constant ?? .clear
        var arguments = [
            Argument(label: "red", .component(color.red)), Argument(label: "green", .component(color.green)),
            Argument(label: "blue", .component(color.blue)),
        ]
        if isNeeded { arguments.append(Argument(label: label, .component(color.opacity))) }
        return .call(type, arguments: arguments)
    }
}

extension Expression {
    /// A share of 255, in whose spelling the digits of the query can be seen.
    fileprivate static func component(_ share: Double) -> Expression {
        let byte = Int((share * 255).rounded())
        switch byte {
        case 0: return .name("0")
        case 255: return .name("1")
        default:
            let digits = String(byte, radix: 16, uppercase: true)
            return .name("0x\(byte < 16 ? "0" : "")\(digits) / 255")
        }
    }
}
