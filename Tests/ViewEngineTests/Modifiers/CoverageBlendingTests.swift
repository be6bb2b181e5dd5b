import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A blend mode by coverage` {
    private func box(_ color: Color, width: CGFloat) -> some View { color.frame(width: width, height: 10) }

    /// A red and a green box with a blue one in a mode in front of both.
    private func items(_ mode: BlendMode) -> [DisplayItem] {
        let stack = ZStack {
            box(.red, width: 40)
            box(.green, width: 30)
            box(.blue, width: 20).blendMode(mode)
        }
        return render(stack).items
    }

    @Test func `cuts a hole into everything below`() throws {
        let items = items(.destinationOut)
        try #require(items.count == 1)
        guard case .group(.mask(isInverted: true), let parts) = items[0].drawing else {
            Issue.record("no mask")
            return
        }
        #expect(DisplayList(size: .zero, items: [parts[0]]).fillColors == [.test(.blue)])
        #expect(DisplayList(size: .zero, items: [parts[1]]).fillColors == [.test(.red), .test(.green)])
    }

    @Test func `paints below the others`() {
        let list = DisplayList(size: .zero, items: items(.destinationOver))
        #expect(list.fillColors == [.test(.blue), .test(.red), .test(.green)])
    }

    @Test func `paints only where the others are, with identities of their own`() throws {
        let items = items(.sourceAtop)
        try #require(items.count == 3)
        guard case .group(.mask(isInverted: false), let parts) = items[2].drawing else {
            Issue.record("no mask")
            return
        }
        #expect(DisplayList(size: .zero, items: [parts[0]]).fillColors == [.test(.red), .test(.green)])
        #expect(DisplayList(size: .zero, items: [parts[1]]).fillColors == [.test(.blue)])
        #expect(Set(items.flatMap(\.identities)).count == items.flatMap(\.identities).count)
    }

    @Test func `applies to the group that it is in`() throws {
        let hole = ZStack {
            box(.green, width: 30)
            box(.blue, width: 20).blendMode(.destinationOut)
        }
        let items = render(box(.red, width: 40).overlay { hole.compositingGroup() }).items
        try #require(items.count == 2)
        guard case .fill = items[0].drawing, case .group(.compositing, let inside) = items[1].drawing,
            case .group(.mask(isInverted: true), _) = inside.first?.drawing
        else {
            Issue.record("no group with a mask")
            return
        }
        // There is nothing below to cut out of, or to paint on.
        #expect(render(box(.blue, width: 20).blendMode(.destinationOut)).items.isEmpty)
        #expect(render(box(.blue, width: 20).blendMode(.sourceAtop)).items.isEmpty)
    }

    @Test func `leaves the modes that mix colors`() {
        let mixed: [BlendMode] = BlendMode.allCases.filter { $0 != .normal && !$0.isCoverage }
        #expect(mixed.contains(.plusLighter) && mixed.contains(.plusDarker))
        for mode in mixed {
            guard case .group(.blendMode(mode), _) = items(mode).last?.drawing else {
                Issue.record("no blend mode \(mode)")
                continue
            }
            let approximations = host(box(.red, width: 10).blendMode(mode)).approximations
            #expect(approximations == (mode == .plusDarker ? [.plusDarker] : []))
        }
    }
}

extension DisplayItem {
    fileprivate var identities: [DisplayItemID] {
        if case .group(_, let items) = drawing { [id] + items.flatMap(\.identities) } else { [id] }
    }
}
