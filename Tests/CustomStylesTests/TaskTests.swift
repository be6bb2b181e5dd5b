import HTTP
import Testing

@Suite struct `A task` {
    /// The times at which a style runs its action, in seconds after a tap.
    private func times(_ task: String, members: String = "") throws -> [Double] {
        let source = """
            import SwiftUI
            enum Problem: Error { case any }
            struct Later: PrimitiveButtonStyle {
                @State private var task: Task<Void, Never>?
                @State private var count = 0
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.onTapGesture {
                        let act = { configuration.trigger() }
                        \(task)
                    }
                }
                func pause(_ seconds: Double = 1) async { try? await Task.sleep(for: .seconds(seconds)) }
                func fail() async throws {
                    try await Task.sleep(for: .seconds(1))
                    throw Problem.any
                }
                \(members)
            }
            """
        let folder = try Folder(["Later.swift": source])
        let response = folder.get("/v1/custom/Later/timeline.json?events=tap@0&duration=30")
        #expect(response.status == .ok, "\(response.text)")
        let tap = 0.1
        return response.text.matches(of: /"name":"trigger","time":([0-9.]+)/).compactMap {
            Double($0.1).map { ((($0 - tap) * 1000).rounded()) / 1000 }
        }
    }

    @Test(arguments: [
        ("Task { act() }", [0]),
        ("Task { try? await Task.sleep(nanoseconds: 500_000_000); act() }", [0.5]),
        ("Task { @MainActor in act(); try? await Task.sleep(for: .milliseconds(250)); act() }", [0, 0.25]),
        ("Task.detached(priority: .background) { await pause(); await MainActor.run { act() } }", [1]),
        // In functions, in branches, in loops, and after them.
        ("Task { await pause(); await pause(2); act() }", [3]),
        ("Task { if count == 0 { await pause(); act() } else { act() }; act() }", [1, 1]),
        ("Task { guard count == 1 else { await pause(); act(); return }; act() }", [1]),
        ("Task { switch count { case 0: await pause(); act(); default: break }; act() }", [1, 1]),
        ("Task { for second in 1...3 { await pause(Double(second)); act() }; act() }", [1, 3, 6, 6]),
        ("Task { for second in 1...5 { await pause(); if second == 2 { break } }; act() }", [2]),
        ("Task { while count < 2 { await pause(); count += 1; act() }; act() }", [1, 2, 2]),
        ("Task { repeat { await pause(); count += 1; act() } while count < 2; act() }", [1, 2, 2]),
        ("Task { outer: for _ in 0..<3 { for _ in 0..<3 { await pause(); break outer } }; act() }", [1]),
        ("Task { defer { act() }; await pause(); count += 1 }", [1]),
        ("Task { await several(); act() }", [3]),
        // Errors.
        ("Task { do { try await fail(); act() } catch { await pause(); act() }; act() }", [2, 2]),
        ("Task { try? await fail(); act() }", [1]),
        ("Task { try await fail(); act() }", []),
        ("Task { defer { act() }; try await fail() }", [1]),
        // The end of a task before its code ends.
        ("task = Task { await pause(2); act() }; Task { await pause(); task?.cancel() }", []),
        ("task?.cancel(); task = Task { await pause(); if !Task.isCancelled { act() } }", [1]),
        ("Task { while true { act(); await pause() } }", [0]),
        // A value is waited for without a pause.
        ("Task { let sum = await counted(); if sum == 3 { act() } }", [0]),
        // A task inside of a task.
        ("Task { Task { await pause(2); act() }; await pause(); act() }", [1, 2]),
    ])
    func `continues after its pauses`(task: String, expected: [Double]) throws {
        let members = """
            func several() async { for _ in 0..<3 { await pause(); if count == 7 { return } } }
            func counted() async -> Int { await pause(); return 3 }
            """
        #expect(try times(task, members: members) == expected)
    }

    @Test func `shows nothing in a picture at rest`() throws {
        let folder = try Folder([
            "Page.swift": """
            import SwiftUI
            #Preview { Page() }
            struct Page: View {
                @State private var text = "Before"
                var body: some View {
                    Button(text) {}.onAppear { Task { text = "Now"; try? await Task.sleep(for: .seconds(1)); text = "After" } }
                }
            }
            """
        ])
        #expect(folder.get("/v1/custom/preview-1.json").text.contains(#""text":"Before""#))
    }
}
