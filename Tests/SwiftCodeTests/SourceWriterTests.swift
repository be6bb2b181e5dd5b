import Testing

@testable import SwiftCode

extension Statement {
    fileprivate var source: String {
        var writer = SourceWriter()
        writer.write([self])
        return writer.source
    }
}

@Suite struct `A source writer` {
    @Test func `indents the modifiers of a call`() {
        let text = Expression.call("Text", with: Argument(.string("Buy")))
            .modified("padding", with: Argument(.number(20)))
            .modified("background", with: Argument(.member("orange")))
        #expect(
            Statement.expression(text).source == """
                Text("Buy")
                    .padding(20)
                    .background(.orange)

                """
        )
    }

    @Test func `aligns modifiers with a closing brace`() {
        let button = Expression.call(
            "Button",
            closures: Closure(.comment("What it does.")),
            Closure(label: "label", .expression(.call("Text", with: Argument(.string("Buy")))))
        )
        #expect(
            Statement.expression(button.modified("disabled", with: Argument(.boolean(true)))).source == """
                Button {
                    // What it does.
                } label: {
                    Text("Buy")
                }
                .disabled(true)

                """
        )
    }

    @Test func `keeps short closures of modifiers and arguments on their line`() {
        let action = Expression.call(
            "UIAction",
            closures: Closure(parameters: "_", .expression(.call("act")))
        )
        let button = Expression.call("button", with: Argument(label: "primaryAction", action))
            .modified("transaction", closures: Closure(.assignment("$0.animation", .name("nil"))))
        #expect(
            Statement.expression(button).source == """
                button(primaryAction: UIAction { _ in act() })
                    .transaction { $0.animation = nil }

                """
        )
    }

    @Test func `writes one argument per line where they are long or have blocks`() {
        let style = Expression.call("Style", closures: Closure(.comment("More.")))
        let view = Expression.name("button").modified("buttonStyle", with: Argument(style))
        #expect(
            Statement.expression(view).source == """
                button
                    .buttonStyle(
                        Style {
                            // More.
                        }
                    )

                """
        )
        let long = String(repeating: "a", count: 60)
        let call = Expression.call(
            "f",
            with: Argument(label: "first", .name(long)),
            Argument(label: "second", .name(long))
        )
        #expect(
            Statement.assignment("let x", call).source == """
                let x = f(
                    first: \(long),
                    second: \(long)
                )

                """
        )
    }

    @Test(
        arguments: [
            (0, "0"), (12, "12"), (-3, "-3"), (0.5, "0.5"), (12.34567, "12.34567"), (-0.0, "0"),
            (0.00001, "1e-05"),
            (1e300, "1e+300"),
        ] as [(Double, String)]
    )
    func `writes numbers exactly`(number: Double, source: String) {
        #expect(Statement.expression(.number(number)).source == source + "\n")
    }

    @Test(arguments: [
        ("", #""""#), ("Buy", #""Buy""#), (#"say "a\b""#, #""say \"a\\b\"""#), (#"\(x)"#, #""\\(x)""#),
        ("a\nb\tc\rd\0e", #""a\nb\tc\rd\0e""#), ("\u{1B}[0m", #""\u{1B}[0m""#),
        ("\u{202E}abc\u{2069}", #""\u{202E}abc\u{2069}""#), ("a\u{A0}b\u{2028}c", #""a\u{A0}b\u{2028}c""#),
        ("\u{301}e\u{301}", "\"\\u{301}e\u{301}\""), ("a\n\u{301}", #""a\n\u{301}""#), ("👨‍👩‍👧 登录", "\"👨‍👩‍👧 登录\""),
        ("\u{FEFF}\u{E0067}", #""\u{FEFF}\u{E0067}""#),
    ])
    func `escapes hidden characters in a literal`(text: String, literal: String) {
        #expect(text.swiftLiteral == literal)
    }
}
