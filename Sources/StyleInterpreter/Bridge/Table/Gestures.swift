import Graphics
import ViewEngine

extension Bridge {
    mutating func addGestures() {
        add(DragGesture.self, "Gesture")
        initializer(.or("minimumDistance", 10.0), .or("coordinateSpace", CoordinateSpace.local)) {
            (distance: Double, space: CoordinateSpace) in
            DragGesture(minimumDistance: distance, coordinateSpace: space)
        }
        add(DragGesture.Value.self, "Equatable")
        property("DragGesture.Value", "time") { (value: DragGesture.Value) in value.time }
        property("DragGesture.Value", "startLocation") { (value: DragGesture.Value) in value.startLocation }
        property("DragGesture.Value", "location") { (value: DragGesture.Value) in value.location }
        property("DragGesture.Value", "translation") { (value: DragGesture.Value) in value.translation }
        property("DragGesture.Value", "velocity") { (value: DragGesture.Value) in value.velocity }
        property("DragGesture.Value", "predictedEndLocation") { (value: DragGesture.Value) in
            value.predictedEndLocation
        }
        property("DragGesture.Value", "predictedEndTranslation") { (value: DragGesture.Value) in
            value.predictedEndTranslation
        }
        add(TapGesture.self, "Gesture")
        initializer { () in TapGesture() }
        property("DragGesture", "minimumDistance") { (gesture: DragGesture) in gesture.minimumDistance }
        property("LongPressGesture", "minimumDuration") { (gesture: LongPressGesture) in
            gesture.minimumDuration
        }
        property("LongPressGesture", "maximumDistance") { (gesture: LongPressGesture) in
            gesture.maximumDistance
        }
        add(LongPressGesture.self, "Gesture")
        initializer(.or("minimumDuration", 0.5), .or("maximumDistance", 10.0)) {
            (duration: Double, distance: Double) in
            LongPressGesture(minimumDuration: duration, maximumDistance: distance)
        }
        add(SpatialTapGesture.self, "Gesture")
        initializer(.or("count", 1), .or("coordinateSpace", CoordinateSpace.local)) {
            (count: Int, space: CoordinateSpace) in
            SpatialTapGesture(count: count, coordinateSpace: space)
        }
        add(SpatialTapGesture.Value.self, "Equatable")
        property("SpatialTapGesture.Value", "location") { (value: SpatialTapGesture.Value) in value.location }
        addCallbacks(of: "SpatialTapGesture", SpatialTapGesture.Value.self)
        addTwoFingerGestures()
        addComposedGestures()
        addCallbacks(of: "DragGesture", DragGesture.Value.self)
        addCallbacks(of: "LongPressGesture", Bool.self)
        addTapCallbacks()

        modifier("gesture", "_") { (view, gesture: AnyGestureArgument) in gesture.gesture.added(to: view) }
        modifier("highPriorityGesture", "_") { (view, gesture: AnyGestureArgument) in
            gesture.gesture.addedFirst(to: view)
        }
        modifier("simultaneousGesture", "_") { (view, gesture: AnyGestureArgument) in
            gesture.gesture.addedBeside(to: view)
        }
        modifier("onTapGesture", "perform") { (view, action: Action) in view.onTapGesture { _ = action() } }
        modifier("_onButtonGesture", .orNil("pressing"), "perform") {
            (view, pressing: Callback<Nothing, Bool>?, action: Action) in
            view._onButtonGesture(pressing: { _ = pressing?($0) }, perform: { _ = action() })
        }
        modifier("onLongPressGesture", .or("minimumDuration", 0.5), .or("maximumDistance", 10.0), "perform") {
            (view, duration: Double, distance: Double, action: Action) in
            view.onLongPressGesture(
                minimumDuration: duration,
                maximumDistance: distance,
                perform: { _ = action() }
            )
        }
        modifier(
            "onLongPressGesture",
            .or("minimumDuration", 0.5),
            .or("maximumDistance", 10.0),
            "perform",
            "onPressingChanged"
        ) {
            (view, duration: Double, distance: Double, action: Action, pressing: Callback<Nothing, Bool>?) in
            view.onLongPressGesture(
                minimumDuration: duration,
                maximumDistance: distance,
                perform: { _ = action() },
                onPressingChanged: { _ = pressing?($0) }
            )
        }
        modifier(
            "onLongPressGesture",
            .or("minimumDuration", 0.5),
            .or("maximumDistance", 10.0),
            "pressing",
            "perform"
        ) {
            (view, duration: Double, distance: Double, pressing: Callback<Nothing, Bool>?, action: Action) in
            view.onLongPressGesture(
                minimumDuration: duration,
                maximumDistance: distance,
                perform: { _ = action() },
                onPressingChanged: { _ = pressing?($0) }
            )
        }
    }

    /// Gestures that never begin, since a button is touched by one finger.
    private mutating func addTwoFingerGestures() {
        add(MagnifyGesture.self, "Gesture")
        initializer(.or("minimumScaleDelta", 0.01)) { (delta: Double) in
            MagnifyGesture(minimumScaleDelta: delta)
        }
        add(MagnifyGesture.Value.self, "Equatable")
        property("MagnifyGesture.Value", "magnification") { (value: MagnifyGesture.Value) in
            value.magnification
        }
        addCallbacks(of: "MagnifyGesture", MagnifyGesture.Value.self)
        add(RotateGesture.self, "Gesture")
        initializer(.or("minimumAngleDelta", Angle.degrees(1))) { (delta: Angle) in
            RotateGesture(minimumAngleDelta: delta)
        }
        add(RotateGesture.Value.self, "Equatable")
        property("RotateGesture.Value", "rotation") { (value: RotateGesture.Value) in value.rotation }
        addCallbacks(of: "RotateGesture", RotateGesture.Value.self)
    }

    /// The callbacks of a gesture, whose own type stays: they are found for the gesture and for its result.
    private mutating func addCallbacks<Observed: Bridged & Equatable>(of name: String, _ type: Observed.Type)
    {
        let result = StyleType.any(.gesture, [Observed.bridgedType])
        for owner in [name, "Gesture<\(name)>"] {
            viewMethod(owner, "onEnded", "_", result: result) {
                (gesture: GestureArgument<Observed>, action: Callback<Nothing, Observed>) in
                gesture.onEnded { _ = action($0) }
            }
            viewMethod(owner, "onChanged", "_", result: result) {
                (gesture: GestureArgument<Observed>, action: Callback<Nothing, Observed>) in
                gesture.onChanged { _ = action($0) }
            }
            viewMethod(owner, "updating", "_", "body", result: result) {
                (gesture: GestureArgument<Observed>, state: GestureState<Value>, body: UpdatingBody<Observed>)
                in
                gesture.updating(state) { body($0, &$1, &$2) }
            }
        }
    }

    private mutating func addTapCallbacks() {
        for owner in ["TapGesture", "Gesture<TapGesture>"] {
            viewMethod(owner, "onEnded", "_", result: .any(.gesture, [.void])) {
                (gesture: TapGestureArgument, action: Action) in
                gesture.onEnded { _ = action() }
            }
            // Its value is `Void`, which a closure can ignore by `_ in`.
            viewMethod(owner, "onEnded", "_", result: .any(.gesture, [.void])) {
                (gesture: TapGestureArgument, action: Callback<Nothing, Nothing>) in
                gesture.onEnded { _ = action(Nothing()) }
            }
            viewMethod(owner, "updating", "_", "body", result: .any(.gesture, [.void])) {
                (gesture: TapGestureArgument, state: GestureState<Value>, body: UpdatingBody<Nothing>) in
                gesture.updating(state) { body(Nothing(), &$0, &$1) }
            }
        }
        modifier("onTapGesture", "count", "perform") { (view, count: Int, action: Action) in
            view.onTapGesture(count: count) { _ = action() }
        }
    }
}

/// A gesture of any type.
struct AnyGestureArgument: Bridged {
    let gesture: any Gesture
    static var bridgedType: StyleType { .any(.gesture) }

    init(bridging value: Value) throws(Failure) {
        guard case .engine(let gesture as any Gesture) = value else {
            throw .mismatch(value, as: Self.bridgedType)
        }
        self.gesture = gesture
    }

    var bridged: Value { .engine(gesture) }
}

// A gesture keeps its own type in the modifiers that take it.
extension Gesture {
    fileprivate func added(to view: AnyView) -> any View { view.gesture(self) }
    fileprivate func addedFirst(to view: AnyView) -> any View { view.highPriorityGesture(self) }
    fileprivate func addedBeside(to view: AnyView) -> any View { view.simultaneousGesture(self) }
}

/// A gesture with a value of one type.
struct GestureArgument<Observed: Bridged & Equatable>: Bridged {
    private let gesture: any Gesture<Observed>
    static var bridgedType: StyleType { .any(.gesture, [Observed.bridgedType]) }

    init(bridging value: Value) throws(Failure) {
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
extension RotateGesture: EngineValue { static var engineType: EngineType { .rotateGesture } }
extension RotateGesture.Value: EngineValue { static var engineType: EngineType { .rotateGestureValue } }

/// A gesture without a value.
struct TapGestureArgument: Bridged {
    private let gesture: any Gesture<Void>
    static var bridgedType: StyleType { .any(.gesture, [.void]) }

    init(bridging value: Value) throws(Failure) {
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
