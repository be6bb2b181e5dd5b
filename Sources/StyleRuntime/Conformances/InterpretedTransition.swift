import ViewEngine

/// A transition of the source.
package struct InterpretedTransition: Transition, Bridged {
    private let record: Value.Record

    package static var bridgedType: StyleType { .any(.transition) }

    package init(bridging value: Value) throws(Failure) {
        guard case .record(let record) = value else { throw .mismatch(value, as: Self.bridgedType) }
        self.record = record
    }

    package var bridged: Value { .record(record) }

    func body(content: Content, phase: TransitionPhase) -> AnyView {
        record.body("body(content:)", with: [content.bridged, phase.bridged])
    }
}

extension TransitionPhase: EngineValue { static var engineType: EngineType { .transitionPhase } }
