import ResourceFiles

/// The members that Xcode generates for the keys of catalogs that a person has written: `Text(.cartCheckoutTitle)` is the
/// text of `cart.checkout.title`.
///
/// A member of a table other than `Localizable` is in a type of the table's name.
package struct StringSymbols: Equatable, Sendable {
    /// A text by its table and key.
    package struct Symbol: Hashable, Sendable {
        package let table: String
        package let key: String
        /// The names of the arguments that the text has substitutions for, in their order.
        package let arguments: [String]
    }

    /// The texts by the paths of their members.
    package let members: [String: Symbol]

    package init(of tables: StringTables) {
        var members: [String: Symbol] = [:]
        for (name, table) in tables.tables.sorted(by: { $0.key < $1.key }) {
            for key in table.manualKeys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
                guard let member = GeneratedName.member(key) else { continue }
                let type = name == StringTables.defaultName ? "" : GeneratedName.type(name).map { $0 + "." }
                guard let type, members[type + member] == nil else { continue }
                members[type + member] = Symbol(
                    table: name,
                    key: key,
                    arguments: table.argumentNames(of: key)
                )
            }
        }
        self.members = members
    }
}

extension StringTable {
    /// The names of the substitutions of a key in the language of development, by the numbers of their arguments.
    fileprivate func argumentNames(of key: String) -> [String] {
        let language = sourceLanguage?.description ?? Self.baseLanguage
        let substitutions = localizations[language]?[key]?.substitutions ?? [:]
        return substitutions.sorted {
            ($0.value.argument ?? .max, $0.key) < ($1.value.argument ?? .max, $1.key)
        }.map(\.key)
    }
}
