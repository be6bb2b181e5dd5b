import StyleBridge
import StyleRuntime
import UIKitEngine

extension ObjectContent {
    /// The layer of a view whose class overrides `layerClass`; nil for others.
    func madeLayer() -> CALayer? {
        guard let function = checkedType.dispatch["layerClass"] else { return nil }
        let made: LayerReference? = execution.run(orElse: nil) { () throws(Failure) in
            var values: [Value] = []
            guard
                case .metatype(let type) = try self.execution.program.call(
                    function,
                    in: self.execution,
                    with: &values
                ),
                let entry = Bridge.standard.initializers(of: type)?.first(where: { $0.parameters.isEmpty })
            else { return nil }
            var none: [Value] = []
            return try? LayerReference(bridging: entry.call(&none))
        }
        return made?.layer
    }
}
