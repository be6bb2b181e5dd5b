import Graphics
import ViewEngine
import ViewRendering

extension ButtonRenderer {
    /// Measures a root in all of its conditions, and lists what is wrong: the severest first, then in the order of the rules
    /// and of the elements.
    package func audit(_ request: ButtonRequest, in languages: [AuditedLanguage]) -> [Finding] {
        let plain = resolver.themed(request)?.request ?? request
        let scope = AuditExtent(plain)
        func picture(
            of request: ButtonRequest,
            in condition: FindingCondition,
            by resolver: ButtonResolver
        ) -> AuditedPicture {
            AuditedPicture(of: resolver.button(for: request, region: nil), for: request, in: condition)
        }
        var root = AuditedRoot(of: plain, in: languages, scope) { condition in
            picture(of: condition.request(for: plain), in: condition, by: resolver)
        }
        root.sampleDoubt = SampleDoubt(of: FindingCondition().request(for: plain), normal: root.normal) {
            picture(of: $0, in: FindingCondition(), by: resolver)
        }
        let heightDoubt = CutOffDoubt.ofHeight(of: plain) { [resolver] in
            picture(of: $0, in: $1, by: resolver)
        }
        let narrow = resolver.narrowingTexts
        let widthDoubt = CutOffDoubt.ofWidths {
            picture(of: $0.request(for: plain), in: $0, by: narrow)
        }
        root.cutOffDoubts = [heightDoubt, widthDoubt].compactMap(\.self)
        if scope != .least, root.normal.controls.contains(where: { $0.control?.touchFrame != nil }) {
            root.reducedMotion = reducedMotion(of: plain)
        }
        guard request.button.control.style.source == .system else { return root.findings }
        // A user of a style of the system has chosen nothing of it.
        return root.findings.map { finding in
            var finding = finding
            finding.origin = .system
            return finding
        }
    }

    /// The movement of a press and a release where motion is reduced.
    private func reducedMotion(of request: ButtonRequest) -> ReducedMotion {
        let condition = FindingCondition(reducesMotion: true)
        var pressed = condition.request(for: request)
        pressed.environment.leavesMotionToSource = true
        pressed.interaction.events = [
            InteractionEvent(.down(.zero), at: 0), InteractionEvent(.up, at: ReducedMotion.pressDuration),
        ]
        pressed.interaction.duration = ReducedMotion.duration
        let recording = resolver.recording(of: pressed, region: nil)
        return ReducedMotion(condition: condition) { time in
            let list = recording.displayList(at: recording.steadyTime(at: time))
            return ElementList(list, of: recording.elements(at: time), on: nil).elements
        }
    }
}
