import HTTP
import JSONReading

extension Problem {
    /// The problem of tokens in a JSON body.
    init(_ error: TokenError, at pointer: JSONPointer) {
        let place = pointer.description.quoted
        var allowed: [String]?
        var value: String?
        let (code, title, detail): (String, String, String)
        switch error {
        case .invalidName(let name):
            (code, title) = ("invalid-token-name", "A token has a name that it cannot have")
            detail =
                "The name \(name.quoted) is empty or contains “.”, “{” or “}”, which references are made of."
        case .unknownReference(let reference):
            (code, title) = ("unknown-token", "There is no such token")
            detail = "\(place) refers to \(reference.quoted), which is not among the tokens."
            value = reference.excerpt
        case .remoteReference(let reference):
            (code, title) = ("remote-reference", "A token is in another document")
            detail = "\(place) refers to \(reference.quoted); only references inside of the tokens are read."
            value = reference.excerpt
        case .cycle(let reference):
            (code, title) = ("token-cycle", "A token refers to itself")
            detail = "\(reference.quoted) leads back to itself."
            value = reference.excerpt
        case .tooMany(let limit):
            (code, title) = ("too-many-items", "There are too many tokens")
            detail = "The tokens and their references are more than \(limit)."
        case .wrongValue(let expected):
            (code, title) = ("invalid-value", "A token has a value that it does not take")
            detail = "The value of \(place) should be \(expected)."
        case .outOfRange(let range, let unit):
            (code, title) = ("invalid-value", "A token has a value that it does not take")
            detail =
                """
                The value of \(place) should be from \(range.lowerBound.shortDescription) to \
                \(range.upperBound.shortDescription)\(unit.isEmpty ? "" : " " + unit).
                """
        case .unknownColorSpace(let name, let names):
            (code, title) = ("invalid-value", "A color is in a color space that is not read")
            detail = "\(name.quoted) is no color space that is read here, and the color has no “hex” besides."
            value = name.excerpt
            allowed = names
        case .notTaken(let format):
            (code, title) = ("parameter-not-taken", "This format takes no tokens")
            detail = "\(format.quoted) shows no colors and no layout, so tokens would change nothing in it."
        }
        self.init(
            code: code,
            status: .unprocessableContent,
            title: title,
            detail: detail,
            pointer: pointer.description,
            value: value,
            allowed: allowed
        )
    }
}
