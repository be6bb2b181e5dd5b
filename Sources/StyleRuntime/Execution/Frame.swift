/// The local values of a call of a function or a closure.
///
/// Code reads and writes them for each expression, so that its module inlines how.
package final class Frame {
    package let execution: Execution
    /// The frame of the function around a closure.
    @usableFromInline let parent: Frame?
    /// Whether the code can pause: it is that of a task, or of a function for which a task waits.
    package var canPause = false
    @usableFromInline var slots: [Value]
    /// Whether a closure has captured the frame.
    private var isCaptured = false

    package init(_ execution: Execution, parent: Frame? = nil, slots: [Value] = []) {
        self.execution = execution
        self.parent = parent
        self.slots = slots
    }

    /// Notes that a closure captures the frame.
    package func capture() {
        guard !isCaptured else { return }
        isCaptured = true
        execution.capturedFrames.insert(self)
    }

    /// Removes all values, at the end of the execution.
    func removeAll() {
        slots = []
    }

    package subscript(slot: Int) -> Value {
        @inlinable get { slot < slots.count ? slots[slot] : .absent }
        @inlinable set {
            while slots.count <= slot { slots.append(.absent) }
            slots[slot] = newValue
        }
    }

    /// The frame that is a number of closures further out.
    @inlinable
    package func outer(_ level: Int) -> Frame {
        var frame = self
        for _ in 0..<level {
            guard let parent = frame.parent else { return frame }
            frame = parent
        }
        return frame
    }
}

/// The code of an expression: it computes its value from local values.
package typealias Code = @Sendable (Frame) throws(Failure) -> Value

/// The code that reads a member of a value.
package typealias MemberCode = @Sendable (Frame, Value) throws(Failure) -> Value

/// The continuation after a statement.
package enum Flow {
    case next
    case `return`(Value)
    case `break`(String?)
    case `continue`(String?)
    case `fallthrough`
}
