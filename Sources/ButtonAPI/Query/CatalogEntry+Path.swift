import ButtonRendering
import HTTP

extension CatalogEntry {
    /// The framework and the name as the end of a path, in which the name of a type can have any letters.
    var pathComponents: String { framework.rawValue + "/" + name.percentEncoded }

    /// The path of its pictures without an extension.
    var path: String { "/v1/" + pathComponents }

    /// The name of its files, of letters and digits of ASCII only.
    var fileName: String {
        guard framework == .custom else { return name }
        let letters = displayName.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return letters.isEmpty ? "style" : letters
    }
}

extension CatalogEntry {
    /// The query item that its addresses need beside the path: the name of a style behind a source in an address, unless
    /// it is the first; `nil` for all others.
    var addressItem: String? {
        guard framework == .custom, name.hasPrefix(SourceAddress.mark),
            let first = collection?.names.first, first != displayName
        else { return nil }
        return RenderingMember.style + "=" + displayName.percentEncoded
    }

    /// The items of a query without that which chooses the style of a source in the path.
    func parameters(of items: [QueryItem]) -> [QueryItem] {
        guard framework == .custom, name.hasPrefix(SourceAddress.mark) else { return items }
        return items.filter { $0.name != RenderingMember.style }
    }

    /// The address of a representation, with the items of a query.
    func url(_ pathExtension: String, query: String = "") -> String {
        let items = [addressItem, query.isEmpty ? nil : query].compactMap(\.self)
        return path + pathExtension + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    }

    /// The framework and the name, by which the page and JSON bodies name it.
    var pageName: String {
        addressItem == nil
            ? pathComponents : pathComponents + "\(SourceComponent.separator)" + displayName.percentEncoded
    }

    /// The address of the page that shows it.
    var pageURL: String { "/?style=" + pageName }
}
