import StyleRuntime
import StyleSyntax
import UIKitEngine
import ViewEngine

/// A view of UIKit, or that of a controller, where a view of SwiftUI is expected, as in a preview.
struct PlatformView: Operation {
    let value: any Operation

    var summary: String { "view of UIKit" }
    var parts: [any ProgramPart] { [value] }

    func emit(_ emitter: Emitter) -> Code {
        let code = value.emit(emitter)
        return { frame throws(Failure) in
            let value = try code(frame)
            guard let picture = UIViewPicture(value) else { throw .mismatch(value, as: .view) }
            return .engine(picture)
        }
    }
}

extension UIViewPicture {
    /// The picture of a view of UIKit or of a controller; nil for other values.
    init?(_ value: Value) {
        switch value {
        case .object(let view as UIView): self.init { view }
        case .engine(let view as UIView): self.init { view }
        case .object(let controller as UIViewController): self.init(makeController: { controller })
        case .engine(let controller as UIViewController): self.init(makeController: { controller })
        default: return nil
        }
    }
}

extension Conversions {
    /// A view of UIKit as one of SwiftUI; nil for other values.
    func platformView(_ typed: Typed, as expected: StyleType) -> Typed? {
        guard case .any(.view, _) = expected.kind, !typed.type.isUnknown,
            fits(typed.type, as: ViewReference.bridgedType)
                || fits(typed.type, as: ControllerReference.bridgedType)
        else { return nil }
        return Typed(expected, PlatformView(value: typed.operation))
    }
}
