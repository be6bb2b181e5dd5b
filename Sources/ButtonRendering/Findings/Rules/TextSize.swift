import Graphics
import ViewEngine

extension AuditedPicture {
    /// The size of text in points below which Apple's guidelines advise against it.
    private static let leastTextSize = 11.0

    /// Texts in a small font.
    func smallTextFindings() -> [Finding] {
        elements.compactMap { element in
            guard element.kind == .text, let size = element.font?.size, size < Self.leastTextSize else {
                return nil
            }
            return Finding(
                .smallText,
                severity: .information,
                of: element,
                in: condition,
                measured: size,
                limit: Self.leastTextSize,
                unit: .points
            )
        }
    }

    /// The part of its size that a text may lose to fit.
    private static let leastScale = 0.8

    /// Texts of which something is left out, or that are made much smaller.
    func textCutOffFindings() -> [Finding] {
        let severity: Finding.Severity = condition.dynamicTypeSize <= .accessibility3 ? .error : .warning
        return elements.compactMap { element -> Finding? in
            guard element.kind == .text else { return nil }
            let missing = element.fit.map { max($0.missing.width, $0.missing.height) } ?? 0
            let hidden = max(missing, element.clipped)
            if hidden >= Self.leastClip {
                var finding = Finding(
                    .textCutOff,
                    severity: severity,
                    of: element,
                    in: condition,
                    measured: hidden,
                    limit: 0,
                    unit: .points
                )
                let isSure = hidden > Self.widthError(of: element)
                finding.certainty = isSure ? .certain : .close
                if !isSure { finding.severity = .warning }
                return finding
            }
            guard let scale = element.fit?.scale, scale < Self.leastScale else { return nil }
            return Finding(
                .textCutOff,
                severity: .warning,
                of: element,
                in: condition,
                measured: scale,
                limit: Self.leastScale,
                unit: .factor
            )
        }
    }

    /// The points of a letter that nobody misses.
    private static let leastClip = 0.5

    /// The error of the width of a text, in points.
    private static func widthError(of element: InspectedElement) -> Double {
        let missing = element.fit?.missing.width ?? 0
        let part = TextWidthError.part(of: element.text ?? "")
        return max(TextWidthError.least, part * (element.frame.width + missing))
    }
}

extension AuditedRoot {
    /// Fonts and frames that stay as they are while the user's text grows.
    func fixedSizeFindings() -> [Finding] {
        guard let large = picture(where: { $0.dynamicTypeSize == .accessibility3 }) else { return [] }
        return normal.elements.compactMap { element -> Finding? in
            guard let other = large.element(like: element) else { return nil }
            switch element.kind {
            case .text:
                guard let size = element.font?.size, let font = other.font, font.size <= size + 0.01,
                    other.fit?.scale ?? 1 == 1
                else { return nil }
                return fixedSizeFinding(of: element, size, in: large, because: "the font has one size")
            case .control:
                // A view that is only dragged has no size of a control.
                guard element.control?.description.isTapped == true else { return nil }
                let texts = large.contents(of: other).filter { $0.kind == .text }
                let isTooSmall = texts.contains {
                    $0.fit?.isCut == true || $0.clipped > 0
                        || $0.frame.height > other.frame.height + 1 || $0.frame.width > other.frame.width + 1
                }
                guard isTooSmall else { return nil }
                if abs(element.frame.height - other.frame.height) < 0.5 {
                    let height = element.frame.height
                    return fixedSizeFinding(of: element, height, in: large, because: "the height stays")
                }
                // A text that is too high for its room has a width that is enough.
                let isTooWide = texts.contains {
                    $0.fit.map { $0.missing.width > 0 } == true || $0.frame.width > other.frame.width + 1
                }
                guard isTooWide, abs(element.frame.width - other.frame.width) < 0.5 else { return nil }
                let width = element.frame.width
                return fixedSizeFinding(of: element, width, in: large, because: "the width stays")
            case .symbol, .image, .shape, .effect: return nil
            }
        }
    }

    private func fixedSizeFinding(
        of element: InspectedElement,
        _ length: CGFloat,
        in picture: AuditedPicture,
        because reason: String
    ) -> Finding {
        var finding = Finding(
            .fixedSize,
            severity: .warning,
            of: element,
            in: picture.condition,
            measured: length,
            unit: .points,
            reason: reason
        )
        finding.certainty = .certain
        return finding
    }
}
