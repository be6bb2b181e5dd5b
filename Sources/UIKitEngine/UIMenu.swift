/// A menu of actions, which no picture shows.
public final class UIMenu {
    public let title: String
    public let children: [UIAction]

    public init(title: String = "", children: [UIAction] = []) {
        self.title = title
        self.children = children
    }
}
