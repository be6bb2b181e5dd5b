import CustomStyles
import StringCatalogs

extension CustomSource {
    /// The languages that a preview can be shown in: those of the texts of its project, and the pseudolanguages.
    var localizations: [String] { languages + Pseudolanguage.names }
}
