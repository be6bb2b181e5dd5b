import FoundationEssentials
import Glibc
import StyleBridge
import StyleInterpreter
import StyleRuntime
import Testing

/// The part of a symbol graph that names its symbols.
private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        let pathComponents: [String]
        var path: String { pathComponents.joined(separator: ".") }
    }

    let symbols: [Symbol]
}

@Suite struct `The symbols of the engine` {
    /// The public symbols of a module that was built, from the symbol graph that the toolchain extracts.
    private static func symbols(of module: String) throws -> Set<String> {
        let bundle = try #require(CommandLine.arguments.first { $0.hasSuffix(".xctest") })
        let products = bundle.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            .joined(separator: "/")
        let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
            .joined(separator: "/")
        let folder = "\(products)/SymbolGraphs-\(UUID().uuidString)"
        defer { _ = runInShell("rm -rf '\(folder)'") }
        let command = """
            mkdir -p '\(folder)' && swift symbolgraph-extract -module-name \(module) -I '\(products)/Modules' \
            -Xcc -fmodule-map-file='\(root)/Sources/CMath/module.modulemap' -target x86_64-unknown-linux-gnu \
            -minimum-access-level public -skip-synthesized-members -output-dir '\(folder)' > /dev/null
            """
        #expect(runInShell(command))
        var found: Set<String> = []
        for name in ["", "@Swift", "@Graphics", "@ViewEngine"] {
            let bytes = Self.bytes(of: "\(folder)/\(module)\(name).symbols.json")
            guard !bytes.isEmpty else { continue }
            let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(bytes))
            found.formUnion(graph.symbols.map(\.path))
        }
        return found
    }

    private static func runInShell(_ command: String) -> Bool {
        unsafe system(command) == 0
    }

    private static func bytes(of path: String) -> [UInt8] {
        guard let file = unsafe fopen(path, "r") else { return [] }
        defer { unsafe fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = unsafe fread(&buffer, 1, buffer.count, file)
            guard count > 0 else { return bytes }
            bytes += buffer.prefix(count)
        }
    }

    /// The modules whose symbols a source may name.
    private static let modules = ["ViewEngine", "SystemStyles", "UIKitEngine", "Graphics"]

    @Test(arguments: modules)
    func `can be named by a source, or are left out for a reason`(module: String) throws {
        let symbols = try Self.symbols(of: module)
        #expect(symbols.count > 50)
        let bridged = BridgedSymbols.all
        let missing = symbols.filter { !bridged.contains($0) && LeftOutSymbols.reason(for: $0) == nil }
        #expect(missing.sorted() == [])
    }

    @Test func `that are left out exist, and cannot be named by a source`() throws {
        let symbols = try Self.modules.reduce(into: Set<String>()) { $0.formUnion(try Self.symbols(of: $1)) }
        let missing = symbols.subtracting(BridgedSymbols.all)
        let patterns = LeftOutSymbols.all.flatMap(\.patterns)
        // A pattern stands for what it matches and a source cannot name.
        let unused = patterns.filter { pattern in
            !missing.contains { LeftOutSymbols.matches($0, pattern) }
        }
        #expect(unused == [])
    }

    @Test func `that a source may write without effect are in the engine, or not`() throws {
        let symbols = try Self.symbols(of: "ViewEngine")
        func modifiers(of symbols: Set<String>) -> Set<String> {
            Set(symbols.filter { $0.hasPrefix("View.") }.map { String($0.dropFirst(5).prefix { $0 != "(" }) })
        }
        let ofEngine = modifiers(of: symbols)
        #expect(UndrawnModifiers.ofEngine.subtracting(ofEngine) == [])
        #expect(UndrawnModifiers.others.intersection(ofEngine) == [])
        #expect(UndrawnModifiers.ofEngine.intersection(modifiers(of: BridgedSymbols.all)) == [])
    }

    /// The values of the environment that an app cannot set, either.
    private static let readOnlyValues: Set = [
        "accessibilityAssistiveAccessEnabled", "accessibilityDifferentiateWithoutColor",
        "accessibilityDimFlashingLights", "accessibilityEnabled", "accessibilityInvertColors",
        "accessibilityLargeContentViewerEnabled", "accessibilityPlayAnimatedImages",
        "accessibilityPrefersCrossFadeTransitions", "accessibilityQuickActionsEnabled",
        "accessibilityReduceTransparency", "accessibilityShowButtonShapes",
        "accessibilitySwitchControlEnabled", "accessibilityVoiceOverEnabled", "appearsActive",
        "buttonRepeatBehavior", "dismiss", "isActivityFullscreen",
        "isHoverEffectEnabled", "isPresented", "isSceneCaptured", "isSearching", "isTabBarShowingSections",
        "labelsVisibility", "menuIndicatorVisibility", "pixelLength", "self", "supportsMultipleWindows",
    ]

    @Test func `that are types have a row each`() {
        #expect(BridgedSymbols.undeclaredTypes.isEmpty)
    }

    @Test func `that types conform to are protocols or classes`() {
        #expect(BridgedSymbols.unknownProtocols.isEmpty)
    }

    @Test func `that rows belong to are types or protocols`() {
        #expect(BridgedSymbols.unknownOwners.isEmpty)
    }

    @Test func `that are values of the environment can be set by a source`() {
        let values = BridgedSymbols.all.filter { $0.hasPrefix("EnvironmentValues.") && !$0.contains("(") }
        let readOnly = values.subtracting(BridgedSymbols.settableEnvironmentValues)
        #expect(values.count > 45)
        #expect(readOnly == Set(Self.readOnlyValues.map { "EnvironmentValues." + $0 }))
    }
}
