import Graphics
import StyleRuntime
import ViewEngine

extension Bridge {
    mutating func addShapes() {
        viewMethod("fill", of: "Shape", labels: "_", result: .engine(.shapeView)) {
            (shape: AnyShapeArgument, style: AnyShapeStyle) in
            shape.shape.filled(style)
        }
        method("inset", of: "InsettableShape", labels: "by") { (shape: AnyInsettableShape, amount: Double) in
            AnyInsettableShape(shape.shape.insetShape(by: amount))
        }
        method("path", of: "Shape", labels: "in") { (shape: AnyShapeArgument, rect: CGRect) in
            shape.shape.path(in: rect)
        }
    }

}
