import JSONReading

/// Why a body is not read.
enum BodyError: Error {
    /// No field says how long it is.
    case lengthMissing
    /// Its type is not that of JSON; `nil` if there is no type.
    case wrongContentType(String?)
    /// It is not JSON.
    case json(JSONError)
}
