import CustomStyles
import HTTP
import JSONReading
import SourceBundles

/// An error in a client's request.
enum QueryError: Error {
    /// No such path.
    case unknownRoute(path: String)
    /// No such style in the framework; with the nearest.
    case unknownStyle(String, framework: String, suggestion: String?)
    /// A name that several files of a project have.
    case ambiguousRoot(String, files: [String])
    /// A file that has no root of the name; with those that have one.
    case unknownFile(String, root: String, files: [String])
    /// A frame after the last one.
    case unknownFrame(Int, count: Int)
    /// A response that would take more of something than one response may.
    case beyondLimit(of: ResponseLimit, value: Int)
    /// A format of pixels, in a build without the libraries for them.
    case unavailableFormat(Output)
    /// A library could not draw or encode a picture.
    case rasterFailed
    /// The path or the query is not text.
    case malformed(RequestTargetError)
    /// No parameter of that name.
    case unknownParameter(UnknownName)
    /// The same parameter twice, perhaps once by its alias.
    case repeatedParameter(String, alias: String? = nil)
    /// A text that is no value of its parameter.
    case invalidValue(parameter: String, value: String, ParameterError)
    /// A parameter that the style, or the output, does not take.
    case unavailable(parameter: String, value: String, style: String, Unavailability)
    /// A value that the style takes, but not together with the others.
    case conflict(parameter: String, value: String, Conflict)
    /// A method that the service does not have.
    case methodNotAllowed(String, allowed: [String])
    /// A rule of HTTP or a limit of the server that the request breaks.
    case violation(Violation)

    /// A request for an embed that is not understood, or that has none.
    case oEmbed(OEmbedError)

    /// An origin whose scripts may not call tools.
    case originNotAllowed(String)

    /// A source of a user's own that has errors.
    case invalidSource(SourceProblem)
    /// A style of a user's own that stopped while it was drawn.
    case stoppedStyle(SourceProblem)

    /// A job with a source of a user's own that has no result.
    case styleWork(StyleWorkError)

    /// A source of a user's own that is not shared, or not found.
    case sharing(SharingError)
    /// A body whose files are no bundle.
    case bundle(BundleError)
    /// Arguments of a tool that it cannot use.
    case tool(ToolError)

    // MARK: Bodies

    /// An item that would take more together with those before it than one request may.
    case beyondBatchLimit(of: ResponseLimit, value: Int)
    /// A body that is not read.
    case body(BodyError)
    /// A member of a JSON body that is no part of a request.
    case member(JSONPointer, MemberError)
    /// An error of a query, at its place in a JSON body.
    indirect case located(QueryError, at: JSONPointer)
}
