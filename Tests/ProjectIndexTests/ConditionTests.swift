import ProjectIndex
import Testing

@Suite struct `A condition` {
    @Test(arguments: [
        ("os(iOS)", true), ("os(macOS)", false), ("!os(macOS)", true), ("os(iOS) || os(macOS)", true),
        ("os(iOS) && DEBUG", true), ("targetEnvironment(simulator)", true), ("arch(arm64)", true),
        ("arch(x86_64)", false), ("canImport(UIKit)", true), ("canImport(AppKit)", false),
        ("canImport(SwiftUI.View)", true), ("canImport(WatchKit)", false), ("canImport(Lottie)", false),
        ("compiler(>=6.0)", true), ("swift(<5)", false), ("FLAG", false), ("!FLAG", true), ("true", true),
        ("!(os(macOS) || (FLAG && DEBUG))", true), ("os(macOS) && FLAG || DEBUG", true), ("!!DEBUG", true),
        ("(os(iOS)\n || FLAG)", true), ("FLAG ||\n DEBUG", true), ("DEBUG // && FLAG", true),
        ("hasFeature(X)", false), ("", false), ("SWIFT_PACKAGE", false),
    ])
    func `decides whether there is a declaration`(condition: String, isTrue: Bool) {
        let source = """
            #if \(condition)
            struct A: ButtonStyle {}
            #else
            struct B: ButtonStyle {}
            #endif
            struct C: ButtonStyle {}
            """
        #expect(roots(source) == ["style \(isTrue ? "A" : "B")", "style C"])
    }

    @Test func `chooses the first branch that is true`() {
        let source = """
            #if os(macOS)
            struct A: ButtonStyle { func x() {
            #if DEBUG
            struct B: ButtonStyle {}
            #endif
            #elseif DEBUG
            struct C: ButtonStyle {}
            #elseif os(iOS)
            struct D: ButtonStyle {}
            #else
            struct E: ButtonStyle {}
            #endif
            struct F: ButtonStyle {
                #if os(macOS)
                }
                #endif
                struct G: ButtonStyle {}
            }
            #endif
            #if os(macOS)
            """
        #expect(roots(source) == ["style C", "style F", "style F.G"])
    }

    @Test func `counts what is for macOS only`() {
        let source = """
            #if os(macOS)
            struct A { func b() {} }
            #Preview { A() }
            #elseif canImport(UIKit)
            struct C {}
            #else
            struct D {}
            #endif
            #if canImport(AppKit) && FLAG
            struct E {}
            #endif
            #if !os(iOS)
            extension F {}
            #endif
            """
        let index = index(["A.swift": source])
        #expect(index.skippedCount(in: "A.swift") == 3)
        #expect(
            index.reach(from: "A.swift").notes == [
                "the flag FLAG is not defined", "3 declarations are for macOS only",
            ]
        )
    }

    @Test func `knows the modules of the project, and its packages`() {
        let source = """
            #if canImport(Kit) && SWIFT_PACKAGE
            struct A: ButtonStyle {}
            #endif
            """
        let files = [
            "Package.swift": manifest("Kit"), "Sources/Kit/A.swift": source, "Other/B.swift": source,
        ]
        #expect(index(files).roots.map(\.id) == ["Sources/Kit/A.swift#A"])
    }

    @Test func `knows Apple's modules`() {
        #expect(["SwiftUI", "UIKit", "HealthKit", "os"].allSatisfy(AppleModules.isOnIOS))
        #expect(!["AppKit", "Cocoa", "WatchKit", "Lottie", ""].contains(where: AppleModules.isOnIOS))
    }
}
