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
        property("UIMenu", "title") { (menu: MenuReference) in menu.menu.title }
        property("UIMenu", "children") { (menu: MenuReference) in
            menu.menu.children.map { ActionReference($0) }
        }
        initializer("title", .orNil("image"), "handler") {
            (title: String, image: UIImage?, handler: Callback<Nothing, ActionReference>) in
            ActionReference(
                UIAction(title: title, image: image) { _ = handler(ActionReference($0)) }
            )
        }
        property("UIAction", "title") { (action: ActionReference) in action.action.title }
        property("UIAction", "image") { (action: ActionReference) in action.action.image }
    }

    mutating func addButtonFlags() {
        property(
            "UIButton",
            "menu",
            get: { (button: ButtonReference) in button.button.menu.map { MenuReference(menu: $0) } },
            set: { $0.button.menu = $1?.menu }
        )
        property(
            "UIButton",
            "showsMenuAsPrimaryAction",
            get: { (button: ButtonReference) in button.button.showsMenuAsPrimaryAction },
            set: { $0.button.showsMenuAsPrimaryAction = $1 }
        )
        property(
            "UIButton",
            "changesSelectionAsPrimaryAction",
            get: { (button: ButtonReference) in button.button.changesSelectionAsPrimaryAction },
            set: { $0.button.changesSelectionAsPrimaryAction = $1 }
        )
        property(
            "UIButton",
            "isPointerInteractionEnabled",
            get: { (button: ButtonReference) in button.button.isPointerInteractionEnabled },
            set: { $0.button.isPointerInteractionEnabled = $1 }
        )
        property(
            "UIButton",
            "role",
            get: { (button: ButtonReference) in button.button.role },
            set: { $0.button.role = $1 }
        )
    }
}
