import ButtonRendering
import CustomStyles

/// The samples of a root that may decide a finding: texts, empty views and symbols, which its callers choose.
struct SampleContentDoubt {
    private let samples: [CustomSample]

    /// The samples that no request replaces.
    init(_ samples: [CustomSample]) {
        self.samples = samples
    }

    /// The reason for which a finding is not measured; `nil` if no sample decides it.
    func reason(_ finding: Finding) -> String? {
        samples.first { $0.decides(finding) }.map { "the source has no value for \($0.name)" }
    }
}

extension CustomSample {
    /// The words of the symbol that is drawn for an image.
    private static let symbol = "photo"

    fileprivate func decides(_ finding: Finding) -> Bool {
        let element = finding.element
        switch finding.rule {
        // The text itself is what is left of it.
        case .textCutOff: return shows(element.label ?? element.text)
        case .labelInName: return shows(element.label)
        case .missingLabel: return isView && element.label == nil || isNamed(element.label)
        case .touchTarget: return isView && element.label == nil || isImage && shows(element.label)
        case .statesLookAlike: return isView && element.label == nil || isImageNamed(element.label)
        // A caller that gives another value may give another text or symbol with it.
        case .colorOnly: return shows(element.label)
        case .nonTextContrast: return isImageNamed(element.text)
        case .textContrast, .fixedSize, .smallText, .missingTrait, .notReachable, .reduceMotion,
            .notMirrored, .schemeLost:
            return false
        }
    }

    /// Whether a text has one of the sample as a word, or as several.
    private func shows(_ text: String?) -> Bool {
        guard let words = text?.words else { return false }
        return texts.contains { $0.hasWords && words.contains($0.words) }
    }

    /// Whether the label of a control is the name of a symbol or an image that the sample is.
    private func isNamed(_ label: String?) -> Bool {
        guard let label else { return false }
        return isImageNamed(label) || texts.contains { $0.words == label.words }
    }

    private func isImageNamed(_ name: String?) -> Bool { isImage && name == Self.symbol }
}
