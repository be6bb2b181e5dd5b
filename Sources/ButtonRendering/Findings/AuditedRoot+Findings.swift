import Graphics
import ViewEngine

extension AuditedPicture {
    /// The findings of the picture by itself.
    var ownFindings: [Finding] { colorFindings + controlFindings + textCutOffFindings() }

    /// The findings about its colors.
    fileprivate var colorFindings: [Finding] { textContrastFindings() + nonTextContrastFindings() }

    /// The findings about its controls and the sizes of its texts, whatever their colors are.
    fileprivate var controlFindings: [Finding] {
        touchTargetFindings() + smallTextFindings() + labelFindings() + traitFindings() + reachFindings()
    }
}

extension AuditedRoot {
    /// All findings: each rule, element, severity, certainty and origin once, with all conditions and the worst value.
    var findings: [Finding] {
        // Sizes of text, languages and directions change no color.
        let colored = pictures.filter { $0.condition.changesColors }
        var all = colored.flatMap(\.colorFindings)
        for index in all.indices {
            if all[index].rule == .textContrast { all[index].passesIncreased = passesIncreased(all[index]) }
            if isOfSystemState(all[index]) { all[index].origin = .system }
        }
        all += normal.controlFindings
        all += pictures.filter { $0.condition.changesTexts }.flatMap { $0.textCutOffFindings() }
        all += alikeStateFindings() + fixedSizeFindings() + lostFindings() + mirroringFindings()
        all += colorOnlyFindings() + focusRingFindings() + reducedMotionFindings()
        if normal.isForMac { all = all.map { doubtingSystemSizes(doubtingSystemColors($0)) } }
        if let sampleDoubt { all = all.map(sampleDoubt.applied) }
        for doubt in cutOffDoubts { all = doubt.applied(to: all) }
        return all.merged
    }

    /// A finding about a color of iOS, in whose place macOS has another one, is not measured.
    private func doubtingSystemColors(_ finding: Finding) -> Finding {
        guard finding.certainty != .notMeasured, let condition = finding.conditions.first,
            let colors = picture(where: { $0 == condition })?.systemColors,
            [finding.foreground, finding.background].contains(where: { $0.map(colors.contains) == true })
        else { return finding }
        var finding = finding
        finding.certainty = .notMeasured
        finding.reason = "macOS has other colors of the system"
        return finding
    }

    /// A finding about the room of a text in a control of iOS, which macOS draws in another size, is not measured.
    private func doubtingSystemSizes(_ finding: Finding) -> Finding {
        guard finding.certainty != .notMeasured, finding.rule == .textCutOff || finding.rule == .fixedSize,
            normal.isOfSystemControl(finding.element)
        else { return finding }
        var finding = finding
        finding.certainty = .notMeasured
        finding.reason = "macOS has other sizes of the system's controls"
        return finding
    }

    /// The movements that are left where motion is reduced; the parts of a control that moves move with it.
    private func reducedMotionFindings() -> [Finding] {
        let all = reducedMotion?.findings ?? []
        let moving = all.filter { $0.element.kind == .control }.flatMap { normal.contents(of: $0.element) }
        return all.filter { finding in
            !moving.contains { $0.id == finding.element.id && $0.kind == finding.element.kind }
        }
        .map { finding in
            var finding = finding
            if isOfSwitch(finding.element) { finding.origin = .system }
            return finding
        }
    }

    /// Whether an element is a part of a switch of the system, whose thumb moves in any case.
    private func isOfSwitch(_ element: InspectedElement) -> Bool {
        normal.controls.contains { control in
            guard let description = control.control?.description, description.kind == .toggle,
                description.systemAppearance != nil
            else { return false }
            return normal.contents(of: control).contains { $0.id == element.id && $0.kind == element.kind }
        }
    }

    /// Whether a style of the system decides how an element looks in the state, which is not the normal one.
    private func isOfSystemState(_ finding: Finding) -> Bool {
        guard let condition = finding.conditions.first, condition.state != .normal else { return false }
        // The system's focus ring is in no other picture.
        return [normal, picture { $0 == condition }].contains {
            $0?.isOfSystemControl(finding.element) == true
        }
    }

    /// Whether the text of a finding passes where the contrast is increased.
    private func passesIncreased(_ finding: Finding) -> Bool? {
        guard var condition = finding.conditions.first, condition.contrast == .standard,
            finding.measured != nil, let limit = finding.limit
        else { return nil }
        condition.contrast = .increased
        guard let ratio = picture(where: { $0 == condition })?.element(like: finding.element)?.contrast else {
            return nil
        }
        return ratio >= limit
    }
}

extension FindingCondition {
    /// Whether the condition can give a text other colors than the normal one.
    fileprivate var changesColors: Bool {
        dynamicTypeSize == .large && language == nil && layoutDirection == nil
    }

    /// Whether the condition can give a text another size or other words than the normal one.
    fileprivate var changesTexts: Bool {
        state == .normal && colorScheme == .light && contrast == .standard
    }
}
