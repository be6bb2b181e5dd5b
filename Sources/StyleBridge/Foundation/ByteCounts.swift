import StyleRuntime
import ViewEngine

// Numbers of bytes as texts, in English.
extension Bridge {
    mutating func addByteCounts() {
        let name = ByteCountFormatterReference.typeName
        add(ByteCountFormatterReference.self, "AnyObject")
        add(ByteCount.Style.self, "Hashable", alias: "ByteCountFormatStyle.Style")
        cases(ByteCount.Style.self, names: "file", "memory", "decimal", "binary")
        initializer { () in ByteCountFormatterReference() }
        property("countStyle", of: name, at: \ByteCountFormatterReference.style)
        factory("string", of: name, labels: "fromByteCount", "countStyle") {
            (count: Int, style: ByteCount.Style) in
            ByteCount(Double(count), style: style).text()
        }
        method("string", of: name, labels: "fromByteCount") {
            (formatter: ByteCountFormatterReference, count: Int) in
            ByteCount(Double(count), style: formatter.style).text()
        }
        add(ByteCountFormat.self, "Hashable")
        factory("byteCount", of: ByteCountFormat.typeName, labels: "style") { (style: ByteCount.Style) in
            ByteCountFormat(style: style)
        }
        method("formatted", of: "Int", labels: "_") { (count: Int, format: ByteCountFormat) in
            format.text(of: count)
        }
        initializer("_", "format") { (count: Int, format: ByteCountFormat) in
            Text(verbatim: format.text(of: count))
        }
    }
}

/// A formatter of numbers of bytes, as Foundation's.
final class ByteCountFormatterReference: EngineValue {
    static var engineType: EngineType { .byteCountFormatter }

    var style = ByteCount.Style.file
}

/// The format style of numbers of bytes.
struct ByteCountFormat: EngineValue, Hashable, Sendable {
    static var engineType: EngineType { .byteCountFormatStyle }

    let style: ByteCount.Style

    /// The text with the symbol of the International System.
    func text(of count: Int) -> String { ByteCount(Double(count), style: style).text(kilobyte: "kB") }
}

extension ByteCount.Style: EngineValue { static var engineType: EngineType { .byteCountFormatterCountStyle } }
