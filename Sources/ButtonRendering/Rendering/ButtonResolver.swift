import Graphics
import ViewEngine
import ViewRendering

/// Resolves the buttons of requests, at rest or in the course of an interaction.
struct ButtonResolver {
    let renderer: ViewRenderer
    private let regions: TouchRegionCache

    init(shaper: any TextShaper, regions: TouchRegionCache) {
        renderer = ViewRenderer(shaper: shaper)
        self.regions = regions
    }

    /// A resolver whose texts are narrower by the error of their widths.
    var narrowingTexts: ButtonResolver {
        ButtonResolver(shaper: NarrowTextShaper(shaper: renderer.shaper), regions: regions)
    }

    /// The button in the state of the request.
    func button(for request: ButtonRequest) -> PreparedButton {
        button(for: request, region: region(of: request))
    }

    /// The button in the state of the request, with a touch region that is known.
    func button(for request: ButtonRequest, region: TouchRegion?) -> PreparedButton {
        let style = request.button.control.style
        guard style.titleAffectsLayoutOnly, style.content == nil else {
            return button(for: request, title: request.title, region)
        }
        // Whether the button can be touched must not depend on the title that comes first: one of no width cannot.
        let button = button(for: request, title: request.title.isEmpty ? "" : "Button", region)
        // A style that reads the layout has read that of this title.
        return button.titleAffectsLayoutOnly
            ? button : self.button(for: request, title: request.title, region)
    }

    private func button(for request: ButtonRequest, title: String, _ region: TouchRegion?) -> PreparedButton {
        let state = request.button.state
        let style = request.button.control.style
        let title = TextSource(title)
        let host = resolve(
            request,
            title: title,
            region: region,
            // A button of UIKit is highlighted instead, when it is made.
            isPressed: state.contains(.pressed) && style.toolkit == .swiftUI,
            isHovered: state.contains(.hovered)
        )
        return PreparedButton(
            host: host,
            title: title,
            titleAffectsLayoutOnly: style.content != nil
                || host.textAffectsLayoutOnly && style.titleAffectsLayoutOnly
        )
    }

    /// The view of the request in its environment.
    private func resolve(
        _ request: ButtonRequest,
        title: TextSource,
        region: TouchRegion?,
        isPressed: Bool = false,
        isHovered: Bool = false
    ) -> ViewHost {
        let button = request.button
        guard let content = button.control.style.content else {
            return renderer.resolve(
                RequestedButton(button, title: title, region: region),
                in: EnvironmentValues(request.environment, state: button.state),
                isPressed: isPressed,
                isHovered: isHovered
            )
        }
        // Without a number, the whole view is disabled.
        let isDisabled = button.state.contains(.disabled) && button.view.controls == nil
        var environment = EnvironmentValues(request.environment, state: isDisabled ? .disabled : .normal)
        environment.controlSelection = ControlSelection(button)
        return renderer.resolve(
            RequestedView(button, showing: content),
            in: environment,
            isPressed: isPressed,
            isHovered: isHovered
        )
    }

    /// The interaction of the request.
    func recording(of request: ButtonRequest) -> Recording {
        recording(of: request, region: region(of: request))
    }

    /// The interaction of the request, with a touch region that is known.
    func recording(of request: ButtonRequest, region: TouchRegion?) -> Recording {
        recording(
            of: request,
            region: region,
            events: request.interaction.events,
            until: request.interaction.duration ?? RecordedView.maximumDuration
        )
    }

    private func recording(
        of request: ButtonRequest,
        region: TouchRegion?,
        events: [InteractionEvent],
        until end: Double
    ) -> Recording {
        Recording(
            of: resolve(request, title: TextSource(request.title), region: region),
            events: events,
            until: end
        )
    }

    // MARK: Regions

    /// The touch region that the request shows; `nil` if it shows none.
    func region(of request: ButtonRequest) -> TouchRegion? {
        let control = request.button.control
        guard control.showsRegion else { return nil }
        let key = TouchRegionCache.Key(control: control, system: request.environment.system)
        return regions.region(for: key) {
            let host = renderer.resolve(
                RequestedButton(ButtonSpecification(control: control), title: TextSource("Button")),
                in: EnvironmentValues(ButtonEnvironment(system: key.system))
            )
            var measurement = TouchRegionMeasurement(host: host, action: control.kind.actionName)
            return measurement.region()
        }
    }

    // MARK: Outsets

    /// The seconds after which the press is released that an outset is measured with.
    private static let pressDuration = 0.6
    /// The seconds after which nothing reaches farther than before.
    private static let longestPress = 5.0
    /// The seconds after which a motion that is not at rest is one that repeats.
    private static let repeatedMotion = 2.0

    /// The distance that a control paints beyond its frame in any state and at any moment, so that all pictures of
    /// a button have one size and keep the button in place.
    func outset(of key: OutsetKey) -> PaintOutset {
        func sample(title: String) -> PaintOutset.Sample {
            var request = ButtonRequest(control: key.control, environment: key.environment)
            request.title = title
            request.button.view = key.view
            request.button.width = key.width
            return PaintOutset.Sample(of: pictures(of: request))
        }
        if key.control.style.content != nil {
            // A view has no title.
            let sample = sample(title: "")
            return PaintOutset(small: sample, large: sample)
        }
        // Glass grows by some points at its longest side, and less at the other: both frames are higher than wide, so
        // that what is measured above and below is the most.
        return PaintOutset(
            small: sample(title: "i"),
            large: sample(title: "Button\nButton\nButton\nButton\nButton\nButton")
        )
    }

    /// The pictures of each state, and of the moments of a press and a release.
    private func pictures(of request: ButtonRequest) -> [DisplayList] {
        let style = request.button.control.style
        let states = ButtonRenderer.outsetStates(of: style).map { state in
            var request = request
            request.button.state = state
            // All pictures of a view have one size, whichever control they are about.
            request.button.view.controls = .all
            return button(for: request).displayList(title: request.title)
        }
        guard !style.isLargeView else { return states }
        let press = recordedPress(of: request)
        return states + Self.sampleTimes(until: press.restTime).map(press.displayList)
    }

    /// The times of the pictures of a press.
    ///
    /// A motion that lasts long repeats, so its pictures are fewer later on.
    private static func sampleTimes(until restTime: Double) -> [Double] {
        let end = min(restTime, longestPress)
        return Array(stride(from: 0, to: min(end, repeatedMotion), by: 1 / 60))
            + Array(stride(from: repeatedMotion, to: end, by: 1 / 30))
    }

    /// The recording of a press at the start, and of a release.
    private func recordedPress(of request: ButtonRequest) -> Recording {
        recording(
            of: request,
            region: region(of: request),
            events: [InteractionEvent(.down(.zero), at: 0), InteractionEvent(.up, at: Self.pressDuration)],
            until: Self.longestPress
        )
    }

    /// The motion of a press and a release.
    func motion(of request: ButtonRequest) -> ButtonSize.Motion {
        let press = recordedPress(of: request)
        let restTime = press.restTime
        // A tap may begin something, as loading.
        let picture = press.displayList(at: Self.pressDuration + 0.4)
        return ButtonSize.Motion(
            duration: max(0, min(restTime, Self.longestPress) - Self.pressDuration),
            isEndless: restTime >= Self.longestPress,
            pictures: Self.sampleTimes(until: restTime).count,
            drawings: picture.items.drawingCount(partsOfOne: TreeLimits.partsOfOne),
            layers: picture.items.layerCount
        )
    }
}
