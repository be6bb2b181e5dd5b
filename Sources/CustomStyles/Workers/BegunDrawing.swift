/// A drawing that a worker has begun.
package protocol BegunDrawing: AnyObject, Sendable {
    var drawing: StyleDrawing { get }

    /// Whether there is a result, for which nobody has to wait.
    var isComplete: Bool { get }

    /// Waits for the result, once, on a thread that may wait.
    func finish(for client: WorkClient) throws(StyleWorkError) -> DrawnStyle
}
