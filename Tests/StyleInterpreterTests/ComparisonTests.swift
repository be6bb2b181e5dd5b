import Glibc
import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

/// Every style of the folder `BEZEL_COMPARED_STYLES` that compiles against the engine: it draws the same interpreted.
///
/// The pictures are compared as display lists and as bytes, and every style that is not compared is named.
@Suite struct `A folder of styles, compiled and interpreted` {
    private static let folder = getenv("BEZEL_COMPARED_STYLES").map { String(cString: $0) }

    @Test(.enabled(if: folder != nil)) func `draws the same`() throws {
        let files = try swiftFiles(in: #require(Self.folder))
        #expect(!files.isEmpty)
        let library = try StyleLibrary()
        defer { library.remove() }
        var styles: [(file: String, style: ComparedStyle)] = []
        var omissions: [(file: String, reason: String)] = []
        for (number, file) in files.enumerated() {
            let source = SourceText(bytes(of: file))
            let program = try interpret(source)
            if program.styles.isEmpty {
                let error = program.diagnostics.first { $0.severity == .error }
                let message = error?.message ?? "it has no style"
                omissions.append((file, "is not interpreted without stand-ins: \(message)"))
            }
            for (position, style) in program.styles.enumerated() {
                do throws(ComparedStyle.Omission) {
                    let name = "Style\(number)x\(position)"
                    let compared = try ComparedStyle(style, source, name: name)
                    styles.append((file, compared))
                    library.add(compared)
                } catch {
                    omissions.append((file, "\(style.name) \(error.reason)"))
                }
            }
        }
        library.compile()
        var counts = (same: 0, different: 0)
        var pictures = SVGComparison(until: ComparedStyle.end)
        for (file, style) in styles {
            guard let compiled = library.function(style) else {
                omissions.append(
                    (file, "\(style.style.name) does not compile: \(library.firstError(style))")
                )
                continue
            }
            let differences = try style.differences(compiled, &pictures)
            if differences.isEmpty {
                counts.same += 1
            } else {
                counts.different += 1
                Issue.record("\(file): \(style.style.name) differs: \(differences.joined(separator: "; "))")
            }
        }
        for (file, reason) in omissions { print("\(file): not compared: \(reason)") }
        print(
            """
            \(counts.same) styles draw the same, \(counts.different) differ; \(pictures.count) pairs of SVG documents \
            were compared. \(omissions.count) are not compared.
            """
        )
        #expect(counts.same + counts.different + omissions.count >= files.count)
    }
}

/// A style with the arguments that both forms have.
private struct ComparedStyle {
    let style: InterpretedStyle
    /// The name of the module and of its function.
    let name: String
    let source: String
    private let arguments: [String: StyleArgument]

    /// The end of each interaction, in seconds.
    static let end = 5.0

    /// The reason why a style is not compared.
    struct Omission: Error {
        let reason: String
    }

    /// Writes the call of the initializer.
    init(_ style: InterpretedStyle, _ source: SourceText, name: String) throws(Omission) {
        guard style.kind != .uiButton else {
            throw Omission(reason: "makes a button of UIKit, which UIKitTests compare")
        }
        self.style = style
        self.name = name
        var arguments: [String: StyleArgument] = [:]
        var call: [String] = []
        let lines = (1...source.lineCount).map { source.line($0) }
        // A view or a shape of a call in the source is that of the interpreted form, and no argument replaces it.
        let isCalled = lines.contains { $0.contains("\(style.name)(") }
        for parameter in style.parameters where parameter.isRequired {
            guard case .argument(let label) = parameter.role,
                let (text, argument) = Self.value(of: parameter),
                argument != nil || !isCalled
            else {
                throw Omission(
                    reason: "has a parameter \(parameter.name) of the type \(parameter.typeName)"
                )
            }
            arguments[parameter.name] = argument
            call.append(label.map { "\($0): \(text)" } ?? text)
        }
        self.arguments = arguments
        let end = lines.firstIndex { $0.hasPrefix("#Preview") } ?? lines.count
        self.source = """
            import SwiftUI
            \(lines[..<end].map(Self.import).joined(separator: "\n"))
            @_cdecl("\(name)")
            public func \(name)(_ view: UnsafeRawPointer, _ result: UnsafeMutableRawPointer) {
                let view = view.assumingMemoryBound(to: AnyView.self).pointee
                let styled = AnyView(view.buttonStyle(\(style.name)(\(call.joined(separator: ", ")))))
                result.assumingMemoryBound(to: AnyView.self).initialize(to: styled)
            }
            """
    }

    /// A line without an import of a module that does not exist here.
    private static func `import`(_ line: String) -> String {
        let words = line.split(separator: " ").map(String.init)
        guard words.first == "import" || words.count > 1 && words[1] == "import" else { return line }
        return ["SwiftUI", "UIKit", "Foundation"].contains(words.last ?? "") ? line : ""
    }

    /// A value for a parameter in Swift and as an argument.
    private static func value(of parameter: SourceParameter) -> (String, StyleArgument?)? {
        let isBinding = parameter.typeName.hasPrefix("Binding<")
        func text(_ value: String) -> String { isBinding ? ".constant(\(value))" : value }
        switch parameter.kind {
        case .boolean: return (text("true"), .boolean(true))
        case .integer: return (text("3"), .integer(3))
        case .number: return (text("14"), .number(14))
        case .text: return (text("\"Sample\""), .string("Sample"))
        case .color:
            let color = "Color(red: 0.2, green: 0.4, blue: 0.6)"
            let isUIColor = parameter.typeName.hasPrefix("UIColor")
            return (
                text(isUIColor ? "UIColor(\(color))" : color),
                .color(Color(red: 0.2, green: 0.4, blue: 0.6))
            )
        case .choice(let names, _):
            guard let name = names.first(where: { $0 != "source" && $0 != "nil" }) else { return nil }
            return (text(".\(name)"), .enumeration(name))
        case .fixed:
            switch parameter.typeName {
            case "() -> ()": return ("{}", nil)
            case "some View": return ("EmptyView()", nil)
            case "some Shape", "some InsettableShape": return ("RoundedRectangle(cornerRadius: 8)", nil)
            default: return nil
            }
        }
    }

    /// The differences between the pictures of both forms.
    func differences(_ compiled: (AnyView) -> AnyView, _ pictures: inout SVGComparison) throws -> [String] {
        var differences: [String] = []
        let moments = comparedMoments.filter { $0 <= Self.end }
        for situation in Situation.all {
            for (name, touches) in comparedTouches + [("hover", [InteractionEvent(.enter, at: 0)])] {
                let made = try style.makeStyle(arguments: arguments)
                let first = record(situation.button(compiled), touches, until: Self.end, situation.change)
                let second = record(
                    situation.button(made.applied),
                    touches,
                    until: Self.end,
                    situation.change
                )
                if let failure = made.failure { return ["\(failure.place?.line ?? 0): \(failure.message)"] }
                let time =
                    moments.first { first.displayList(at: $0) != second.displayList(at: $0) }
                    ?? pictures.firstDifference(first, second, at: moments)
                if let time {
                    differences.append("\(situation), \(name), \(time) s")
                } else if first.actions != second.actions {
                    differences.append("\(situation), \(name), actions")
                } else if situation.isFirst, !pictures.isEqualAnimated(first, second) {
                    differences.append("\(situation), \(name), animated")
                }
            }
        }
        return differences
    }
}

/// Compiled styles in a folder of their own, one library each, which find the engine in the program of the tests: it
/// exports its symbols.
private final class StyleLibrary {
    private let folder: String
    private let modules: String
    private let root: String

    init() throws {
        let bundle = try #require(CommandLine.arguments.first { $0.hasSuffix(".xctest") })
        let products = bundle.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            .joined(separator: "/")
        modules = "\(products)/Modules"
        root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
            .joined(separator: "/")
        folder = "\(products)/ComparedStyles-\(getpid())"
        #expect(unsafe system("mkdir -p '\(folder)'") == 0)
    }

    func add(_ style: ComparedStyle) {
        guard let file = unsafe fopen("\(folder)/\(style.name).swift", "w") else { return }
        defer { unsafe fclose(file) }
        unsafe fputs(style.source, file)
    }

    /// Compiles every style; those with errors have no library.
    func compile() {
        let command = """
            cd '\(folder)' && ls *.swift | sed 's/.swift$//' | MODULES='\(modules)' \
            MODULEMAP='\(root)/Sources/CMath/module.modulemap' xargs -P 2 -I NAME sh -c 'swiftc -emit-library \
            -o NAME.so -module-name NAME -parse-as-library -swift-version 5 -suppress-warnings -I "$MODULES" \
            -Xcc "-fmodule-map-file=$MODULEMAP" NAME.swift 2> NAME.txt'
            """
        _ = unsafe system(command)
    }

    /// The first error of the compiler in a style.
    func firstError(_ style: ComparedStyle) -> String {
        let output = bytes(of: "\(folder)/\(style.name).txt")
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
        let marker = " error: "
        return lines.lazy.compactMap { line in
            line.firstRange(of: marker).map { String(line[$0.upperBound...]) }
        }.first ?? "no error was printed"
    }

    /// The compiled form of a style; nil if it does not compile.
    func function(_ style: ComparedStyle) -> ((AnyView) -> AnyView)? {
        guard let library = unsafe dlopen("\(folder)/\(style.name).so", RTLD_NOW),
            let symbol = unsafe dlsym(library, style.name)
        else { return nil }
        typealias Function = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
        let function = unsafe unsafeBitCast(symbol, to: Function.self)
        return { view in
            let result = UnsafeMutablePointer<AnyView>.allocate(capacity: 1)
            defer {
                unsafe result.deinitialize(count: 1)
                unsafe result.deallocate()
            }
            var view = view
            unsafe withUnsafePointer(to: &view) { unsafe function($0, result) }
            return unsafe result.pointee
        }
    }

    func remove() {
        _ = unsafe system("rm -rf '\(folder)'")
    }
}
