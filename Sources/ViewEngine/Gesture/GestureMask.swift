/// The gestures that are active while another one is added.
public struct GestureMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let none: GestureMask = []
    /// The gesture that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views inside, which stay active here.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    /// Adds a gesture if the mask contains it.
    @ViewBuilder public func gesture<Recognized: Gesture>(
        _ gesture: Recognized,
        including mask: GestureMask
    ) -> some View {
        if mask.contains(.gesture) { self.gesture(gesture) } else { self }
    }

    /// Adds a gesture if the mask contains it.
    @ViewBuilder public func simultaneousGesture<Recognized: Gesture>(
        _ gesture: Recognized,
        including mask: GestureMask
    ) -> some View {
        if mask.contains(.gesture) { simultaneousGesture(gesture) } else { self }
    }

    /// Adds a gesture if the mask contains it.
    @ViewBuilder public func highPriorityGesture<Recognized: Gesture>(
        _ gesture: Recognized,
        including mask: GestureMask
    ) -> some View {
        if mask.contains(.gesture) { highPriorityGesture(gesture) } else { self }
    }

    /// Adds a gesture if it is enabled.
    public func gesture<Recognized: Gesture>(_ gesture: Recognized, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .none)
    }

    /// Adds a gesture if it is enabled.
    public func simultaneousGesture<Recognized: Gesture>(
        _ gesture: Recognized,
        isEnabled: Bool
    ) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .none)
    }

    /// Adds a gesture if it is enabled.
    public func highPriorityGesture<Recognized: Gesture>(
        _ gesture: Recognized,
        isEnabled: Bool
    ) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .none)
    }
}
