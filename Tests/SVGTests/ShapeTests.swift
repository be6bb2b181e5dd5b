import Graphics
import SVG
import Testing

@Suite struct `A shape` {
    @Test func `writes each shape as its basic shape`() {
        #expect(
            body(.fill(.rectangle(square), color: black)) == ##"<rect width="10" height="10" fill="#000"/>"##
        )
        #expect(
            body(.fill(.roundedRectangle(square, cornerRadius: 3, style: .circular), color: black))
                == ##"<rect width="10" height="10" rx="3" fill="#000"/>"##
        )
        #expect(
            body(.fill(.ellipse(square), color: black)) == ##"<circle cx="5" cy="5" r="5" fill="#000"/>"##
        )
        #expect(
            body(.fill(.ellipse(CGRect(x: 0, y: 0, width: 4, height: 2)), color: black))
                == ##"<ellipse cx="2" cy="1" rx="2" ry="1" fill="#000"/>"##
        )
        #expect(
            body(.fill(.path(Path(square)), color: black))
                == ##"<path d="M0 0L10 0L10 10L0 10Z" fill="#000"/>"##
        )
    }

    @Test func `strokes with the style of the line`() {
        let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel)
        #expect(
            body(.stroke(.rectangle(square), style: style, color: black)) == """
                <rect width="10" height="10" fill="none" stroke="#000" stroke-width="3" \
                stroke-linecap="round" stroke-linejoin="bevel"/>
                """
        )
    }
}
