/// What a control does when it is used.
public struct UIAction {
    private let handler: (UIAction) -> Void

    public init(handler: @escaping (UIAction) -> Void) {
        self.handler = handler
    }

    func run() {
        handler(self)
    }
}
