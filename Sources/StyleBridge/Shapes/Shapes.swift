import Graphics
import StyleRuntime
import ViewEngine

extension Bridge {
    mutating func addShapes() {
        viewMethod("Shape", "fill", "_", result: .engine(.shapeView)) {
            (shape: AnyShapeArgument, style: AnyShapeStyle) in
            shape.shape.filled(style)
        }
        method("InsettableShape", "inset", "by") { (shape: AnyInsettableShape, amount: Double) in
            AnyInsettableShape(shape.shape.insetShape(by: amount))
        }
        method("Shape", "path", "in") { (shape: AnyShapeArgument, rect: CGRect) in
            shape.shape.path(in: rect)
        }
    }

}
