import CHarfBuzz

/// Scalars that are shaped together: they have one font, one embedding level and one script.
struct TextRun {
    var scalars: Range<Int>
    let font: Font
    let level: Int
    var script: hb_script_t

    var isRightToLeft: Bool { level % 2 == 1 }
}

extension [TextRun] {
    /// The runs from left to right (UAX #9, rule L2).
    var visuallyOrdered: [TextRun] {
        guard contains(where: \.isRightToLeft) else { return self }
        var runs = self
        let highest = runs.map(\.level).max() ?? 0
        for level in stride(from: highest, through: 1, by: -1) {
            var start = runs.startIndex
            while start < runs.endIndex {
                let end = runs[start...].firstIndex { $0.level < level } ?? runs.endIndex
                runs[start..<end].reverse()
                start = end + 1
            }
        }
        return runs
    }

    /// The parts of the runs within a range.
    func clipped(to range: Range<Int>) -> [TextRun] {
        compactMap { run in
            var run = run
            run.scalars = run.scalars.clamped(to: range)
            return run.scalars.isEmpty ? nil : run
        }
    }
}
