import StyleRuntime
import StyleSyntax
import ViewEngine

/// An element of an array.
struct ArrayElement: Operation {
    let array: Typed
    let position: Typed
    let place: SourcePlace

    var summary: String { "element" }
    var parts: [any ProgramPart] { [array, position] }

    func emit(_ emitter: Emitter) -> Code {
        let (code, position, place) = (array.emit(emitter), position.emit(emitter), place)
        return { frame throws(Failure) in
            guard case .array(let values) = try code(frame), case .integer(let index) = try position(frame)
            else {
                return .absent
            }
            guard values.indices.contains(index) else { throw Failure(.indexOutOfRange, at: place) }
            return values[index]
        }
    }
}

/// An element of a dictionary, or a value in its place.
struct DictionaryValue: Operation {
    let dictionary: Typed
    let key: Typed
    let fallback: Typed?

    var summary: String { "element" }
    var parts: [any ProgramPart] { [dictionary, key] + (fallback.map { [$0] } ?? []) }

    func emit(_ emitter: Emitter) -> Code {
        let (code, key, fallback) = (dictionary.emit(emitter), key.emit(emitter), fallback?.emit(emitter))
        return { frame throws(Failure) in
            guard case .dictionary(let values) = try code(frame) else { return .none }
            if let value = values[try key(frame)] { return value }
            return try fallback?(frame) ?? .none
        }
    }
}

/// The elements of an array in a range.
struct ArraySlice: Operation {
    enum Bounds {
        /// A range that is a value.
        case value(Typed)
        /// A range that the source writes, either of whose ends may be open.
        case written(lower: Typed?, upper: Typed?, isClosed: Bool)
    }

    let array: Typed
    let bounds: Bounds
    let place: SourcePlace

    var summary: String { "slice" }
    var parts: [any ProgramPart] {
        switch bounds {
        case .value(let range): [array, range]
        case .written(let lower, let upper, _): [array] + [lower, upper].compactMap { $0 }
        }
    }

    func emit(_ emitter: Emitter) -> Code {
        let (code, place) = (array.emit(emitter), place)
        let ends = endsCode(emitter)
        return { frame throws(Failure) in
            guard case .array(let values) = try code(frame) else { return .absent }
            let (start, end) = try ends(frame, values.count)
            guard start >= 0, start <= end, end <= values.count else {
                throw Failure(.rangeOutOfBounds, at: place)
            }
            return .array(Array(values[start..<end]))
        }
    }

    /// The code that finds the first position and the one after the last, for a number of elements.
    private func endsCode(
        _ emitter: Emitter
    ) -> @Sendable (Frame, Int) throws(Failure) -> (start: Int, end: Int) {
        switch bounds {
        case .value(let range):
            let code = range.emit(emitter)
            return { frame, count throws(Failure) in
                let range = try Range<Int>(bridging: code(frame))
                return (
                    range.lowerBound == .min ? 0 : range.lowerBound,
                    range.upperBound == .max ? count : range.upperBound
                )
            }
        case .written(let lower, let upper, let isClosed):
            let (lower, upper) = (lower?.emit(emitter), upper?.emit(emitter))
            return { frame, count throws(Failure) in
                let start = try lower.map { (bound) throws(Failure) in try Int(bridging: bound(frame)) } ?? 0
                guard let upper else { return (start, count) }
                let bound = try Int(bridging: upper(frame))
                return (start, isClosed && bound < .max ? bound + 1 : bound)
            }
        }
    }
}

/// The characters of a string, each as a string.
struct Characters: Operation {
    let text: Typed

    var summary: String { "characters" }
    var parts: [any ProgramPart] { [text] }

    func emit(_ emitter: Emitter) -> Code {
        let code = text.emit(emitter)
        return { frame throws(Failure) in
            guard case .string(let text) = try code(frame) else { return .absent }
            try frame.execution.step(count: text.utf8.count)
            return .array(text.map { .string(String($0)) })
        }
    }
}

/// A string of the characters of an array.
struct JoinedCharacters: Operation {
    let characters: Typed

    var summary: String { "string of characters" }
    var parts: [any ProgramPart] { [characters] }

    func emit(_ emitter: Emitter) -> Code {
        let code = characters.emit(emitter)
        return { frame throws(Failure) in
            guard case .array(let values) = try code(frame) else { return .absent }
            var text = ""
            for case .string(let character) in values { text += character }
            return .string(text)
        }
    }
}

/// The position of an alignment guide of a view: `dimensions[.top]`, `dimensions[explicit: .top]`.
struct AlignmentGuide: Operation {
    let dimensions: Typed
    let guide: Typed
    let isHorizontal: Bool
    /// Whether only a position counts that the view sets itself.
    let isExplicit: Bool

    var summary: String { "alignment guide" }
    var parts: [any ProgramPart] { [dimensions, guide] }

    func emit(_ emitter: Emitter) -> Code {
        let (code, guide, isExplicit) = (dimensions.emit(emitter), guide.emit(emitter), isExplicit)
        if isHorizontal {
            return { frame throws(Failure) in
                let dimensions = try ViewDimensions(bridging: code(frame))
                let guide = try HorizontalAlignment(bridging: guide(frame))
                return isExplicit ? dimensions[explicit: guide].bridged : dimensions[guide].bridged
            }
        }
        return { frame throws(Failure) in
            let dimensions = try ViewDimensions(bridging: code(frame))
            let guide = try VerticalAlignment(bridging: guide(frame))
            return isExplicit ? dimensions[explicit: guide].bridged : dimensions[guide].bridged
        }
    }
}
