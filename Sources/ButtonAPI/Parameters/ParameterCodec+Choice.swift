extension ParameterCodec {
    /// One of several names, in any case; the first name of a value is its canonical spelling.
    static func choice(_ choices: KeyValuePairs<String, Value>) -> ParameterCodec {
        let names = choices.map(\.key)
        let values = choices.map(\.value)
        let listed = names.indices.filter { values.firstIndex(of: values[$0]) == $0 }.map { names[$0] }
        return ParameterCodec(
            schema: { _ in ParameterSchema(type: .choice, names: names, listedValues: listed) },
            decode: { text, _ throws(ParameterError) in values[try names.index(ofName: text)] },
            encode: { value in values.firstIndex(of: value).map { names[$0] } ?? names[0] }
        )
    }

    /// One of the names that the circumstances allow, in any case.
    ///
    /// The other names have a reason why the style does not take them.
    static func choice(
        _ choices: KeyValuePairs<String, Value>,
        allowed: @escaping @Sendable (ParameterContext) -> [String],
        reason: @escaping @Sendable (ParameterContext) -> Unavailability
    ) -> ParameterCodec {
        let all = choice(choices)
        let names = choices.map(\.key)
        return ParameterCodec(
            schema: { context in
                let allowed = allowed(context)
                let listed = all.schema(context).listedValues ?? []
                return ParameterSchema(
                    type: .choice,
                    names: allowed,
                    listedValues: allowed.filter { listed.contains($0) }
                )
            },
            decode: { text, context throws(ParameterError) in
                let allowed = allowed(context)
                guard allowed.contains(names[try names.index(ofName: text)]) else {
                    throw .notOfStyle(allowed: allowed, reason: reason(context))
                }
                return try all.decode(text, context)
            },
            encode: all.encode
        )
    }
}

extension ParameterCodec {
    /// The same names, of which a sheet lists only some, or none.
    func listing(_ listed: [String]?) -> ParameterCodec {
        ParameterCodec(
            schema: { context in
                var schema = schema(context)
                schema.listedValues = listed
                return schema
            },
            decode: decode,
            encode: encode
        )
    }
}

extension ParameterCodec where Value == Bool {
    static var flag: ParameterCodec { flag(["true": true, "false": false]) }

    /// One of two names.
    static func flag(_ names: KeyValuePairs<String, Bool>) -> ParameterCodec {
        let choice = choice(names)
        return ParameterCodec(
            schema: { context in
                var schema = choice.schema(context)
                schema.flagNames = Dictionary(names.map { ($0.value, $0.key) }) { first, _ in first }
                return schema
            },
            decode: choice.decode,
            encode: choice.encode
        )
    }
}

extension Array<String> {
    /// The index of a name in any case.
    func index(ofName name: String) throws(ParameterError) -> Int {
        if let index = firstIndex(of: name) { return index }
        let folded = name.lowercased()
        if let index = firstIndex(where: { $0.lowercased() == folded }) { return index }
        throw .unknownName(UnknownName(name: name, known: self))
    }
}
