import Graphics
import ViewEngine

/// The elements of a root that look as they do because of samples: values that the source leaves to its callers.
///
/// A picture with other values shows which elements depend on them.
struct SampleDoubt {
    /// A kind of sample, with the names of its parameters.
    private struct Dependency {
        let names: [String]
        let elements: Set<Key>
    }

    private struct Key: Hashable {
        let id: DisplayItemID
        let kind: InspectedElement.Kind

        init(_ element: InspectedElement) { (id, kind) = (element.id, element.kind) }
    }

    private let colors: Dependency
    private let numbers: Dependency
    private let choices: Dependency

    /// Draws the root again for each kind of sample that the request leaves as it is.
    init(of request: ButtonRequest, normal: AuditedPicture, makePicture: (ButtonRequest) -> AuditedPicture) {
        let values = request.button.control.styleValues
        let samples = request.button.control.style.parameters.filter { $0.isSample && values[$0.name] == nil }
        func changed(_ replacement: (StyleParameter) -> StyleValues.Value?) -> ([String], AuditedPicture?) {
            var other = request
            var names: [String] = []
            for sample in samples {
                guard let value = replacement(sample) else { continue }
                other.button.control.styleValues[sample.name] = value
                names.append(sample.name)
            }
            return (names, names.isEmpty ? nil : makePicture(other))
        }
        let (colored, recolored) = changed(\.otherColor)
        colors = Dependency(
            names: colored,
            elements: recolored.map { Self.elements(of: normal, withOtherColorsIn: $0) } ?? []
        )
        let (numbered, resized) = changed(\.otherNumber)
        numbers = Dependency(
            names: numbered,
            elements: resized.map { Self.elements(of: normal, withOtherSizesIn: $0) } ?? []
        )
        let (chosen, relabeled) = changed(\.otherChoice)
        choices = Dependency(
            names: chosen,
            elements: relabeled.map { Self.elements(of: normal, changedIn: $0) { $0.label != $1.label } }
                ?? []
        )
    }

    /// The finding, which is not measured if a sample decides it.
    func applied(to finding: Finding) -> Finding {
        guard finding.certainty != .notMeasured, let names = samples(of: finding) else { return finding }
        var finding = finding
        finding.certainty = .notMeasured
        finding.reason = "the source has no value for \(names.joined(separator: " and "))"
        return finding
    }

    /// The parameters whose samples decide a finding; `nil` for none.
    private func samples(of finding: Finding) -> [String]? {
        let element = Key(finding.element)
        switch finding.rule {
        case .textContrast, .nonTextContrast, .schemeLost, .colorOnly:
            return colors.elements.contains(element) ? colors.names : nil
        case .touchTarget, .fixedSize, .smallText, .textCutOff:
            return numbers.elements.contains(element) ? numbers.names : nil
        case .missingLabel, .labelInName: return choices.elements.contains(element) ? choices.names : nil
        case .statesLookAlike:
            // A caller that disables the control can give it other colors, too.
            let isDisabled = finding.conditions.allSatisfy { $0.state == .disabled }
            return isDisabled && colors.elements.contains(element) ? colors.names : nil
        case .missingTrait, .notReachable, .reduceMotion, .notMirrored: return nil
        }
    }

    /// The elements of a picture that another one has with other colors.
    private static func elements(
        of picture: AuditedPicture,
        withOtherColorsIn other: AuditedPicture
    ) -> Set<Key> {
        elements(of: picture, changedIn: other) { element, partner in
            guard element.seenContrast == partner.seenContrast, element.colors == partner.colors else {
                return true
            }
            // The edge of a shape depends on what is around it, too.
            let frame = element.frame
            let points = frame.samplePoints + frame.insetBy(dx: -3, dy: -3).samplePoints
            return points.contains { picture.color(at: $0) != other.color(at: $0) }
        }
    }

    /// The elements of a picture that another one has in other sizes.
    private static func elements(
        of picture: AuditedPicture,
        withOtherSizesIn other: AuditedPicture
    ) -> Set<Key> {
        elements(of: picture, changedIn: other) { element, partner in
            element.frame.size != partner.frame.size || element.region?.size != partner.region?.size
                || element.font != partner.font || element.fit != partner.fit
        }
    }

    /// The elements of a picture that another one lacks, or has with a change.
    private static func elements(
        of picture: AuditedPicture,
        changedIn other: AuditedPicture,
        isChanged: (InspectedElement, InspectedElement) -> Bool
    ) -> Set<Key> {
        let changed = picture.elements.filter { element in
            other.element(like: element).map { isChanged(element, $0) } ?? true
        }
        return Set(changed.map(Key.init))
    }
}

extension StyleParameter {
    /// A color unlike the default, for a color.
    fileprivate var otherColor: StyleValues.Value? {
        guard case .color(let color) = kind else { return nil }
        let other = Color(ResolvedColor(0xB0107A))
        return .color(color == other ? Color(ResolvedColor(0x10B046)) : other)
    }

    /// Another case or truth value than the default.
    fileprivate var otherChoice: StyleValues.Value? {
        switch kind {
        case .choice(let names, let known): names.first { $0 != known }.map(StyleValues.Value.choice)
        case .boolean(let known): .boolean(!known)
        case .number, .integer, .text, .color: nil
        }
    }

    /// A number unlike the default, for a number.
    fileprivate var otherNumber: StyleValues.Value? {
        switch kind {
        case .number(let range, _, let value):
            return .number(value + 8 <= range.upperBound ? value + 8 : value - 8)
        case .integer(let range, let value):
            return .integer(value < range.upperBound ? value + 1 : value - 1)
        case .choice, .boolean, .text, .color: return nil
        }
    }
}
