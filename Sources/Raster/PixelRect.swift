/// A part of an image, in whole pixels.
struct PixelRect: Equatable {
    var x, y, width, height: Int

    /// The smallest rectangle with all pixels that differ between two images of one width; `nil` if they are equal.
    init?(
        ofChangesFrom old: UnsafeBufferPointer<UInt32>,
        to new: UnsafeBufferPointer<UInt32>,
        width: Int
    ) {
        self.init(width: width, height: new.count / width) { old[$0] != new[$0] }
    }

    /// The smallest rectangle with all pixels that satisfy a condition on their index; `nil` if there is none.
    init?(width: Int, height: Int, where isIncluded: (Int) -> Bool) {
        func rowIsIncluded(_ row: Int) -> Bool {
            (row * width..<(row + 1) * width).contains(where: isIncluded)
        }
        guard let top = (0..<height).first(where: rowIsIncluded),
            let bottom = (top..<height).last(where: rowIsIncluded)
        else { return nil }
        var (left, right) = (width - 1, 0)
        for row in top...bottom {
            let start = row * width
            if let first = (0..<left).first(where: { isIncluded(start + $0) }) { left = first }
            if let last = (right + 1..<max(right + 1, width)).last(where: { isIncluded(start + $0) }) {
                right = last
            }
        }
        self.init(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}
