import Graphics
import ViewEngine

// The sizes and the orientations of previews.
extension Bridge {
    mutating func addPreviews() {
        add(PreviewLayout.self, "Hashable")
        constants("PreviewLayout", ["device": PreviewLayout.device, "sizeThatFits": .sizeThatFits])
        factory("PreviewLayout", "fixed", "width", "height") { (width: Double, height: Double) in
            PreviewLayout.fixed(
                width: min(max(width, PreviewLayout.lengths.lowerBound), PreviewLayout.lengths.upperBound),
                height: min(max(height, PreviewLayout.lengths.lowerBound), PreviewLayout.lengths.upperBound)
            )
        }
        add(InterfaceOrientation.self, "Hashable")
        constants(
            "InterfaceOrientation",
            [
                "portrait": InterfaceOrientation.portrait, "portraitUpsideDown": .portraitUpsideDown,
                "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight,
            ],
            areAllCases: true
        )
    }
}

extension PreviewLayout: EngineValue { static var engineType: EngineType { .previewLayout } }
extension InterfaceOrientation: EngineValue { static var engineType: EngineType { .interfaceOrientation } }
