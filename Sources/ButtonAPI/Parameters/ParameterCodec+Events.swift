import ButtonRendering
import ViewEngine

extension ParameterCodec where Value == [InteractionEvent] {
    /// A script of events, such as `down@0,move(60,0)@0.2,up@0.5`.
    static var events: ParameterCodec {
        ParameterCodec(
            schema: { _ in ParameterSchema(type: .events) },
            decode: { text, context throws(ParameterError) in
                try EventScript(text, isSelectable: context.style.states.contains(.selected)).events
            },
            encode: EventScript.canonical
        )
    }
}
