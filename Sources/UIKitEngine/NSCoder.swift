/// An archive, under the name of Foundation; nothing is read from one here.
open class NSCoder {
    public init() {}
}
