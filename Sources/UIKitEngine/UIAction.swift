/// The action of a control or of a menu.
public struct UIAction {
    /// The title in a menu.
    public let title: String
    /// The image in a menu.
    public let image: UIImage?
    private let handler: (UIAction) -> Void

    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.image = image
        self.handler = handler
    }

    func run() {
        handler(self)
    }
}
