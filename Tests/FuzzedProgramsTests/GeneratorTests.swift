import Corpus
import FuzzedPrograms
import StyleSyntax
import Testing

@Suite struct `A generator of programs` {
    // In a process of its own, since a program that fails ends it.
    @Test func `writes programs that are valid and pass the checks of the fuzzer`() async {
        await #expect(processExitsWith: .success) {
            let corpus = Corpus("GeneratedPrograms")
            var messages: [String] = []
            var refused = 0
            for (number, input) in GeneratedPrograms.inputs.enumerated() {
                let errors = try corpus.replay(input, named: "program \(number)") { ProgramFuzzing.run($0) }
                messages += errors.map { "\(number): \($0.text(file: "Style.swift"))" }
                if !errors.isEmpty { refused += 1 }
            }
            try corpus.endReplay()
            #expect(refused * 5 <= GeneratedPrograms.inputs.count, "\(messages.joined(separator: "\n"))")
        }
        #expect(Corpus("GeneratedPrograms").takeLastInput() == nil, "the program that ended the process")
    }

    @Test func `writes the same program for the same input`() {
        #expect(GeneratedPrograms.inputs.map { ProgramFuzzing.source(from: $0) } == GeneratedPrograms.sources)
        #expect(Set(GeneratedPrograms.sources).count > 140)
    }

    @Test func `writes a program for any input`() {
        #expect(ProgramFuzzing.source(from: []).contains(": ButtonStyle {"))
        #expect(ProgramFuzzing.source(from: Array(repeating: 255, count: 4096)).contains("ButtonStyle {"))
    }

    @Test(arguments: [
        // Types.
        "struct ", "enum ", "indirect enum ", "(let bound", "class ", "override ", "super.", "protocol ",
        "extension ",
        "any ", ": String, CaseIterable", ": Int, CaseIterable", "Hashable", "Comparable", "subscript(",
        "static func <",
        // Generics.
        "<Item: Comparable>", "<Content>", "<Element: Equatable>", "some View", "<Content: View>",
        "<A, B, C>", " where ",
        // Closures.
        "@escaping", "[step] input", ".map {", ".filter {", ".reduce(0", ".flatMap {", ".compactMap {",
        ".sorted {",
        "func local", "-> (Int) -> ", "descend", "grow",
        // Collections.
        ": [String: Int] = ", "Set<Int>", "[Int]", "0..<300", "0..<0", "stride(", "Array(repeating:", "zip(",
        ".joined(",
        "Dictionary(uniqueKeysWithValues:", ".append(", ".mapValues",
        // State.
        "@State private var", "@Environment(", "@Binding var", "@Published", "@Observable", "@StateObject",
        "EnvironmentKey", "$shared",
        // Control flow.
        "if let ", " else ", "switch ", "guard ", "for ", "while ", "repeat {", "defer {", "do {", "try? ",
        "catch ",
        "throw ",
        // Numbers.
        "Int.max", "&+", "&*", "-1", ".infinity", "Double.nan", "1e308", "CGFloat(",
        // Views.
        "HStack(", "VStack(", "ZStack {", "ForEach(", "Text(", "Image(systemName:", "LinearGradient(",
        "RadialGradient(",
        ".shadow(", ".blur(", ".mask {", ".rotationEffect(", ".rotation3DEffect(", ".transformEffect(",
        ".overlay(",
        ".background {", ".clipShape(", "Canvas {", "GeometryReader {", "path(in rect: CGRect)",
        "ViewModifier",
        "AnyView(", "Label(",
        // Animations and timelines.
        "withAnimation", ".animation(", ".spring(", ".repeatForever(", ".delay(", ".keyframeAnimator(",
        "KeyframeTrack(",
        ".phaseAnimator(", "PhaseAnimator(", "TimelineView(.animation", "TimelineView(.periodic(",
        ".transition(",
        ".onTapGesture {", "DragGesture(", ".onLongPressGesture(", ".onAppear {", ".onChange(of:",
        "configuration.isPressed", "configuration.trigger()", "PrimitiveButtonStyle",
    ]) func `writes every construct`(_ construct: String) {
        #expect(GeneratedPrograms.sources.contains { $0.contains(construct) })
    }
}
