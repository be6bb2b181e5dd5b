import AppleDesign
import Graphics
import ViewEngine
import ViewRendering

extension ButtonRenderer {
    /// The picture of a request with its overlay.
    func marked(_ picture: ViewPicture, of request: ButtonRequest) -> ViewPicture {
        let marks =
            switch request.presentation.overlay {
            case .none: [PictureMarks.Mark]()
            case .marks: resolver.elements(of: request).map { $0.mark(in: .elementMark) }
            case .findings: findingMarks(of: request, compared: true)
            case .ownFindings: findingMarks(of: request, compared: false)
            }
        guard !marks.isEmpty else { return picture }
        var environment = EnvironmentValues(palette: request.environment.system.palette)
        environment.displayScale = 3
        let overlay = resolver.renderer.resolve(
            PictureMarks(marks: marks, size: picture.content.size),
            in: environment
        )
        var items = picture.content.items
        items += overlay.displayList().items.map { $0.withoutIdentity }
        return ViewPicture(
            content: DisplayList(size: picture.content.size, items: items),
            viewBox: picture.viewBox,
            background: picture.background
        )
    }

    /// The marks of the elements that something is wrong with.
    private func findingMarks(of request: ButtonRequest, compared: Bool) -> [PictureMarks.Mark] {
        let picture = resolver.auditedPicture(of: request)
        var findings = picture.ownFindings
        if compared { findings += audit(request, in: []).filter(\.isCompared) }
        var severities: [Int: Finding.Severity] = [:]
        for finding in findings where finding.isMarked {
            let position = picture.elements.firstIndex {
                $0.id == finding.element.id && $0.kind == finding.element.kind
            }
            guard let position, severities[position] != .error else { continue }
            severities[position] = finding.severity
        }
        return severities.sorted { $0.key < $1.key }.map { position, severity in
            picture.elements[position].mark(in: severity == .error ? .errorMark : .warningMark)
        }
    }
}

extension ButtonResolver {
    /// The picture of a request with its elements, in its own state and conditions.
    fileprivate func auditedPicture(of request: ButtonRequest) -> AuditedPicture {
        AuditedPicture(
            of: button(for: request, region: nil),
            for: request,
            in: FindingCondition(of: request)
        )
    }
}

extension FindingCondition {
    /// The condition that a request is in.
    fileprivate init(of request: ButtonRequest) {
        state = request.button.state
        colorScheme = request.environment.colorScheme
        contrast = request.environment.contrast
        dynamicTypeSize = request.environment.dynamicTypeSize
        reducesMotion = request.environment.reducesMotion
    }
}

extension Finding {
    /// Whether the finding is one of what two pictures have or do not have in common.
    fileprivate var isCompared: Bool {
        switch rule {
        case .statesLookAlike, .fixedSize, .colorOnly, .reduceMotion, .notMirrored, .schemeLost: true
        case .textContrast, .nonTextContrast, .touchTarget, .textCutOff, .smallText, .missingLabel,
            .labelInName, .missingTrait, .notReachable:
            false
        }
    }

    /// Whether something is wrong that the source decides.
    fileprivate var isMarked: Bool {
        certainty != .notMeasured && origin == .source && severity != .information
    }
}

extension InspectedElement {
    fileprivate func mark(in color: Color) -> PictureMarks.Mark {
        PictureMarks.Mark(
            number: number,
            frame: region ?? frame,
            color: color,
            isTrailing: kind == .control
        )
    }
}

extension Color {
    // Dark enough for white digits, and seen on light and dark.
    fileprivate static let elementMark = Color(red: 0.1, green: 0.35, blue: 0.85)
    fileprivate static let errorMark = Color(red: 0.8, green: 0.05, blue: 0.1)
    fileprivate static let warningMark = Color(red: 0.7, green: 0.35, blue: 0)
}

extension DisplayItem {
    /// The item without identities, which those of the picture below could have as well.
    fileprivate var withoutIdentity: DisplayItem {
        var item = self
        item.id = .unknown
        if case .group(let effect, let items) = drawing {
            item.drawing = .group(effect, items: items.map(\.withoutIdentity))
        }
        return item
    }
}
