import Graphics
import ViewEngine

extension AuditedPicture {
    /// Controls that an assistive program has no name for, or another one than is seen.
    func labelFindings() -> [Finding] {
        described.compactMap { control, description -> Finding? in
            guard !description.facts.isHidden, !description.facts.isCombined, !description.isPlainGesture
            else { return nil }
            if control.label == nil {
                return Finding(
                    .missingLabel,
                    severity: .error,
                    of: control,
                    in: condition,
                    reason: "it has no text"
                )
            }
            if description.isNamedBySymbols {
                let reason = "its label is the name of a symbol or an image"
                var finding = Finding(
                    .missingLabel,
                    severity: .error,
                    of: control,
                    in: condition,
                    reason: reason
                )
                if control.label.map(Self.isNamedByApple) == true {
                    finding.severity = .warning
                    finding.certainty = .close
                    finding.reason = "VoiceOver has no more than Apple's name for the symbol"
                }
                return finding
            }
            guard let stated = description.statedLabel else { return nil }
            // A label may say several texts in another order than they are drawn in.
            let texts = contents(of: control).filter { $0.kind == .text }.compactMap(\.text)
            guard texts.contains(where: { $0.hasWords && !stated.words.contains($0.words) }) else {
                return nil
            }
            return Finding(
                .labelInName,
                severity: .warning,
                of: control,
                in: condition,
                reason: "it says “\(stated)”"
            )
        }
    }

    /// The symbols that VoiceOver has words for, as “Close” and “Add”: those of which dumps of accessibility trees show some.
    private static let namedSymbols: Set = ["xmark", "plus", "ellipsis", "arrow clockwise"]

    /// Whether a symbol, by the words of its name, or the one in its circle or square is such a symbol.
    private static func isNamedByApple(_ words: String) -> Bool {
        var words = Substring(words)
        for ending in [" fill", " circle", " square"] where words.hasSuffix(ending) {
            words.removeLast(ending.count)
        }
        return namedSymbols.contains(String(words))
    }

    /// Views that are tapped, and that an assistive program takes for none that can be.
    func traitFindings() -> [Finding] {
        described.compactMap { control, description in
            guard description.isPlainGesture, !description.facts.isHidden, !contents(of: control).isEmpty,
                !holdsControls(control)
            else { return nil }
            return Finding(.missingTrait, severity: .warning, of: control, in: condition)
        }
    }

    /// Controls that are seen, and that assistive programs skip.
    func reachFindings() -> [Finding] {
        described.compactMap { control, description in
            guard description.facts.isHidden, control.control?.touchFrame != nil,
                !contents(of: control).isEmpty
            else { return nil }
            return Finding(.notReachable, severity: .error, of: control, in: condition)
        }
    }

    /// The controls of a view with their descriptions; the control of a style has a label of the request.
    private var described: [(InspectedElement, TreeElements.Description)] {
        controls.compactMap { control in
            guard let description = control.control?.description, let kind = description.kind else {
                return nil
            }
            // A drag or a long press is no button, and a tap around a field only begins to edit it.
            let isControl = kind != .gesture || description.isTapped && !description.facts.isField
            return isControl ? (control, description) : nil
        }
    }

    private func holdsControls(_ control: InspectedElement) -> Bool {
        guard let items = control.control?.items else { return false }
        return controls.contains { other in
            other.id != control.id && other.control.map { $0.items.isSubset(of: items) } == true
        }
    }
}

extension TreeElements.Description {
    /// Whether it is a view with a gesture that no trait names a control.
    fileprivate var isPlainGesture: Bool {
        kind == .gesture && facts.traits.isDisjoint(with: [.isButton, .isLink, .isToggle])
    }
}
