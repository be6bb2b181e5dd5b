/// The limits of a program: of its check, and while it runs.
package struct InterpreterLimits: Hashable, Sendable {
    /// The number of steps (calls, statements, operators) of all bodies and actions of one job, or of one style.
    package var steps: Int
    /// The depth of nested calls.
    package var depth: Int
    /// The depth of nested views, and the number of views and other values of the engine that one body makes.
    package var views: Int
    /// The number of values that a loop runs through, and of objects that are alive.
    package var elements: Int
    /// The number of bytes of a string, in UTF-8.
    package var bytes: Int
    /// The number of parts of a value: of elements, fields and pieces of strings, each as often as it occurs.
    package var parts: Int
    /// The number of expressions that the check resolves, each as often as there are expectations of it: an honest
    /// source of 64 KiB takes a third.
    package var expressions: Int
    /// The number of names that a source does not declare, and of stand-ins that are parameters.
    ///
    /// With more, little of what it draws would be its own.
    package var standIns: Int
    /// The number of such names of a program of several files.
    ///
    /// Most of one is no drawing: a view of an app reaches its models, and what these need of other packages.
    package var standInsOfProgram: Int

    package init(
        steps: Int = 100_000,
        depth: Int = 100,
        views: Int = 2_000,
        elements: Int = 1_000,
        bytes: Int = 10_000,
        parts: Int = 10_000,
        expressions: Int = 100_000,
        standIns: Int = 40,
        standInsOfProgram: Int = 400
    ) {
        self.steps = steps
        self.depth = depth
        self.views = views
        self.elements = elements
        self.bytes = bytes
        self.parts = parts
        self.expressions = expressions
        self.standIns = standIns
        self.standInsOfProgram = standInsOfProgram
    }
}
