/// Modifiers of SwiftUI that no picture of a button shows, and that the engine does not have.
///
/// They are no names of the project, so nothing stands in for them.
enum UndrawnModifiers {
    static let names: Set<String> = [
        // Transitions between views of glass, and the glass of visionOS.
        "glassBackgroundEffect", "glassEffectID", "glassEffectTransition", "glassEffectUnion",
        // Lists, forms, scrolling, navigation and windows.
        "alert", "allowedDynamicRange", "confirmationDialog", "containerValue", "fullScreenCover",
        "popover", "coordinateSpace", "scrollClipDisabled", "scrollDisabled", "scrollIndicators",
        "textSelection", "interactiveDismissDisabled", "listRowBackground",
        "listRowSeparator", "listRowSeparatorTint", "listRowSpacing", "listSectionSeparator", "listStyle",
        "formStyle", "navigationBarBackButtonHidden", "navigationBarTitleDisplayMode",
        "navigationDestination", "navigationTitle", "presentationBackground", "presentationCornerRadius",
        "presentationDetents", "presentationDragIndicator", "refreshable", "scrollBounceBehavior",
        "scrollContentBackground", "scrollDismissesKeyboard", "scrollPosition", "scrollTarget",
        "scrollTargetBehavior", "scrollTargetLayout", "searchable", "statusBarHidden", "swipeActions",
        "tabItem", "tabViewStyle", "toolbar", "toolbarBackground", "persistentSystemOverlays",
        "defersSystemGestures", "sheet", "popoverTip", "inspector", "springLoadingBehavior",
        // Input other than by touches.
        "autocapitalization", "autocorrectionDisabled", "defaultFocus", "digitalCrownRotation",
        "disableAutocorrection", "draggable", "dropDestination", "focusScope", "focusSection",
        "focusedObject", "focusedSceneObject", "focusedSceneValue", "focusedValue", "handGestureShortcut",
        "itemProvider", "keyboardType", "onCommand", "onContinueUserActivity", "onCopyCommand",
        "onDeleteCommand", "onDrag", "onDrop", "onExitCommand", "onMoveCommand", "onOpenURL",
        "onPasteCommand", "onPencilDoubleTap", "onPencilSqueeze", "onPlayPauseCommand", "onSubmit",
        "prefersDefaultFocus", "submitLabel", "textContentType", "textInputAutocapitalization",
        "touchBar", "userActivity", "writingToolsBehavior",
        // Accessibility.
        "accessibilityChartDescriptor", "accessibilityCustomContent", "accessibilityDragPoint",
        "accessibilityDropPoint", "accessibilityLabeledPair", "accessibilityLinkedGroup",
        "accessibilityQuickAction", "accessibilityRotor", "accessibilityRotorEntry",
        "accessibilityScrollAction", "accessibilityTextContentType", "accessibilityZoomAction",
        "speechAdjustedPitch", "speechAlwaysIncludesPunctuation", "speechAnnouncementsQueued",
        "speechSpellsOutCharacters",
        // Previews, widgets and tools.
        "invalidatableContent", "previewContext", "previewDevice", "previewDisplayName",
        "previewInterfaceOrientation", "previewLayout", "widgetAccentable", "widgetURL",
    ]
}
