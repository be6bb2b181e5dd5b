import Graphics
import UIKitEngine

/// A button of a subclass of `UIButton` that the source declares.
///
/// A button whose methods run the overrides of the source, where there are some.
final class InterpretedButton: UIButton, SourceObject {
    let content: ObjectContent

    init(_ content: ObjectContent) {
        self.content = content
        super.init()
        let dispatch = content.checkedType.dispatch
        overrides = []
        if dispatch["draw(_:)"] != nil { overrides.insert(.draw) }
        if dispatch["intrinsicContentSize"] != nil { overrides.insert(.intrinsicContentSize) }
    }

    required init?(coder: NSCoder) { nil }

    override func updateConfiguration() {
        if !runOverride(of: "updateConfiguration()") { super.updateConfiguration() }
    }

    override func layoutSubviews() {
        if !runOverride(of: "layoutSubviews()") { super.layoutSubviews() }
    }

    override func draw(_ rect: CGRect) {
        if !runOverride(of: "draw(_:)", rect.bridged) { super.draw(rect) }
    }

    override var intrinsicContentSize: CGSize {
        guard let getter = content.checkedType.dispatch["intrinsicContentSize"] else {
            return super.intrinsicContentSize
        }
        var size = CGSize.zero
        run { execution throws(Failure) in
            var values: [Value] = [.object(self)]
            size = try CGSize(bridging: execution.program.call(getter, execution, &values))
        }
        return size
    }

    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set {
            set("isHighlighted", from: super.isHighlighted, to: newValue) { super.isHighlighted = newValue }
        }
    }

    override var isEnabled: Bool {
        get { super.isEnabled }
        set { set("isEnabled", from: super.isEnabled, to: newValue) { super.isEnabled = newValue } }
    }

    override var isSelected: Bool {
        get { super.isSelected }
        set { set("isSelected", from: super.isSelected, to: newValue) { super.isSelected = newValue } }
    }

    // MARK: Implementations of UIKit, for `super`

    func updateConfigurationOfUIKit() { super.updateConfiguration() }

    func layoutSubviewsOfUIKit() { super.layoutSubviews() }

    var intrinsicContentSizeOfUIKit: CGSize { super.intrinsicContentSize }

    func setHighlightedOfUIKit(_ isHighlighted: Bool) { super.isHighlighted = isHighlighted }

    func setEnabledOfUIKit(_ isEnabled: Bool) { super.isEnabled = isEnabled }

    func setSelectedOfUIKit(_ isSelected: Bool) { super.isSelected = isSelected }

    // MARK: Overrides

    /// Runs the override of a method; returns whether there is one.
    private func runOverride(of method: String, _ arguments: Value...) -> Bool {
        guard let function = content.checkedType.dispatch[method] else { return false }
        run { execution throws(Failure) in
            var values: [Value] = [.object(self)] + arguments
            _ = try execution.program.call(function, execution, &values)
        }
        return true
    }

    /// Sets a property by the setter of the source, or by that of UIKit with the observers of the source around it.
    private func set(_ property: String, from oldValue: Bool, to newValue: Bool, inUIKit set: () -> Void) {
        let type = content.checkedType
        if let setter = type.dispatch["\(property)="] {
            run { execution throws(Failure) in
                var values: [Value] = [.object(self), .boolean(newValue)]
                _ = try execution.program.call(setter, execution, &values)
            }
            return
        }
        let observers = type.observers[property] ?? []
        for observer in observers where observer.isBefore {
            call(observer, with: .boolean(newValue))
        }
        set()
        for observer in observers.reversed() where !observer.isBefore {
            call(observer, with: .boolean(oldValue))
        }
    }

    private func call(_ observer: PropertyObserver, with value: Value) {
        run { execution throws(Failure) in
            var values: [Value] = [.object(self), value]
            _ = try execution.program.call(observer.function, execution, &values)
        }
    }

    private func run(_ body: (Execution) throws(Failure) -> Void) {
        let execution = content.execution
        execution.run(orElse: ()) { () throws(Failure) in try body(execution) }
    }
}
