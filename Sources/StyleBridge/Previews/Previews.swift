import Graphics
import StyleRuntime
import ViewEngine

// The sizes and the orientations of previews.
extension Bridge {
    mutating func addPreviews() {
        factory("fixed", of: "PreviewLayout", labels: "width", "height") { (width: Double, height: Double) in
            PreviewLayout.fixed(
                width: min(max(width, PreviewLayout.lengths.lowerBound), PreviewLayout.lengths.upperBound),
                height: min(max(height, PreviewLayout.lengths.lowerBound), PreviewLayout.lengths.upperBound)
            )
        }
    }
}

extension PreviewLayout: EngineValue { static var engineType: EngineType { .previewLayout } }
extension InterfaceOrientation: EngineValue { static var engineType: EngineType { .interfaceOrientation } }
