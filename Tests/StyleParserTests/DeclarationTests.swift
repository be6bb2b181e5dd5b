import StyleSyntax
import Testing

@Suite struct `A declaration` {
    @Test(arguments: [
        ("import struct SwiftUI.Color", "import SwiftUI.Color"),
        (
            "public struct A<T: P, U>: B, C where T: Q, U.V == W { }",
            "public struct A<T: P, U> where T : Q, U.V == W: B, C {  }"
        ),
        ("struct A: B & C.D, E { }", "struct A: B, C.D, E {  }"),
        ("final class A: UIButton { deinit { a } }", "final class A: UIButton { deinit { a } }"),
        (
            "protocol P: AnyObject { associatedtype A: B = C; var x: Int { get set }; func f() async throws -> Self }",
            "protocol P: AnyObject { associatedtype A: B = C; var x: Int { get, set }; func f() async throws -> Self }"
        ),
        (
            "extension ButtonStyle where Self == A { static var a: A { A() } }",
            "extension ButtonStyle where Self == A { static var a: A { get { A() } } }"
        ),
        (
            "enum A: String, CaseIterable { case a, b = \"c\"; indirect case d(Int, x: B = .c, _ y: D) }",
            "enum A: String, CaseIterable { case a, b = \"c\"; indirect case d(_: Int, x: B = .c, _ y: D) }"
        ),
        ("actor A { }", "actor A {  }"),
        ("typealias A<T> = [T: (B?, C!)]", "typealias A<T> = [T: (B?, C!)]"),
        ("#Preview(\"a\") { b }", "#Preview(\"a\") { b }"),
    ])
    func `is of a type`(text: String, description: String) throws {
        #expect(try describe(text) == description)
    }

    @Test(arguments: [
        (
            "@Environment(\\.isEnabled) private var isEnabled",
            "@Environment(\\.isEnabled) private var isEnabled"
        ),
        ("@State private(set) var a: Int? = nil, b = 2", "@State private(set) var a: Int? = nil, b = 2"),
        ("@Wrapper<A>(b: 1) var c", "@Wrapper<A>(b: 1) var c"),
        (
            "@available(iOS, introduced: 13.0, deprecated, message: \"a\") let x = 1",
            "@available(iOS, introduced: 13.0, deprecated, message: \"a\") let x = 1"
        ),
        ("@available(iOS 17, *) let x = 1", "@available(iOS 17, *) let x = 1"),
        ("@available(iOS 2147483648, *) let x = 1", "@available(iOS 2147483647, *) let x = 1"),
        ("@available(iOS 99999999999999999999.1, *) let x = 1", "@available(iOS 2147483647.1, *) let x = 1"),
        ("let (a, b) = c", "let (let a, let b) = c"),
        ("lazy var a: A = { b }()", "lazy var a: A = { b }()"),
        ("var a: Int { b }", "var a: Int { get { b } }"),
        (
            "var a: Int { get { b } nonmutating set(c) { d } }",
            "var a: Int { get { b }, nonmutating set(c) { d } }"
        ),
        ("var a = 1 { willSet { b } didSet(c) { d } }", "var a = 1 { willSet { b }, didSet(c) { d } }"),
    ])
    func `is a variable`(text: String, description: String) throws {
        #expect(try describe(text) == description)
    }

    @Test(arguments: [
        (
            "func f(a: A, b c: B = .x, _ d: C..., e: inout D, @ViewBuilder g: @escaping () -> G) { }",
            "func f(a: A, b c: B = .x, _ d: C..., e: inout D, @ViewBuilder g: @escaping (() -> G)) {  }"
        ),
        (
            "func f<T: P>(_: T) async throws -> some View where T: Q { a }",
            "func f<T: P>(_: T) async throws -> some View where T : Q { a }"
        ),
        (
            "@ViewBuilder static func == (l: A, r: A) -> Bool { true }",
            "@ViewBuilder static func ==(l: A, r: A) -> Bool { true }"
        ),
        ("struct S { init?(a: A) { self.a = a } }", "struct S { init?(a: A) { ((self . a) = a) } }"),
        (
            "struct S { subscript(a: A, b c: C) -> D { get { e } set { f } } }",
            "struct S { subscript(_ a: A, b c: C) -> D { get { e }, set { f } } }"
        ),
        (
            "func f(_ x: any P & Q, y: (Int, b: B) -> Void, z: [A.B<C>].Type)",
            "func f(_ x: any P & Q, y: ((Int, b: B) -> Void), z: [A.B<C>].Type)"
        ),
    ])
    func `is a function`(text: String, description: String) throws {
        #expect(try describe(text) == description)
    }

    @Test func `names what is not supported`() throws {
        #expect(
            try describe("func f<each T>(x: repeat each T) { }")
                == "func f<each T>(x: <a parameter pack>) {  }"
        )
        #expect(try describe("struct A: ~Copyable { }") == "struct A: <a suppressed conformance> {  }")
        #expect(try describe("macro a() = b") == "<'macro'>")
    }
}
