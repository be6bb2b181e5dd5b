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
            case .findings: findingMarks(of: request)
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

    /// The marks of the elements that something is wrong with in the state and the conditions of the request.
    private func findingMarks(of request: ButtonRequest) -> [PictureMarks.Mark] {
        let elements = resolver.elements(of: request)
        let condition = FindingCondition(of: request)
        var severities: [Int: Finding.Severity] = [:]
        for finding in audit(request, in: []) where finding.certainty != .notMeasured {
            guard finding.origin == .source, finding.severity != .information,
                finding.holds(in: condition),
                let position = elements.firstIndex(where: {
                    $0.id == finding.element.id && $0.kind == finding.element.kind
                })
            else { continue }
            if severities[position] != .error { severities[position] = finding.severity }
        }
        return severities.sorted { $0.key < $1.key }.map { position, severity in
            elements[position].mark(in: severity == .error ? .errorMark : .warningMark)
        }
    }
}

extension FindingCondition {
    /// The condition that a request is in.
    init(of request: ButtonRequest) {
        state = request.isMoment ? .normal : request.button.state
        colorScheme = request.environment.colorScheme
        contrast = request.environment.contrast
        dynamicTypeSize = request.environment.dynamicTypeSize
        reducesMotion = request.environment.reducesMotion
    }
}

extension Finding {
    /// Whether it holds in a condition; what is measured in the normal state only holds in all of them.
    fileprivate func holds(in condition: FindingCondition) -> Bool {
        switch rule {
        case .textContrast, .nonTextContrast, .schemeLost: return conditions.contains(condition)
        case .touchTarget, .statesLookAlike, .textCutOff, .fixedSize, .smallText, .missingLabel, .labelInName,
            .missingTrait, .notReachable, .colorOnly, .reduceMotion, .notMirrored:
            return true
        }
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
