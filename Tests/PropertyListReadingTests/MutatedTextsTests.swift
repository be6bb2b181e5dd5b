import Corpus
import PropertyListReading
import Testing

@Suite struct `A property list with random errors` {
    @Test(arguments: [
        "// !$*UTF8*$!\n{ a = ( \"b\\n\\U00e9\", <0f3a>, { c = d; /* e */ } ); \"f\" = 'g'; }",
        "/* T */\n\"key\" = \"%@ \\\"x\\\"\";\nkey.b = 'y\\101';",
        "<?xml version='1.0'?><plist><dict><key>a&amp;</key><array><string>b<![CDATA[c]]></string><true/></array></dict></plist>",
    ])
    func `is read or refused`(text: String) {
        var random = RandomBytes(seed: 7)
        for _ in 0..<3_000 {
            let bytes = random.mutated(Array(text.utf8))
            _ = try? PropertyListValue(reading: bytes)
        }
    }
}
