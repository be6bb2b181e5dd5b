import Graphics
import StyleRuntime
import ViewEngine

extension Bridge {
    mutating func addGeometry() {
        initializer { () in CGPoint.zero }

        initializer { () in CGSize.zero }

        initializer { () in CGRect.zero }

        function("+", "_", "_") { (first: Angle, second: Angle) in first + second }
        function("-", "_", "_") { (first: Angle, second: Angle) in first - second }
        function("*", "_", "_") { (angle: Angle, factor: Double) in angle * factor }
        function("/", "_", "_") { (angle: Angle, divisor: Double) in angle / divisor }
    }
}
