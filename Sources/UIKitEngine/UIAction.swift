/// The action of a control.
public struct UIAction {
    private let handler: (UIAction) -> Void

    public init(handler: @escaping (UIAction) -> Void) {
        self.handler = handler
    }

    func run() {
        handler(self)
    }
}
