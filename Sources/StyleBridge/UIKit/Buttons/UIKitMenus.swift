import StyleRuntime
package import UIKitEngine
import ViewEngine

extension UIButton.Role: EngineValue { static var engineType: EngineType { .uiButtonRole } }

/// A menu of actions.
package struct MenuReference: EngineValue {
    let menu: UIMenu
    static var engineType: EngineType { .uiMenu }

    package init(menu: UIMenu) {
        self.menu = menu
    }
}

// Menus, and what a button does beside its actions.
extension Bridge {
    mutating func addMenusOfUIKit() {
        add(MenuReference.self, "AnyObject")
        initializer(.or("title", ""), "children") { (title: String, children: [ActionReference]) in
            MenuReference(menu: UIMenu(title: title, children: children.map(\.action)))
        }
        property("title", of: "UIMenu") { (menu: MenuReference) in menu.menu.title }
        property("children", of: "UIMenu") { (menu: MenuReference) in
            menu.menu.children.map { ActionReference($0) }
        }
        initializer("title", .orNil("image"), "handler") {
            (title: String, image: UIImage?, handler: Callback<Nothing, ActionReference>) in
            ActionReference(
                UIAction(title: title, image: image) { _ = handler(ActionReference($0)) }
            )
        }
        property("title", of: "UIAction") { (action: ActionReference) in action.action.title }
        property("image", of: "UIAction") { (action: ActionReference) in action.action.image }
    }

    mutating func addButtonFlags() {
        property(
            "menu",
            of: "UIButton",
            get: { (button: ButtonReference) in button.button.menu.map { MenuReference(menu: $0) } },
            set: { $0.button.menu = $1?.menu }
        )
        property(
            "showsMenuAsPrimaryAction",
            of: "UIButton",
            get: { (button: ButtonReference) in button.button.showsMenuAsPrimaryAction },
            set: { $0.button.showsMenuAsPrimaryAction = $1 }
        )
        property(
            "changesSelectionAsPrimaryAction",
            of: "UIButton",
            get: { (button: ButtonReference) in button.button.changesSelectionAsPrimaryAction },
            set: { $0.button.changesSelectionAsPrimaryAction = $1 }
        )
        property(
            "isPointerInteractionEnabled",
            of: "UIButton",
            get: { (button: ButtonReference) in button.button.isPointerInteractionEnabled },
            set: { $0.button.isPointerInteractionEnabled = $1 }
        )
        property(
            "role",
            of: "UIButton",
            get: { (button: ButtonReference) in button.button.role },
            set: { $0.button.role = $1 }
        )
    }
}
