package import UIKitEngine

/// A controller of a subclass of `UIViewController` that the source declares.
package final class InterpretedController: UIViewController, SourceObject {
    package let content: ObjectContent

    package init(_ content: ObjectContent) {
        self.content = content
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    package override func loadView() {
        if !runOverride(of: "loadView()") { super.loadView() }
    }

    package override func viewDidLoad() { runOverride(of: "viewDidLoad()") }

    package override func viewWillAppear(_ animated: Bool) {
        runOverride(of: "viewWillAppear(_:)", .boolean(animated))
    }

    package override func viewDidAppear(_ animated: Bool) {
        runOverride(of: "viewDidAppear(_:)", .boolean(animated))
    }

    package override func viewWillLayoutSubviews() { runOverride(of: "viewWillLayoutSubviews()") }

    package override func viewDidLayoutSubviews() { runOverride(of: "viewDidLayoutSubviews()") }

    /// The method of UIKit, for `super`.
    package func loadViewOfUIKit() { super.loadView() }
}
