import StyleRuntime

// The protocols, and what each refines.
extension Bridge {
    mutating func addProtocols() {
        for constraint: EngineProtocol in [
            .view, .shapeStyle, .gesture, .viewModifier, .buttonStyle, .primitiveButtonStyle,
            .equatable,
            .identifiable, .caseIterable, .environmentKey, .preferenceKey, .sendable, .stringProtocol,
            .progressViewStyle, .labelStyle, .toggleStyle, .menuStyle, .previewProvider, .animatable,
            .textFieldStyle, .pickerStyle, .gaugeStyle, .tabViewStyle, .groupBoxStyle,
            .disclosureGroupStyle,
            .rawRepresentable, .customStringConvertible,
            .codable, .error, .anyObject, .observableObject, .vectorArithmetic, .dynamicProperty,
        ] {
            add(protocol: constraint)
        }
        for constraint in EngineProtocol.representables { add(protocol: constraint, refining: [.view]) }
        add(protocol: .hashable, refining: [.equatable])
        add(protocol: .comparable, refining: [.equatable])
        add(protocol: .numeric, refining: [.equatable])
        add(protocol: .signedNumeric, refining: [.numeric])
        add(protocol: .strideable, refining: [.comparable])
        add(
            protocol: .binaryFloatingPoint,
            refining: [.floatingPoint, .signedNumeric, .strideable, .comparable, .hashable]
        )
        add(
            protocol: .binaryInteger,
            refining: [.signedNumeric, .strideable, .comparable, .hashable]
        )
        add(protocol: .floatingPoint, refining: [.numeric, .comparable, .hashable])
        add(protocol: .sequence)
        add(protocol: .collection, refining: [.sequence])
        add(protocol: .bidirectionalCollection, refining: [.collection])
        add(protocol: .randomAccessCollection, refining: [.bidirectionalCollection])
        add(protocol: .mutableCollection, refining: [.randomAccessCollection])
        add(protocol: .geometryEffect, refining: [.viewModifier, .animatable])
        add(protocol: .animatableModifier, refining: [.viewModifier, .animatable])
        add(protocol: .transition)
        add(protocol: .layout, refining: [.animatable])
        add(protocol: .layoutValueKey)
        add(protocol: .containerValueKey)
        add(protocol: .shape, refining: [.view, .animatable, .sendable])
        add(protocol: .insettableShape, refining: [.shape])
    }
}
