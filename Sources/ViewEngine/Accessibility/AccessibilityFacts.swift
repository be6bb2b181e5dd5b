/// The facts that modifiers state about the views inside for assistive programs.
package struct AccessibilityFacts: Hashable, Sendable {
    /// Whether assistive programs skip the views.
    package internal(set) var isHidden = false
    /// Whether the views are parts of one element, which has a name for all of them.
    package internal(set) var isCombined = false
    /// Whether the views are a field for text, which assistive programs edit.
    package internal(set) var isField = false
    /// The number of elements around the views that contain them as elements of their own.
    var containers = 0
    /// The traits that are added, and not removed again.
    package internal(set) var traits: AccessibilityTraits = []
}

extension EnvironmentValues {
    private enum AccessibilityFactsKey: EnvironmentKey {
        static let defaultValue = AccessibilityFacts()
    }

    /// The facts that hold for the view; those of no modifier where nothing observes controls.
    var accessibilityFacts: AccessibilityFacts {
        get { self[AccessibilityFactsKey.self] }
        set { self[AccessibilityFactsKey.self] = newValue }
    }
}

/// States facts for assistive programs, which a host knows that observes controls.
///
/// The views have the identities that they have without the modifier.
public struct AccessibilityFactsModifier: PrimitiveViewModifier {
    let change: (inout AccessibilityFacts) -> Void

    public func lower<Modified: View>(
        _ content: Modified,
        inputs: ViewInputs,
        into nodes: inout [Node]
    ) {
        var inputs = inputs
        if inputs.graph.observesControls {
            inputs.transformEnvironment { change(&$0.accessibilityFacts) }
        }
        content.lower(inputs, into: &nodes)
    }
}

extension View {
    public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityFactsModifier> {
        // A view inside of a hidden one is hidden.
        modifier(AccessibilityFactsModifier { $0.isHidden = $0.isHidden || hidden })
    }

    /// Hides the view from assistive programs if that is enabled (iOS 18).
    public func accessibilityHidden(
        _ hidden: Bool,
        isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityFactsModifier> {
        accessibilityHidden(hidden && isEnabled)
    }

    /// Makes one element of the views inside, unless it contains them as elements of their own.
    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> ModifiedContent<Self, AccessibilityFactsModifier> {
        modifier(
            AccessibilityFactsModifier {
                if children == .contain { $0.containers += 1 } else { $0.isCombined = true }
            }
        )
    }

    public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityFactsModifier> {
        modifier(AccessibilityFactsModifier { $0.traits.formUnion(traits) })
    }

    public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityFactsModifier> {
        modifier(AccessibilityFactsModifier { $0.traits.subtract(traits) })
    }

    /// Hides the view from assistive programs (deprecated: see `accessibilityHidden(_:)`).
    public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityFactsModifier> {
        accessibilityHidden(hidden)
    }

    /// Adds traits to the view (deprecated: see `accessibilityAddTraits(_:)`).
    public func accessibility(
        addTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityFactsModifier> {
        accessibilityAddTraits(traits)
    }

    /// Removes traits from the view (deprecated: see `accessibilityRemoveTraits(_:)`).
    public func accessibility(
        removeTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityFactsModifier> {
        accessibilityRemoveTraits(traits)
    }
}
