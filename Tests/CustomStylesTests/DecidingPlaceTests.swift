import ButtonRendering
import StyleSyntax
import Testing
import ViewEngine

@testable import ButtonAPI

@Suite struct `The place that decides a finding` {
    /// The text of the place that decides what a rule measures of the statement that begins with some words.
    private func place(
        of rule: FindingRule,
        along axis: Axis? = nil,
        at words: String,
        in source: String
    ) throws -> String {
        let start = try #require(source.firstRange(of: words)?.lowerBound)
        let text = SourceText(source)
        var statements = SourceStatements(text)
        let offset = source.utf8.distance(from: source.utf8.startIndex, to: start)
        let place = statements.place(of: rule, along: axis, at: text.place(at: offset))
        return "\(place.place.line):\(place.place.column) \(place.text)"
    }

    @Test func `is the modifier in the chain of the statement`() throws {
        let source = """
            Text("a (b")
                // .foregroundStyle(.red)
                .padding()
                .foregroundStyle(
                    .gray
                )
            Text("c").foregroundStyle(.blue)
            """
        #expect(try place(of: .textContrast, at: #"Text("a"#, in: source) == "4:6 foregroundStyle( .gray )")
        #expect(try place(of: .textContrast, at: #"Text("c"#, in: source) == "7:11 foregroundStyle(.blue)")
    }

    @Test func `is the nearest modifier around a statement without one`() throws {
        let source = """
            VStack {
                HStack { Text("a") }.font(.body)
            }
            .font(.title)
            .foregroundColor(.gray)
            """
        #expect(try place(of: .smallText, at: #"Text("a"#, in: source) == "2:26 font(.body)")
        #expect(try place(of: .textContrast, at: #"Text("a"#, in: source) == "5:2 foregroundColor(.gray)")
    }

    @Test func `of a text that is cut off is no frame that only makes room`() throws {
        let source = """
            VStack {
                HStack { Text("a") }.frame(minHeight: 20, maxWidth: .infinity)
                HStack { Text("b") }.frame(maxWidth: .infinity, maxHeight: 30)
            }
            .frame(height: 40)
            """
        #expect(try place(of: .textCutOff, at: #"Text("a"#, in: source) == "5:2 frame(height: 40)")
        #expect(
            try place(of: .textCutOff, at: #"Text("b"#, in: source)
                == "3:26 frame(maxWidth: .infinity, maxHeight: 30)"
        )
    }

    @Test func `of a side is a rotation or an alignment, not a frame that makes room`() throws {
        let source = """
            Text("a").frame(maxWidth: 56).position(x: 50)
            Text("b").frame(maxWidth: 56).rotationEffect(.degrees(45))
            Text("c").frame(width: 100, alignment: .init(horizontal: .left, vertical: .center))
            """
        #expect(try place(of: .notMirrored, at: #"Text("a"#, in: source) == "1:31 position(x: 50)")
        #expect(
            try place(of: .notMirrored, at: #"Text("b"#, in: source) == "2:31 rotationEffect(.degrees(45))"
        )
        #expect(try place(of: .notMirrored, at: #"Text("c"#, in: source).hasPrefix("3:11 frame"))
    }

    @Test func `of a touch target is inside of the control`() throws {
        let source = """
            Button {
            } label: {
                Image(systemName: "xmark").frame(width: 12)
            }
            .accessibilityLabel("Close")
            .frame(width: 100)
            """
        #expect(try place(of: .touchTarget, at: "Button", in: source) == "3:32 frame(width: 12)")
        let gesture =
            #"Image(systemName: "xmark").padding(.horizontal, 2).padding(.vertical, 3).onTapGesture {}"#
        let wide = try place(of: .touchTarget, at: "Image", in: gesture)
        #expect(wide == "1:28 padding(.horizontal, 2)")
        let high = try place(of: .touchTarget, along: .vertical, at: "Image", in: gesture)
        #expect(high == "1:52 padding(.vertical, 3)")
    }

    @Test func `is the statement where no modifier decides`() throws {
        let source = "Button(\"A\") {}\n    .padding()\nText(\"b\")"
        #expect(try place(of: .notReachable, at: "Button", in: source) == #"1:1 Button("A") {} .padding()"#)
        let long = "Text(\"\(String(repeating: "a", count: 100))\")"
        let text = try place(of: .smallText, at: "Text", in: long)
        #expect(text.count == 84 && text.hasSuffix("…"))
    }

    @Test(arguments: [
        "Text(\"a", "Text(\"\"\"\n(", "Text(\"a\\", "/* Text(", "Text(\"a\")}}}))", "Text((((((", "Text.",
        "Text(\"a\").",
    ])
    func `is found in what is no Swift, too`(source: String) throws {
        for rule in FindingRule.allCases {
            #expect(try place(of: rule, at: "Text", in: source).isEmpty == false)
        }
    }
}
