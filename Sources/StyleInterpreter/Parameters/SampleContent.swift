import StyleRuntime
import ViewEngine

/// The content of a sample in place of a value that the source does not state.
package struct SampleContent: Hashable, Sendable {
    /// The texts in the value, at most 16.
    package private(set) var texts: [String] = []
    /// Whether the value is a view, which is empty.
    package let isView: Bool
    /// Whether the value is an image, for which a symbol is drawn, or the name of a symbol.
    package let isImage: Bool

    private static let mostTexts = 16
    private static let greatestDepth = 6

    init(_ value: Value, named name: String, of type: StyleType) {
        isView = type.isOfViews
        isImage =
            type.unwrapped == .engine(.image) || type.unwrapped == .string && NameWords(name).nameSymbol
        if type.unwrapped == .engine(.image) { texts.append("photo") }
        addTexts(of: value, depth: 0)
    }

    /// The content of a text, or of the name of a symbol.
    init(text: String, isSymbol: Bool) {
        (texts, isView, isImage) = (text.isEmpty ? [] : [text], false, isSymbol)
    }

    private mutating func addTexts(of value: Value, depth: Int) {
        guard depth < Self.greatestDepth, texts.count < Self.mostTexts else { return }
        switch value {
        case .string(let text): if !text.isEmpty { texts.append(text) }
        case .engine(let key as LocalizedStringKey): texts.append(key.string)
        case .tuple(let values), .array(let values): addTexts(of: values, depth: depth)
        case .record(let record): addTexts(of: record.fields, depth: depth)
        case .enumeration(let item):
            // Its name is often shown.
            texts.append(item.name)
            addTexts(of: item.values, depth: depth)
        case .binding(let binding): addTexts(of: binding.wrappedValue, depth: depth + 1)
        default: break
        }
    }

    private mutating func addTexts(of values: [Value], depth: Int) {
        for value in values { addTexts(of: value, depth: depth + 1) }
    }
}

extension StyleType {
    /// Whether its values are views or make views.
    fileprivate var isOfViews: Bool {
        switch kind {
        case .any(.view, _): true
        case .optional(let wrapped): wrapped.isOfViews
        case .function(let function): function.result.isOfViews
        default: false
        }
    }
}
