import ButtonAPI
import HTTP
import Testing

@Suite struct `The price of a style of a user's own` {
    /// The response plan of an output of a style whose body is the label with modifiers.
    private func plan(_ output: String, _ modifiers: String) throws -> ResponsePlan<ButtonJob> {
        let folder = try Folder([
            "Pill.swift": """
            import SwiftUI
            struct Pill: ButtonStyle {
                @State private var isDim = false
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label\(modifiers)
                }
            }
            """
        ])
        return folder.service.plan(Request(target: Array("/v1/custom/Pill\(output)".utf8)))
    }

    /// The price in microseconds.
    private func price(_ output: String, _ modifiers: String) throws -> Int {
        guard case .job(let job) = try plan(output, modifiers) else {
            Issue.record("\(output) has no price")
            return 0
        }
        return job.price.microseconds
    }

    private func shadows(_ count: Int) -> String {
        ".background(.red)" + String(repeating: ".shadow(color: .red, radius: 5)", count: count)
    }

    @Test(arguments: ["/states.svg", ".svg?padding=0"])
    func `doubles with each of many shadows`(output: String) throws {
        let prices = try [5, 6, 7].map { try price(output, shadows($0)) }
        #expect(Double(prices[2] - prices[1]) > 1.5 * Double(prices[1] - prices[0]), "\(prices)")
        #expect(prices[1] > prices[0])
    }

    @Test func `of a sheet of many shadows is above the limit`() throws {
        let sheet = "/states.svg?columns=dynamicTypeSize"
        guard case .job = try plan(sheet, shadows(3)) else {
            Issue.record("a sheet of few shadows is refused")
            return
        }
        guard case .response(let response) = try plan(sheet, shadows(8)) else {
            Issue.record("a sheet of many shadows is not refused")
            return
        }
        #expect(response.status == .badRequest)
        #expect(response.text.contains("\"limit\""), "\(response.text)")
    }

    @Test func `is higher with a motion that never ends`() throws {
        let moving = """
            .opacity(isDim ? 0.5 : 1).onAppear {
                withAnimation(.linear(duration: 1).repeatForever()) { isDim = true }
            }
            """
        let still = ".opacity(isDim ? 0.5 : 1).onAppear { isDim = true }"
        for output in [".svg", "/animation.svg?padding=0"] {
            #expect(try price(output, moving) > price(output, still) + 200, "\(output)")
        }
        // A picture at rest that needs no outset has no motion.
        #expect(try price(".svg?padding=0", moving) == price(".svg?padding=0", still))
    }

    @Test func `is higher with a motion that lasts longer`() throws {
        func scale(_ animation: String) -> String {
            ".scaleEffect(configuration.isPressed ? 0.5 : 1).animation(\(animation), value: configuration.isPressed)"
        }
        for output in [".svg", "/animation.svg?padding=0"] {
            let short = try price(output, scale(".linear(duration: 0.1)"))
            #expect(try price(output, scale(".spring(duration: 0.6, bounce: 0.6)")) > short, "\(output)")
        }
    }
}
