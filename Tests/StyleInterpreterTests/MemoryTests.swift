import Glibc
import StyleInterpreter
import StyleParser
import StyleSyntax
import Testing

/// The anonymous memory of the process that is resident, in KiB.
private func anonymousMemory() -> Int {
    guard let file = unsafe fopen("/proc/self/status", "r") else { return 0 }
    defer { unsafe fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while unsafe fgets(&line, CInt(line.count), file) != nil {
        let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard text.hasPrefix("RssAnon:") else { continue }
        return text.split(separator: " ").compactMap { Int($0) }.first ?? 0
    }
    return 0
}

/// A source with members of every kind that names its type or its scope.
private func source(_ number: Int) throws -> ParsedSource {
    let properties = (0..<20).map { "var size\($0): CGFloat { \(number) + \($0) }" }.joined(separator: "\n")
    let source = SourceText(
        """
        import SwiftUI
        struct Metrics {
            enum Kind { case small, large }
            static let shared = Metrics()
            var width: CGFloat = 1 { didSet { height = width } }
            var height: CGFloat = 1
            init() {}
            \(properties)
        }
        class Theme { class Inner { var theme: Theme? }; lazy var inner = Inner() }
        extension View { func card\(number)() -> some View { padding(\(number)) } }
        func twice<T>(_ value: T) -> (T, T) { (value, value) }
        struct Pill: ButtonStyle {
            let theme = Theme()
            func makeBody(configuration: Configuration) -> some View {
                func length(_ value: CGFloat) -> CGFloat { value > 1 ? length(value - 1) : value }
                return configuration.label.padding(length(twice(Metrics.shared.size3).0)).card\(number)()
            }
        }
        """
    )
    let conditions = CompilationConditions(system: "iOS", modules: ["SwiftUI"], compilerVersion: [6, 3])
    return try ParsedSource(reading: SourceParser.parse(source), source: source, conditions: conditions)
}

/// A source of an app, with names of other files whose stand-ins depend on the names around them.
private func sourceOfApp(_ number: Int) throws -> ParsedSource {
    let source = SourceText(
        """
        import SwiftUI
        struct Card\(number): View {
            @Environment(AppModel.self) var model
            @State private var isShown = false
            let item: Item
            func action(_ title: String) -> Action {
                let color = Theme.accent(for: item).opacity(0.5)
                return Action(title: title, color: isShown ? color : Theme.plain.mixed(with: color)) { model.open(item) }
            }
            var body: some View {
                let theme = Theme.current(number: \(number))
                let size = theme.size(of: item.kind).scaled(by: 2)
                VStack {
                    Button(item.title) { isShown.toggle() }
                        .foregroundStyle(isShown ? theme.tint : theme.tint.opacity(0.3))
                        .padding(size)
                    ForEach(model.items.filter(\\.isNew)) { entry in ItemRow(entry, action: action(entry.title)) }
                }
            }
        }
        """
    )
    let conditions = CompilationConditions(system: "iOS", modules: ["SwiftUI"], compilerVersion: [6, 3])
    return try ParsedSource(reading: SourceParser.parse(source), source: source, conditions: conditions)
}

@Suite struct `The memory of checks` {
    /// One check after the other; other tests of the process run at the same time, so the measure is of a process of its
    /// own.
    @Test func `is free again when nothing names their programs`() async throws {
        await #expect(processExitsWith: .success) {
            // The parser and the table of the engine stay.
            for number in 0..<200 { _ = InterpretedProgram(try source(number)) }
            let before = anonymousMemory()
            for number in 200..<5_200 {
                let program = InterpretedProgram(try source(number))
                precondition(program.isValid, program.diagnostics.map(\.message).joined())
            }
            let growth = anonymousMemory() - before
            precondition(growth <= 4 << 10, "The checks left \(growth) KiB behind")
        }
    }

    /// What is made of a name again for another type must not retain the check.
    @Test func `is free again after a check with stand-ins`() async throws {
        await #expect(processExitsWith: .success) {
            for number in 0..<50 {
                _ = InterpretedProgram(try sourceOfApp(number), replacesExternalNames: true)
            }
            let before = anonymousMemory()
            for number in 50..<550 {
                let program = InterpretedProgram(try sourceOfApp(number), replacesExternalNames: true)
                precondition(!program.standIns.isEmpty, "There is no stand-in")
            }
            let growth = anonymousMemory() - before
            precondition(growth <= 4 << 10, "The checks left \(growth) KiB behind")
        }
    }
}
