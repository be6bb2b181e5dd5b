import StyleRuntime
import StyleSyntax
import ViewEngine

/// The statements of a view builder, as one view.
struct BuiltView: Operation {
    enum Element {
        /// A view, or branches of which some may have one.
        case view(any Operation)
        /// A statement that makes no view.
        case statement(any StatementOperation)
    }

    let elements: [Element]

    var summary: String { "build" }
    var parts: [any ProgramPart] {
        elements.map { element in
            switch element {
            case .view(let view): view
            case .statement(let statement): statement
            }
        }
    }

    private enum ElementCode: Sendable {
        case view(Code)
        case statement(StatementCode)
    }

    func emit(_ emitter: Emitter) -> Code {
        let list = elements.map { element -> ElementCode in
            switch element {
            case .view(let view): .view(view.emit(emitter))
            case .statement(let statement): .statement(statement.emit(emitter))
            }
        }
        let count = list.reduce(0) { if case .view = $1 { $0 + 1 } else { $0 } }
        return { frame throws(Failure) in
            try frame.execution.step()
            var views: [AnyView] = []
            views.reserveCapacity(count)
            for element in list {
                switch element {
                case .view(let code): views.append(try AnyView(bridging: code(frame)))
                case .statement(let code): _ = try code(frame)
                }
            }
            switch views.count {
            case 0: return .engine(EmptyView())
            case 1: return .engine(views[0])
            default:
                let content = views
                return .engine(ForEach(content.indices, id: \.self) { content[$0] })
            }
        }
    }
}

/// A view of a builder, which knows the statement that makes it.
struct PlacedView: Operation {
    let view: any Operation
    let place: SourcePlace

    var summary: String { view.summary }
    var parts: [any ProgramPart] { view.parts }

    func emit(_ emitter: Emitter) -> Code {
        let (code, place) = (Placed(value: view, place: place).emit(emitter), place)
        return { frame throws(Failure) in
            .engine(try AnyView(bridging: code(frame)).made(at: place))
        }
    }
}

/// An `if` in a view builder, whose branches have identities of their own.
struct ConditionalView: Operation {
    let branches: [(condition: Conditions, view: any Operation)]
    let otherwise: (any Operation)?

    var summary: String { "if" }
    var parts: [any ProgramPart] {
        branches.flatMap { [$0.condition, $0.view] as [any ProgramPart] } + (otherwise.map { [$0] } ?? [])
    }

    func emit(_ emitter: Emitter) -> Code {
        let list = branches.map { (condition: $0.condition.emit(emitter), view: $0.view.emit(emitter)) }
        let otherwise = otherwise?.emit(emitter)
        let count = list.count + (otherwise == nil ? 0 : 1)
        return { frame throws(Failure) in
            for (position, branch) in list.enumerated() where try branch.condition(frame) {
                let view = try AnyView(bridging: branch.view(frame)).asBranch(position, of: count)
                return .engine(otherwise == nil ? Optional(view) as Any : view)
            }
            guard let otherwise else { return .engine(Optional<AnyView>.none as Any) }
            return .engine(try AnyView(bridging: otherwise(frame)).asBranch(count - 1, of: count))
        }
    }
}

/// A `switch` in a view builder, whose cases have identities of their own.
struct SwitchView: Operation {
    let subject: Typed
    let cases: [(pattern: CasePatterns, view: any Operation)]

    var summary: String { "switch" }
    var parts: [any ProgramPart] { [subject] + cases.flatMap { [$0.pattern, $0.view] as [any ProgramPart] } }

    func emit(_ emitter: Emitter) -> Code {
        let code = subject.emit(emitter)
        let list = cases.map { (matches: $0.pattern.emit(emitter), view: $0.view.emit(emitter)) }
        return { frame throws(Failure) in
            let value = try code(frame)
            for (position, item) in list.enumerated() where try item.matches(frame, value) {
                return .engine(try AnyView(bridging: item.view(frame)).asBranch(position, of: list.count))
            }
            return .engine(EmptyView())
        }
    }
}

/// A view without content.
struct NoView: Operation {
    var summary: String { "no view" }

    func emit(_ emitter: Emitter) -> Code { { _ throws(Failure) in .engine(EmptyView()) } }
}

extension AnyView {
    /// The view in one of several branches, which the compiler nests as a binary tree whose first half is the largest
    /// power of two below their number.
    fileprivate func asBranch(_ position: Int, of count: Int) -> AnyView {
        guard count > 1 else { return self }
        var half = 1
        while half * 2 < count { half *= 2 }
        if position < half {
            return AnyView(ConditionalContent<AnyView, AnyView>.first(asBranch(position, of: half)))
        }
        return AnyView(
            ConditionalContent<AnyView, AnyView>.second(asBranch(position - half, of: count - half))
        )
    }
}
