/// The error of a picture that cannot be drawn, in one sentence.
public struct PictureError: Error, Hashable, CustomStringConvertible {
    public let message: String

    public var description: String { message }
}
