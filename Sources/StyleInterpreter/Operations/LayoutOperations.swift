import StyleRuntime
import ViewEngine

/// The value that a view gives to its layout for a key of the source, or the default value of the key.
struct LayoutValueReading: Operation {
    let subview: Typed
    let key: Int
    let initial: Typed

    var summary: String { "layout value" }
    var parts: [any ProgramPart] { [subview, initial] }

    func emit(_ emitter: Emitter) -> Code {
        let (code, key, initial) = (subview.emit(emitter), key, initial.emit(emitter))
        return { frame throws(Failure) in
            let subview = try LayoutSubview(bridging: code(frame))
            if let value = subview.layoutValue(forKey: key) as? Value { return value }
            return try initial(frame)
        }
    }
}
