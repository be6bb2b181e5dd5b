import Graphics
import StyleRuntime
import ViewEngine

extension Bridge {
    mutating func addGestures() {
        addCallbacks(of: "SpatialTapGesture", SpatialTapGesture.Value.self)
        addTwoFingerGestures()
        addComposedGestures()
        addCallbacks(of: "DragGesture", DragGesture.Value.self)
        addCallbacks(of: "LongPressGesture", Bool.self)
        addTapCallbacks()

        modifier("_onButtonGesture", labels: .orNil("pressing"), "perform") {
            (view, pressing: Callback<Nothing, Bool>?, action: Action) in
            view._onButtonGesture(pressing: { _ = pressing?($0) }, perform: { _ = action() })
        }
    }

    /// Gestures that never begin, since a button is touched by one finger.
    private mutating func addTwoFingerGestures() {
        addCallbacks(of: "MagnifyGesture", MagnifyGesture.Value.self)
        addCallbacks(of: "RotateGesture", RotateGesture.Value.self)
        // The older gestures, whose values are numbers.
        addCallbacks(of: "MagnificationGesture", Double.self)
        addCallbacks(of: "RotationGesture", Angle.self)
    }

    /// The callbacks of a gesture, whose own type stays: they are found for the gesture and for its result.
    private mutating func addCallbacks<Observed: Bridged & Equatable>(of name: String, _ type: Observed.Type)
    {
        let result = StyleType.any(.gesture, [Observed.bridgedType])
        for owner in [name, "Gesture<\(name)>"] {
            viewMethod("onEnded", of: owner, labels: "_", result: result) {
                (gesture: GestureArgument<Observed>, action: Callback<Nothing, Observed>) in
                gesture.onEnded { _ = action($0) }
            }
            viewMethod("onChanged", of: owner, labels: "_", result: result) {
                (gesture: GestureArgument<Observed>, action: Callback<Nothing, Observed>) in
                gesture.onChanged { _ = action($0) }
            }
            viewMethod("updating", of: owner, labels: "_", "body", result: result) {
                (gesture: GestureArgument<Observed>, state: GestureState<Value>, body: UpdatingBody<Observed>)
                in
                gesture.updating(state) { body($0, &$1, &$2) }
            }
        }
    }

    private mutating func addTapCallbacks() {
        for owner in ["TapGesture", "Gesture<TapGesture>"] {
            viewMethod("onEnded", of: owner, labels: "_", result: .any(.gesture, [.void])) {
                (gesture: TapGestureArgument, action: Action) in
                gesture.onEnded { _ = action() }
            }
            // Its value is `Void`, which a closure can ignore by `_ in`.
            viewMethod("onEnded", of: owner, labels: "_", result: .any(.gesture, [.void])) {
                (gesture: TapGestureArgument, action: Callback<Nothing, Nothing>) in
                gesture.onEnded { _ = action(Nothing()) }
            }
            viewMethod("updating", of: owner, labels: "_", "body", result: .any(.gesture, [.void])) {
                (gesture: TapGestureArgument, state: GestureState<Value>, body: UpdatingBody<Nothing>) in
                gesture.updating(state) { body(Nothing(), &$0, &$1) }
            }
        }
    }
}

/// A gesture of any type, or none.
struct AnyGestureArgument: Bridged {
    let gesture: any Gesture
    static var bridgedType: StyleType { .any(.gesture) }

    init(bridging value: Value) throws(Failure) {
        if case .none = value {
            gesture = AbsentGesture<Void>()
            return
        }
        guard case .engine(let gesture as any Gesture) = value else {
            throw .mismatch(value, as: Self.bridgedType)
        }
        self.gesture = gesture
    }

    var bridged: Value { .engine(gesture) }
}

/// A gesture with a value of one type.
struct GestureArgument<Observed> {
    private let gesture: any Gesture<Observed>
}

extension GestureArgument: Bridged where Observed: Bridged & Equatable {
    static var bridgedType: StyleType { .any(.gesture, [Observed.bridgedType]) }

    init(bridging value: Value) throws(Failure) {
        if case .none = value {
            gesture = AbsentGesture<Observed>()
            return
        }
        guard case .engine(let stored) = value, let gesture = stored as? any Gesture<Observed> else {
            throw .mismatch(value, as: Self.bridgedType)
        }
        self.gesture = gesture
    }

    var bridged: Value { .engine(gesture) }

    func onEnded(_ action: @escaping (Observed) -> Void) -> any Gesture<Observed> {
        func add<Base: Gesture>(_ base: Base) -> any Gesture<Observed> where Base.Value == Observed {
            base.onEnded(action)
        }
        return add(gesture)
    }

    func onChanged(_ action: @escaping (Observed) -> Void) -> any Gesture<Observed> {
        func add<Base: Gesture>(_ base: Base) -> any Gesture<Observed> where Base.Value == Observed {
            base.onChanged(action)
        }
        return add(gesture)
    }

    func updating(
        _ state: GestureState<Value>,
        body: @escaping (Observed, inout Value, inout Transaction) -> Void
    ) -> any Gesture<Observed> {
        func add<Base: Gesture>(_ base: Base) -> any Gesture<Observed> where Base.Value == Observed {
            base.updating(state, body: body)
        }
        return add(gesture)
    }
}

extension SpatialTapGesture: EngineValue { static var engineType: EngineType { .spatialTapGesture } }
extension SpatialTapGesture.Value: EngineValue {
    static var engineType: EngineType { .spatialTapGestureValue }
}
extension MagnifyGesture: EngineValue { static var engineType: EngineType { .magnifyGesture } }
extension MagnifyGesture.Value: EngineValue { static var engineType: EngineType { .magnifyGestureValue } }
extension MagnificationGesture: EngineValue { static var engineType: EngineType { .magnificationGesture } }
extension RotationGesture: EngineValue { static var engineType: EngineType { .rotationGesture } }
extension RotateGesture: EngineValue { static var engineType: EngineType { .rotateGesture } }
extension RotateGesture.Value: EngineValue { static var engineType: EngineType { .rotateGestureValue } }

/// A gesture without a value.
struct TapGestureArgument: Bridged {
    private let gesture: any Gesture<Void>
    static var bridgedType: StyleType { .any(.gesture, [.void]) }

    init(bridging value: Value) throws(Failure) {
        if case .none = value {
            gesture = AbsentGesture<Void>()
            return
        }
        guard case .engine(let stored) = value, let gesture = stored as? any Gesture<Void> else {
            throw .mismatch(value, as: Self.bridgedType)
        }
        self.gesture = gesture
    }

    var bridged: Value { .engine(gesture) }

    func updating(
        _ state: GestureState<Value>,
        body: @escaping (inout Value, inout Transaction) -> Void
    ) -> any Gesture<Void> {
        func add<Base: Gesture>(_ base: Base) -> any Gesture<Void> where Base.Value == Void {
            base.updating(state) { body(&$1, &$2) }
        }
        return add(gesture)
    }

    func onEnded(_ action: @escaping () -> Void) -> any Gesture<Void> {
        func add<Base: Gesture>(_ base: Base) -> any Gesture<Void> where Base.Value == Void {
            base.onEnded(action)
        }
        return add(gesture)
    }
}
