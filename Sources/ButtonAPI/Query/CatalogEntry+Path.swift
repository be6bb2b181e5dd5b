import ButtonRendering
import CustomStyles
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
    /// it is the one that is meant without a name; `nil` for all others.
    var addressItem: String? {
        guard framework == .custom, name.hasPrefix(SourceAddress.mark),
            let preferred = collection?.preferredName, preferred != displayName
        else { return nil }
        // Addresses of styles have had this spelling from the beginning.
        let member = content == nil ? RenderingMember.style : RenderingMember.show
        return member + "=" + displayName.percentEncoded
    }

    /// The items of a query without those that choose the style: of a source in the path, or of the files of a folder.
    func parameters(of items: [QueryItem]) -> [QueryItem] {
        let names = namesOfChoice
        return names.isEmpty ? items : items.filter { !names.contains($0.name) }
    }

    /// The names of the parameters that choose the style.
    var namesOfChoice: [String] {
        guard framework == .custom else { return [] }
        let roots = name.hasPrefix(SourceAddress.mark) ? RenderingMember.roots : []
        return roots + (nameOfFile.map { [$0] } ?? [])
    }

    /// The name of the parameter that chooses the file of a style of a folder, which leaves its name to one that the style
    /// has; `nil` for all others.
    var nameOfFile: String? {
        guard collection is StyleFolder else { return nil }
        let isTaken = parameters.contains { $0.name == FileChoice.name }
        return isTaken ? ParameterList.rootPrefix + FileChoice.name : FileChoice.name
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
