import HTTP

/// What is wrong with what a client asked for.
enum QueryError: Error {
    /// No such path.
    case unknownRoute(path: String)
    /// No such style in the framework; with the nearest.
    case unknownStyle(String, framework: String, suggestion: String?)
    /// A list of frames whose addresses would take more than so many bytes.
    case tooManyFrames(Int, limit: Int)
    /// A frame after the last one.
    case unknownFrame(Int, count: Int)
    /// A sheet that has so many of something, which is too many.
    case sheetTooLarge(Int, of: SheetMeasure)
    /// The path or the query is not text.
    case malformed(RequestTargetError)
    /// No parameter of that name; with the nearest.
    case unknownParameter(String, suggestion: String?)
    /// The same parameter twice, perhaps once by its other name.
    case repeatedParameter(String, alias: String? = nil)
    /// A text that is no value of its parameter.
    case invalidValue(parameter: String, value: String, ValueFault)
    /// A parameter, or a value of it, that the style has no use for.
    case notTaken(parameter: String, value: String, style: String, reason: String)
    /// A value that the style takes, but not together with the others.
    case excluded(parameter: String, value: String, reason: String)
    /// A method other than those that a route has.
    case methodNotAllowed(String, allowed: [String])
    /// A limit of the transport was broken.
    case violation(Violation)
}
