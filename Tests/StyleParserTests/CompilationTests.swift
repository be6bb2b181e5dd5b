import StyleSyntax
import Testing

@Suite struct `A compilation condition` {
    @Test(arguments: [
        ("os(iOS)", "os(iOS)"), ("DEBUG", "DEBUG"), ("!os(macOS) && (A || B)", "(!os(macOS) && (A || B))"),
        ("a || b || c", "(a || b || c)"), ("compiler(>=6.2.1)", "compiler(>=6.2.1)"),
        ("swift(<5.10)", "swift(<5.10)"),
        ("canImport(UIKit)", "canImport(UIKit)"), ("true", "true"),
    ])
    func `is read`(text: String, description: String) throws {
        #expect(try describe("#if \(text)\na\n#endif") == "#if \(description) { a }")
    }

    @Test(arguments: [
        ("swift(>=2147483648)", "swift(>=2147483647)"),
        ("swift(<5.9999999999999999999999)", "swift(<5.2147483647)"),
        ("compiler(>=5.x)", "compiler(>=5.0)"),
    ])
    func `has versions of any size`(text: String, description: String) throws {
        #expect(try describe("#if \(text)\na\n#endif") == "#if \(description) { a }")
    }

    static let source = """
        struct A {
            #if os(macOS)
            let a = 1
            #elseif canImport(UIKit) && compiler(>=6.0)
            let b = 1
            #else
            let c = 1
            #endif
            func f() {
                #if !os(macOS)
                    #if DEBUG
                    x
                    #endif
                    y
                #endif
                z
                #if os(iOS)
                    .m
                    #if DEBUG
                    .d
                    #else
                    .r?.s
                    #endif
                #else
                    .n()
                #endif
                .o
                switch q {
                #if os(iOS)
                case .i: 1
                #else
                case .j: 2
                #endif
                case .k: 3
                }
            }
        }
        """

    @Test func `selects declarations, statements, links of chains and cases`() throws {
        #expect(
            try describe(Self.source, for: .system("iOS"))
                == "struct A { let b = 1; func f() { y; {((((z . m) . r)? . s) . o)}; "
                + "switch q { case .i: 1; case .k: 3 } } }"
        )
        #expect(
            try describe(Self.source, for: .system("macOS"))
                == "struct A { let a = 1; func f() { {((z . n)() . o)}; switch q { case .j: 2; case .k: 3 } } }"
        )
    }

    @Test func `stays if no system is given`() throws {
        #expect(
            try describe("a\n#if b\n.c\n#else\n.d()\n#endif\n.e")
                == "(#(a | b: (#base . c) | else: (#base . d)()) . e)"
        )
        #expect(
            try describe("switch a {\n#if b\ncase 1: c\n#elseif d\ncase 2: e\n#endif\n}")
                == "switch a { #(b) case 1: c; #(!b && d) case 2: e }"
        )
    }

    @Test func `is refused if it is none`() throws {
        #expect(
            try messages("#if a + 1\nb\n#endif") == [
                "Pill.swift:1:5: error: invalid conditional compilation expression"
            ]
        )
    }

    @Test(arguments: [
        (CompilationCondition.version(name: "compiler", operator: ">=", version: [6, 3]), true),
        (.version(name: "compiler", operator: ">=", version: [6, 3, 1]), false),
        (.version(name: "swift", operator: "<", version: [6, 4]), true),
        (.version(name: "swift", operator: "<", version: [6, 3]), false),
        (.version(name: "other", operator: ">=", version: [1]), false),
        (.test(name: "canImport", argument: "UIKit.UIView"), true),
        (.test(name: "canImport", argument: "AppKit"), false),
        (.test(name: "arch", argument: "arm64"), true), (.test(name: "arch", argument: "arm"), false),
        (.test(name: "targetEnvironment", argument: "simulator"), false),
        (.test(name: "hasFeature", argument: "A"), false),
        (.flag("DEBUG"), false), (.all([]), true), (.any([]), false), (.not(.flag("DEBUG")), true),
    ])
    func `is true or false for a system`(condition: CompilationCondition, value: Bool) {
        #expect(CompilationConditions.system("iOS").evaluate(condition) == value)
    }
}
