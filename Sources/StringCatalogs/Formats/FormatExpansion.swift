/// A localized string whose places become values.
struct FormatExpansion {
    let string: LocalizedString
    let language: LanguageTag
    let device: StringDevice
    let pseudolanguage: Pseudolanguage?
    let arguments: [StringArgument]
    let write: (StringArgument, String) -> String
    private var parts: [LocalizedPart<String>] = []
    private var byteCount = 0
    private var substitutionCount = 0

    init(
        of string: LocalizedString,
        in language: LanguageTag,
        on device: StringDevice,
        in pseudolanguage: Pseudolanguage? = nil,
        arguments: [StringArgument],
        write: @escaping (StringArgument, String) -> String
    ) {
        self.string = string
        self.language = language
        self.device = device
        self.pseudolanguage = pseudolanguage
        self.arguments = arguments
        self.write = write
    }

    /// The text with its values; `nil` if there is none for the number or the device.
    ///
    /// A text without arguments is no format, so that its percent signs are characters. A place without an argument
    /// stays as it is written.
    mutating func expand() -> String? {
        let number = arguments.firstIndex {
            if case .integer = $0 { true } else { false }
        }
        let value = string.value.text(
            number: number.flatMap { arguments[$0].wholeNumber },
            language: language,
            device: device
        )
        guard let value else { return nil }
        if arguments.isEmpty || value.utf8.count > StringLimits.textBytes {
            append(.literal(value))
        } else {
            var next = 1
            append(value, own: number.map { (number: $0 + 1, specifier: "lld") }, next: &next, depth: 0)
        }
        return text
    }

    /// The text of the parts, in the pseudolanguage if there is one.
    private var text: String {
        var text = ""
        for part in pseudolanguage?.parts(parts) ?? parts {
            switch part {
            case .literal(let characters), .value(let characters):
                text += characters.prefix(bytes: StringLimits.textBytes - text.utf8.count)
            }
        }
        return text
    }

    private mutating func append(
        _ format: String,
        own: (number: Int, specifier: String)?,
        next: inout Int,
        depth: Int
    ) {
        for piece in FormatPiece.pieces(of: format) {
            guard byteCount < StringLimits.textBytes else { return }
            switch piece {
            case .text(let literal): append(.literal(literal))
            case .argument(let number, let format):
                let number = number ?? next
                if number == next { next += 1 }
                append(.value(argument(number).map { write($0, format) } ?? format))
            case .ownArgument:
                guard let own, let argument = argument(own.number) else {
                    append(.value("%arg"))
                    continue
                }
                append(.value(write(argument, "%" + own.specifier)))
            case .substitution(let number, let name):
                appendSubstitution(name, number: number, next: &next, depth: depth)
            }
        }
    }

    private mutating func appendSubstitution(_ name: String, number: Int?, next: inout Int, depth: Int) {
        substitutionCount += 1
        guard let substitution = string.substitutions[name], depth < StringLimits.substitutionDepth,
            substitutionCount <= StringLimits.substitutions
        else {
            append(.value("%#@\(name)@"))
            return
        }
        let number = number ?? substitution.argument ?? next
        if number == next { next += 1 }
        guard
            let value = substitution.value.text(
                number: argument(number)?.wholeNumber,
                language: language,
                device: device
            ), value.utf8.count <= StringLimits.textBytes
        else { return }
        // In the text of a substitution the first place is that of its own argument.
        var inner = number
        append(value, own: (number, substitution.specifier), next: &inner, depth: depth + 1)
    }

    private func argument(_ number: Int) -> StringArgument? {
        arguments.indices.contains(number - 1) ? arguments[number - 1] : nil
    }

    private mutating func append(_ part: LocalizedPart<String>) {
        switch part {
        case .literal(let text), .value(let text): byteCount += text.utf8.count
        }
        parts.append(part)
    }
}

extension String {
    /// The text if it has at most so many bytes, or else as many characters of Unicode as certainly have them.
    fileprivate func prefix(bytes count: Int) -> String {
        // A character of Unicode has at most four bytes.
        utf8.count <= count ? self : String(unicodeScalars.prefix(count / 4))
    }
}
