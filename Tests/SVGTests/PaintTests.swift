import Graphics
import SVG
import Testing

@Suite struct `A color` {
    @Test(arguments: [
        (ResolvedColor(0x0077FF), ##"fill="#07f"/>"##),
        (ResolvedColor(0x007AFF), ##"fill="#007aff"/>"##),
        (ResolvedColor(0x007AFF, opacity: 0.16), ##"fill="#007aff" fill-opacity=".16"/>"##),
        (ResolvedColor(red: 2, green: -1, blue: 0.5), ##"fill="#ff0080"/>"##),
    ])
    func `writes colors in their shortest form`(color: ResolvedColor, text: String) {
        #expect(body(.fill(.rectangle(square), color: color)).hasSuffix(text))
    }
}
