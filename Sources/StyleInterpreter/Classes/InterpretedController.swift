import UIKitEngine

/// A controller of a subclass of `UIViewController` that the source declares.
final class InterpretedController: UIViewController, SourceObject {
    let content: ObjectContent

    init(_ content: ObjectContent) {
        self.content = content
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        if !runOverride(of: "loadView()") { super.loadView() }
    }

    override func viewDidLoad() { runOverride(of: "viewDidLoad()") }

    override func viewWillAppear(_ animated: Bool) {
        runOverride(of: "viewWillAppear(_:)", .boolean(animated))
    }

    override func viewDidAppear(_ animated: Bool) {
        runOverride(of: "viewDidAppear(_:)", .boolean(animated))
    }

    override func viewWillLayoutSubviews() { runOverride(of: "viewWillLayoutSubviews()") }

    override func viewDidLayoutSubviews() { runOverride(of: "viewDidLayoutSubviews()") }

    /// The method of UIKit, for `super`.
    func loadViewOfUIKit() { super.loadView() }
}

/// A controller of any class.
struct ControllerReference: EngineValue {
    let controller: UIViewController
    static var engineType: EngineType { .uiViewController }

    init(_ controller: UIViewController) { self.controller = controller }

    init(bridging value: Value) throws(Failure) {
        switch value {
        case .object(let object as InterpretedController): controller = object
        case .engine(let controller as UIViewController): self.controller = controller
        default: throw .mismatch(value, as: Self.bridgedType)
        }
    }

    var bridged: Value {
        if let object = controller as? InterpretedController { .object(object) } else { .engine(controller) }
    }
}
