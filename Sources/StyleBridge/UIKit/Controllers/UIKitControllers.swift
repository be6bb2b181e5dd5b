import Graphics
import StyleRuntime
import UIKitEngine

// Controllers, and the initializers of views that a source subclasses.
extension Bridge {
    mutating func addControllers() {
        let type = ControllerReference.typeName
        add(ControllerReference.self, "AnyObject")
        add(protocol: .uiViewController, refining: [.anyObject])
        initializers(of: type, [.function("init", []) { () in ControllerReference(UIViewController()) }])
        method("init", of: "UIViewController.super") { (controller: ControllerReference) in Nothing() }
        method("init", of: "UIViewController.super", labels: "nibName", "bundle") {
            (controller: ControllerReference, name: String?, bundle: Any0?) in
            Nothing()
        }
        method("loadView", of: "UIViewController.super") { (controller: ControllerReference) in
            (controller.controller as? InterpretedController)?.loadViewOfUIKit()
            return Nothing()
        }
        method("init", of: "UIView.super", labels: .or("frame", CGRect.zero)) {
            (view: ViewReference, frame: CGRect) in
            Nothing()
        }
        for name in ["UIView", type] { addDecoding(of: name) }
        property(
            "view",
            of: type,
            get: { (controller: ControllerReference) in ViewReference(controller.controller.view) },
            set: { $0.controller.view = $1.view }
        )
        property(
            "title",
            of: type,
            get: { (controller: ControllerReference) in controller.controller.title },
            set: { $0.controller.title = $1 }
        )
        property("viewIfLoaded", of: type) { (controller: ControllerReference) in
            controller.controller.viewIfLoaded.map { ViewReference($0) }
        }
        property("isViewLoaded", of: type) { (controller: ControllerReference) in
            controller.controller.isViewLoaded
        }
        method("loadViewIfNeeded", of: type) { (controller: ControllerReference) in
            controller.controller.loadViewIfNeeded()
            return Nothing()
        }
        for name in ["loadView", "viewDidLoad", "viewWillLayoutSubviews", "viewDidLayoutSubviews"] {
            method(name, of: type) { (controller: ControllerReference) in Nothing() }
        }
        for name in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
            method(name, of: type, labels: "_") { (controller: ControllerReference, animated: Bool) in
                Nothing()
            }
        }
    }

    /// The initializer of archives, which makes nothing.
    mutating func addDecoding(of type: String) {
        let decoding = Entry(
            name: "init",
            parameters: [EntryParameter(label: "coder", type: .engine(.nsCoder), defaultValue: nil)],
            result: .optional(.void),
            isProperty: false,
            hasReceiver: true,
            isMutating: false
        ) { _ throws(Failure) in .none }
        add(member: decoding, of: "\(type).super")
    }
}
