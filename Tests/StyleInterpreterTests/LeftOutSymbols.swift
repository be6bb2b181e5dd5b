/// Public symbols of the engine that a pasted source cannot name, with the reason.
struct LeftOutSymbols {
    let reason: String
    /// Symbols as the symbol graph writes them; `*` at the beginning or at the end stands for any text.
    let patterns: [String]

    static let all = [
        LeftOutSymbols(
            reason: "It belongs to the engine and is no API for apps.",
            patterns: [
                "*.lower(_:into:)", "*.lower(_:inputs:into:)", "*.wrap(_:inputs:)", "*.modify(_:)",
                "*.geometry(in:)", "*.placeSubviews(in:proposal:subviews:)",
                "*.spacing(at:subviews:)", "*.primary(of:)",
                "*.sizeThatFits(proposal:subviews:)", "*.sizeThatFits(_:)", "*.render(_:in:id:into:)",
                "*.makeRecognizer()", "*.erased", "*.isIdentity", "*.hidesContent", "*.appliesToEachItem",
                "*.movesContent", "*.approximates", "*.continues(_:)", "*.apply(to:)", "*Layout",
                "*Layout.padding", "*Effect", "*Filter", "*Modifier", "ModifiedContent", "TupleView",
                "ConditionalContent*", "ViewModifierContent", "ViewInputs", "Node",
                "GestureRecognizer", "ObservedGesture", "PressingGesture", "PrimitiveView*",
                "PrimitiveShape*", "DefaultButtonLabel*", "DefaultGlassEffectShape*", "InsetOutline*",
                "TrimmedShape*", "*.keyframes", "*.applied(to:)",
                "*.entries(from:mode:)",
                "PlaceholderContentView", "KeyframeSequence*", "KeyframeTracks*",
            ]
        ),
        LeftOutSymbols(
            reason: "It is a part of a picture, or measures text for one; no API of apps has it.",
            patterns: [
                "DisplayEffect*", "DisplayItem*", "DisplayList*", "LayerRole*", "Array.visible",
                "ConeResponse*",
                "Blur", "Blur.*", "Shadow", "Shadow.*", "ResolvedGradient*", "ResolvedShape*",
                "FixedWidthShaper*", "FontDescriptor*", "Glyph*", "PositionedGlyph*", "LineMetrics*",
                "ShapedLine*", "ShapedSymbol*", "ShapedText*", "TextDirection*", "TextShaper*",
                "CGPoint.offset*", "ResolvedColor*", "UITraitCollection.$current",
            ]
        ),
        LeftOutSymbols(
            reason: "It is found under the names of its subclasses, or of Core Graphics.",
            patterns: [
                "UIFeedbackGenerator*", "StrokeStyle.LineCap*", "StrokeStyle.LineJoin*",
            ]
        ),
        LeftOutSymbols(
            reason: "The interpreter finds the override of a source itself.",
            patterns: ["UIView.layerClass"]
        ),
        LeftOutSymbols(
            reason: "It is found under the name of its superclass.",
            patterns: ["UIControl.touches*", "UILabel.intrinsicContentSize", "UIButton.layoutSubviews()"]
        ),
        LeftOutSymbols(
            reason: "A set of touches is an array in the interpreter.",
            patterns: ["UITouch.==(_:_:)", "UITouch.hash(into:)"]
        ),
        LeftOutSymbols(
            reason: "The interpreter compares values of types that are Hashable itself.",
            patterns: ["UIColor.==(_:_:)", "UIColor.hash(into:)"]
        ),
        LeftOutSymbols(
            reason: "The interpreter reads attributes of properties itself.",
            patterns: [
                "*.wrappedValue", "*.projectedValue", "State*", "Binding*", "GestureState*", "FocusState*",
                "Environment", "Environment.*", "ScaledMetric*", "Namespace", "Namespace.init*",
                "AppStorage*", "SceneStorage", "StateObject*", "ObservedObject*", "EnvironmentObject*",
                "Published*", "Bindable*", "ObjectBindings*", "ObservableObject*",
            ]
        ),
        LeftOutSymbols(
            reason: "No button is read from an archive.",
            patterns: ["NSCoder.init()", "*.init(coder:)"]
        ),
        LeftOutSymbols(
            reason: "The interpreter builds views itself.",
            patterns: ["ViewBuilder*", "*.body", "*.body(content:)"]
        ),
        LeftOutSymbols(
            reason: "It is a requirement that a type of the source fulfills, or an associated type.",
            patterns: [
                "*.Body", "*.AnimatableData", "*.Configuration", "Gesture.Value", "EnvironmentKey.*",
                "PreferenceKey.*", "InsettableShape.InsetShape", "*.makeBody(configuration:)",
                "*.path(in:)", "ShapeStyle.Resolved", "ShapeStyle.resolve(in:)",
            ]
        ),
        LeftOutSymbols(
            reason: "It is found under the concrete gestures.",
            patterns: ["Gesture.onChanged(_:)", "Gesture.onEnded(_:)", "Gesture.updating(_:body:)"]
        ),
        LeftOutSymbols(
            reason: "The check resolves it itself: operators, subscripts, key paths.",
            patterns: [
                "Angle.+(_:_:)", "Angle.-(_:)", "Angle.-(_:_:)", "Angle.*(_:_:)", "Angle./(_:_:)",
                "Angle.+=(_:_:)", "Angle.-=(_:_:)", "Angle.*=(_:_:)", "Angle./=(_:_:)",
                "*.<(_:_:)", "DispatchTime.+(_:_:)", "EnvironmentValues.subscript(_:)",
                "View.environment(_:_:)", "View.environment(_:)", "View.environmentObject(_:)",
                "View.transformEnvironment(_:transform:)", "KeyframeTrack.*", "KeyframeTrackContent.*",
                "KeyframeTrackContentBuilder*", "Keyframes.*", "KeyframesBuilder*",
            ]
        ),
        LeftOutSymbols(
            reason: "Animatable data is that of the engine's shapes and effects.",
            patterns: [
                "*.animatableData", "AnimatablePair*", "EmptyAnimatableData*", "*.magnitudeSquared",
                "*.move(towards:by:)", "*.scale(by:)", "Spring.value(*", "Spring.velocity(*",
                "Spring.settlingDuration(*",
            ]
        ),
        LeftOutSymbols(
            reason: "Raw values of the engine are not those of Apple.",
            patterns: ["*.rawValue", "*.init(rawValue:)"]
        ),
        LeftOutSymbols(
            reason: "Patterns of cases with values are those of types of the source.",
            patterns: ["Path.Element*", "Path.elements", "Path.init(elements:)"]
        ),
        LeftOutSymbols(
            reason: "A number of Foundation is a Double of the bridge.",
            patterns: ["NSNumber*"]
        ),
        LeftOutSymbols(
            reason: "The bridge has it as a function of String.",
            patterns: ["StringProtocol.*"]
        ),
        LeftOutSymbols(
            reason: "The type of a shape that a method makes is not named.",
            patterns: ["OffsetShape*", "RotatedShape*", "ScaledShape*", "SizedShape*", "TransformedShape*"]
        ),
        LeftOutSymbols(
            reason: "It changes no picture, and the check leaves out unknown modifiers.",
            patterns: [
                "RedactionReasons*",
                "AccessibilityHeadingLevel*",
                "View.accessibilityHeading(_:)",
                "View.accessibilityHint(_:isEnabled:)",
                "View.accessibilityLabel(_:isEnabled:)",
                "View.alert*", "View.confirmationDialog*", "View.contextMenu*",
                "View.fullScreenCover*", "View.popover*", "View.sheet*", "View.coordinateSpace*",
                "TextSelectability*",
                "View.textSelection(_:)", "UIAccessibility", "UIAccessibility.*", "GlassEffectTransition*",
                "View.glassEffectID*",
                "View.glassEffectUnion*", "View.glassEffectTransition(_:)",
                "ContainerValue*", "View.containerValue*", "ScrollIndicatorVisibility*",
                "View.scrollIndicators*", "View.scrollDisabled(_:)", "View.scrollClipDisabled(_:)",
            ]
        ),
        LeftOutSymbols(
            reason: "The screen around a button is not in its picture.",
            patterns: [
                "PreviewProvider*", "PreviewDevice*",
                "View.preview*",
                "ToolbarItem*", "ToolbarPlacement*", "View.toolbar*", "View.navigation*", "ListStyle*",
                "View.listStyle(_:)", "ContentMarginPlacement*", "View.contentMargins*", "View.statusBar*",
                "View.persistentSystemOverlays(_:)", "View.defersSystemGestures(on:)",
                "View.invalidatableContent(_:)", "View.allowedDynamicRange(_:)", "DynamicRange*",
                "LayoutDirectionBehavior*", "View.layoutDirectionBehavior(_:)",
                "View.badge*", "BadgeProminence*",
                "View.onSubmit(_:)", "SubmitLabel*", "View.submitLabel(_:)",
                "MoveCommandDirection*", "View.onMoveCommand*", "View.onExitCommand*",
                "View.onPlayPauseCommand*", "MenuOrder*", "View.menuOrder(_:)", "SpringLoadingBehavior*",
                "View.springLoadingBehavior(_:)", "View.onOpenURL*", "View.refreshable*",
                "View.autocorrectionDisabled(_:)", "View.disableAutocorrection(_:)",
                "View.scrollContentBackground(_:)", "View.interactiveDismissDisabled(_:)",
                "View.swipeActions*",
                "View.draggable(_:)", "View.defaultFocus(_:_:)",
                "View.prefersDefaultFocus*", "View.focusScope(_:)", "View.focusSection()",
                "GlassBackgroundDisplayMode*", "View.glassBackgroundEffect*",
                "AccessibilityFocusState*", "View.accessibilityFocused*",
                "RefreshAction*", "DismissSearchAction*", "OpenWindowAction*", "DismissWindowAction*",
                "OpenSettingsAction*", "ResetFocusAction*", "EnvironmentValues.refresh",
                "EnvironmentValues.dismissSearch", "EnvironmentValues.openWindow",
                "EnvironmentValues.dismissWindow", "EnvironmentValues.openSettings",
                "EnvironmentValues.resetFocus",
                "EnvironmentValues.menuOrder", "EnvironmentValues.springLoadingBehavior",
                "EnvironmentValues.badgeProminence",
            ]
        ),
        LeftOutSymbols(
            reason: "A pasted source has no sounds and no components of colors of other frameworks.",
            patterns: [
                "AVAudioPlayer*", "NSAppearance*",
                "UIColor.init(named:*", "UIColor.getWhite(_:alpha:)",
                "UIColor.init(name:dynamicProvider:)",
            ]
        ),
        LeftOutSymbols(
            reason: "Few styles use it, and a pasted one names it by a message with its place.",
            patterns: [
                "Anchor*", "View.anchorPreference*", "View.transformAnchorPreference*",
                "View.transformPreference(_:_:)", "View.overlayPreferenceValue*",
                "View.backgroundPreferenceValue*", "GeometryProxy.subscript(_:)", "SequenceGesture*",
                "SimultaneousGesture*", "ExclusiveGesture*", "Gesture.sequenced(before:)",
                "Gesture.simultaneously(with:)", "Gesture.exclusively(before:)", "MagnifyGesture*",
                "RotateGesture*", "MapGesture*", "Gesture.map(_:)",
                "StrokedShape*",
                "Edge.Corner", "Edge.Corner.top*", "Edge.Corner.bottom*",
                "EmptyModifier*",
                "ScenePadding*", "View.scenePadding(_:edges:)",

                "withTransaction(_:_:_:)", "Toggle*", "SwitchToggleStyle*", "ButtonToggleStyle*",
                "CheckboxToggleStyle*", "MenuStyle*", "ButtonMenuStyle*",
                "ProgressViewStyleConfiguration.currentValueLabel",
                "ShapeView.*",
                "KeyframeTimeline*", "VisualEffect.*", "EmptyVisualEffect.init()",
                "View.scrollTransition*", "ScrollTransition*", "GeometryEffect.*",
                "Transition.*",
                "BlurReplaceTransition*", "AnyTransition.blurReplace(_:)",
                "SpatialTapGesture*",
                "KeyPress*", "View.onKeyPress*",
                "Canvas.*", "GraphicsContext.*",
                "ProgressView.init(value:total:label*",
                "ShareLink.init*", "DefaultShareLinkLabel*", "SharePreview.init*",
                "AsyncImagePlaceholder*", "AsyncImagePhase.failure(_:)", "Stepper.init*",
                "DatePicker.init*", "DatePicker.Components",
                "GaugeStyleConfiguration.Label",
                "GroupBoxStyleConfiguration.Content", "GroupBoxStyleConfiguration.Label",
                "GroupBoxStyleConfiguration.Part", "DisclosureGroupStyleConfiguration.Content",
                "DisclosureGroupStyleConfiguration.Label", "DisclosureGroupStyleConfiguration.Part",
                "PresentationMode*",
                "Prominence*",
                "BackgroundProminence*", "TimelineSchedule.*", "TimelineScheduleMode*",
                "ExplicitTimelineSchedule*",
                "AnimationTimelineSchedule.*", "PeriodicTimelineSchedule.*", "EveryMinuteTimelineSchedule.*",
                "TimelineView.Context", "TimelineViewDefaultContext.*", "AnimationCompletionCriteria*",
                "withAnimation(_:completionCriteria:_:completion:)", "Text.+(_:_:)",
                "AttributedString.+(_:_:)", "AttributedString.+=(_:_:)", "Date.+(_:_:)",
                "Date.-(_:_:)", "CharacterSet.*", "Scanner.*",
                "EnvironmentValues.backgroundProminence", "EnvironmentValues.headerProminence",
                "EnvironmentValues.presentationMode",
            ]
        ),
        LeftOutSymbols(
            reason: "A key of a text is a string in a pasted source, which has no resources.",
            patterns: [
                "LocalizedStringKey.*",
                "Image.init(_:bundle:)", "Image.init(decorative:bundle:)",
                "Color.init(_:bundle:)",
            ]
        ),
        LeftOutSymbols(
            reason: "A pasted source has no timers and queues.",
            patterns: [
                "DispatchTime.*", "DispatchQueue.QoSClass*",
            ]
        ),
        LeftOutSymbols(
            reason: "A source has the subviews of a view as an array.",
            patterns: ["SubviewsCollection.*", "SubviewsReader"]
        ),
        LeftOutSymbols(
            reason: "A source has the subviews of a layout as an array, and fulfills what a layout requires.",
            patterns: [
                "Layout.*", "LayoutSubviews.*", "LayoutSubview.subscript*", "LayoutValueKey.*",
                "AnyLayout.*", "HStackLayout.*", "VStackLayout.*", "ZStackLayout.*",
                "ViewDimensions.subscript*",
            ]
        ),
        LeftOutSymbols(
            reason: "It is a part of a value that has no use without it.",
            patterns: [
                "LabelStyleConfiguration.Icon", "LabelStyleConfiguration.Title",
                "ProgressViewStyleConfiguration.Label",
                "KeyEquivalent.init(extendedGraphemeClusterLiteral:)",
            ]
        ),
    ]

    /// The reason why a symbol is left out; nil if it is not.
    static func reason(for symbol: String) -> String? {
        all.first { $0.patterns.contains { matches(symbol, $0) } }?.reason
    }

    static func matches(_ symbol: String, _ pattern: String) -> Bool {
        if pattern.hasPrefix("*") { return symbol.hasSuffix(pattern.dropFirst()) }
        if pattern.hasSuffix("*") { return symbol.hasPrefix(pattern.dropLast()) }
        return symbol == pattern
    }
}
