import Graphics
import StyleRuntime
import ViewEngine

extension Bridge {
    mutating func addGeometry() {
        initializer { () in CGPoint.zero }

        initializer { () in CGSize.zero }

        initializer { () in CGRect.zero }

        function("+", labels: "_", "_") { (first: Angle, second: Angle) in first + second }
        function("-", labels: "_", "_") { (first: Angle, second: Angle) in first - second }
        function("*", labels: "_", "_") { (angle: Angle, factor: Double) in angle * factor }
        function("/", labels: "_", "_") { (angle: Angle, divisor: Double) in angle / divisor }
    }
}
