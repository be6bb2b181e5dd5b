/// A gesture that is a tap, whoever observes it.
protocol TapRecognizing {}

extension TapGesture: TapRecognizing {}
extension SpatialTapGesture: TapRecognizing {}
extension ObservedGesture: TapRecognizing where Base: TapRecognizing {}
