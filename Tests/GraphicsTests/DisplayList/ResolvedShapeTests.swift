import Testing

@testable import Graphics

@Suite struct `A resolved shape` {
    private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

    @Test func `has the bounds of its outline`() {
        let shapes: [ResolvedShape] = [
            .rectangle(rect), .ellipse(rect), .path(Path(rect)),
            .roundedRectangle(rect, cornerRadius: 5, style: .continuous),
        ]
        for shape in shapes {
            #expect(shape.boundingRect == rect)
            #expect(shape.path.boundingRect == rect)
        }
    }

    @Test func `is inset with its corners, down to nothing`() {
        let shape = ResolvedShape.roundedRectangle(rect, cornerRadius: 5, style: .circular)
        #expect(
            shape.insetBy(2)
                == .roundedRectangle(
                    CGRect(x: 2, y: 2, width: 36, height: 16),
                    cornerRadius: 3,
                    style: .circular
                )
        )
        #expect(
            ResolvedShape.ellipse(rect).insetBy(99) == .ellipse(CGRect(x: 20, y: 10, width: 0, height: 0))
        )
        #expect(ResolvedShape.path(Path(rect)).insetBy(2) == .path(Path(rect)))
    }

    @Test func `draws corners no larger than half of its shorter side`() {
        let shape = ResolvedShape.roundedRectangle(rect, cornerRadius: 99, style: .circular)
        #expect(shape.drawnCornerRadius == 10)
        #expect(ResolvedShape.rectangle(rect).drawnCornerRadius == 0)
    }

    @Test func `has a rounded path of the same structure whatever the radius is`() {
        let sharp = ResolvedShape.roundedRectangle(rect, cornerRadius: 0, style: .continuous)
        let round = ResolvedShape.roundedRectangle(rect, cornerRadius: 8, style: .continuous)
        #expect(sharp.roundedPath.hasStructure(of: round.roundedPath))
        #expect(!sharp.path.hasStructure(of: round.path))
    }

    @Test func `is at an offset from one that is only moved`() {
        let shapes: [ResolvedShape] = [
            .rectangle(rect), .ellipse(rect), .path(Path(ellipseIn: rect)),
            .roundedRectangle(rect, cornerRadius: 5, style: .continuous),
        ]
        let distance = CGSize(width: 3, height: -4)
        for shape in shapes { #expect(shape.offset(by: distance).offset(from: shape) == distance) }
        #expect(ResolvedShape.rectangle(rect).offset(from: .ellipse(rect)) == nil)
        #expect(ResolvedShape.rectangle(rect).offset(from: .rectangle(.zero)) == nil)
    }

    @Test func `is interpolated to one of the same structure`() {
        let start = ResolvedShape.roundedRectangle(rect, cornerRadius: 0, style: .circular)
        let end = ResolvedShape.roundedRectangle(rect, cornerRadius: 8, style: .circular)
        #expect(
            start.interpolated(towards: end, amount: 0.25)
                == .roundedRectangle(rect, cornerRadius: 2, style: .circular)
        )
        #expect(start.hasStructure(of: end))
    }

    @Test func `switches at the end to one of another structure`() {
        let (start, end) = (ResolvedShape.rectangle(rect), ResolvedShape.ellipse(rect))
        #expect(!start.hasStructure(of: end))
        #expect(start.distance(to: end) == .infinity)
        #expect(start.interpolated(towards: end, amount: 0.9) == start)
        #expect(start.interpolated(towards: end, amount: 1) == end)
    }
}
