import ButtonRendering
import SwiftCode

extension Expression {
    /// Sets the language of a request on a view, if it has one.
    ///
    /// A pseudolanguage is an option of a scheme, and no locale.
    mutating func setLocale(of request: ButtonRequest) {
        guard let locale = request.button.control.styleValues.locale, request.pseudolanguage == nil else {
            return
        }
        modify(
            "environment",
            with: Argument(.name("\\.locale")),
            Argument(.call("Locale", arguments: [Argument(label: "identifier", .string(locale))]))
        )
    }
}
