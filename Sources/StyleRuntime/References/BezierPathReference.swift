import Graphics
package import UIKitEngine
import ViewEngine

/// A path of UIKit, which is built step by step.
package struct BezierPathReference: EngineValue {
    package let path: UIBezierPath
    package static var engineType: EngineType { .uiBezierPath }

    package init(_ path: UIBezierPath) {
        self.path = path
    }

    package var elementCount: Int { Path(path.cgPath).elements.count }
}
