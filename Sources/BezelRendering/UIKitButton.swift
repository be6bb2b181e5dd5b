public import UIKitEngine
public import ViewEngine

/// A UIKit button as a view, as with `UIViewRepresentable`.
///
/// The events of the view change the state of the button, so each view needs a button of its own.
public struct UIKitButton: View {
    private let button: () -> UIButton

    /// A view of a button; the expression is evaluated once for each picture.
    public init(_ button: @escaping @autoclosure () -> UIButton) {
        self.button = button
    }

    public var body: some View { UIButtonView(makeButton: button) }
}
