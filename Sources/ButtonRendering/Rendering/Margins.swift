import AppleDesign
import Graphics
import ViewEngine

/// How far styles draw beyond the layout frame in any state and at any moment, so that all pictures of a
/// button have one size and keep the button in place.
struct Margins {
    private var overflows: [Key: Overflow] = [:]

    mutating func overflow(
        of request: ButtonRequest,
        _ style: CatalogEntry,
        measuredBy resolver: ButtonResolver
    ) -> Overflow {
        let key = Key(style, request)
        if let overflow = overflows[key] { return overflow }
        let overflow = Self.measure(key.sample, style, resolver)
        if overflows.count == 1024 { overflows.removeAll() }
        overflows[key] = overflow
        return overflow
    }

    /// What the room around a button depends on beside its size.
    private struct Key: Hashable {
        let style: CatalogEntry.ID
        let controlSize: ControlSize
        let borderShape: ButtonBorderShape
        let cornerRadius: CGFloat?
        let configuration: ConfigurationRequest
        let system: SystemDesign?
        let beside: String?
        let styleValues: StyleValues
        let reducesMotion: Bool
        let animationDefaults: AnimationDefaults

        init(_ style: CatalogEntry, _ request: ButtonRequest) {
            self.style = style.id
            controlSize = request.controlSize
            borderShape = request.buttonBorderShape
            cornerRadius = request.cornerRadius
            // What the background says may reach beyond the frame, what the content says may not.
            configuration = ConfigurationRequest(extentOf: request.configuration)
            system = request.system
            beside = request.beside
            styleValues = request.styleValues
            reducesMotion = request.reducesMotion
            animationDefaults = request.animationDefaults
        }

        /// A button of which only that is told.
        var sample: ButtonRequest {
            var sample = ButtonRequest()
            sample.controlSize = controlSize
            sample.buttonBorderShape = borderShape
            sample.cornerRadius = cornerRadius
            sample.configuration = configuration
            sample.system = system
            sample.beside = beside
            sample.styleValues = styleValues
            sample.reducesMotion = reducesMotion
            sample.animationDefaults = animationDefaults
            return sample
        }
    }

    private static func measure(
        _ sample: ButtonRequest,
        _ style: CatalogEntry,
        _ resolver: ButtonResolver
    ) -> Overflow {
        func measure(title: String) -> Overflow.Sample {
            var sample = sample
            sample.title = title
            var size = CGSize.zero
            // What is drawn may end inside of the frame, and the less so the larger it is.
            var reach = CGSize(width: -CGFloat.infinity, height: -CGFloat.infinity)
            for list in resolver.samples(of: sample, style) {
                size = list.size
                reach.width = max(reach.width, list.overflow.width)
                reach.height = max(reach.height, list.overflow.height)
            }
            return Overflow.Sample(size: size, reach: reach)
        }
        return Overflow(
            small: measure(title: "Button"),
            large: measure(title: "Button of many words\nButton\nButton")
        )
    }
}
