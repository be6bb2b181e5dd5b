// Declarations of rarer forms: errors, trees, operators, subscripts, extensions, tuples, observed objects.
extension ProgramGenerator {
    /// A function that throws, and one that catches its errors.
    func throwingFunction() -> String {
        let problem = newName("Problem")
        let thrower = newName("check")
        let catcher = newName("checked")
        let result = pick([GeneratedType.int, .string, .double])
        let number = Variable(name: "number", type: .int)
        let (condition, value, other) = apart([number]) {
            (bool(2), expression(result, 2), expression(result, 1))
        }
        scope.addFunction(catcher, of: .int, result: result)
        return """
            enum \(problem): Error { case empty, odd(Int) }
            func \(thrower)(_ number: Int) throws -> \(result.text) {
                guard \(condition) else { throw \(problem).odd(number) }
                if number == 0 { throw \(problem).empty }
                return \(value)
            }
            func \(catcher)(_ number: Int) -> \(result.text) {
                do {
                    return try \(thrower)(number)
                } catch \(problem).odd(let number) where number > 4 {
                    return \(other)
                } catch {
                    return (try? \(thrower)(3)) ?? \(literal(result))
                }
            }
            """
    }

    /// An enumeration of trees, and a function that makes one of a limited depth.
    func tree() -> String {
        let name = newName("Tree")
        let grow = newName("grow")
        let sum = newName("sum")
        let leaf = apart([Variable(name: "depth", type: .int)]) { int(2) }
        scope.functions.append(Callable(name: sum, parameters: [], result: .int))
        return """
            indirect enum \(name) {
                case leaf(Int)
                case node(\(name), \(name))
                var sum: Int {
                    switch self {
                    case .leaf(let number): return number
                    case .node(let left, let right): return left.sum &+ right.sum
                    }
                }
            }
            func \(grow)(_ depth: Int) -> \(name) {
                depth > 0 ? .node(\(grow)(depth - 1), .leaf(depth)) : .leaf(\(leaf))
            }
            func \(sum)() -> Int { \(grow)(\(pick(["3", "0", "40", "98", "200"]))).sum }
            """
    }

    /// A structure that can be compared, with an operator, a subscript and static members.
    func valueType() -> String {
        let name = newName("Point")
        let count = newName("different")
        let variables = [Variable(name: "x", type: .int), Variable(name: "index", type: .int)]
        let element = apart(variables) { int(2) }
        scope.types.append(
            DeclaredType(
                name: name,
                parameters: [Parameter(label: "x", type: .int), Parameter(label: "name", type: .string)],
                members: [
                    Variable(name: "x", type: .int), Variable(name: "name", type: .string),
                    Variable(name: "scaled[3]", type: .int),
                ]
            )
        )
        scope.addFunction(count, of: .int, result: .int)
        return """
            struct \(name): Hashable, Comparable {
                var x: Int
                var name: String
                static let origin = \(name)(x: 0, name: "")
                var scaled: \(name) { self + \(name).origin }
                static func + (first: \(name), second: \(name)) -> \(name) {
                    \(name)(x: first.x &+ second.x, name: first.name)
                }
                static func < (first: \(name), second: \(name)) -> Bool { first.x < second.x }
                subscript(index: Int) -> Int { \(element) }
            }
            func \(count)(_ number: Int) -> Int {
                let points = (0..<\(pick(["4", "0", "100"]))).map { \(name)(x: $0 % 3, name: "p") }
                return Set(points).count &+ (points.sorted().first?.x ?? number) &+ (points.max() ?? .origin).x
            }
            """
    }

    /// Extensions of types of the library.
    func extensions() -> String {
        let numbers = newName("doubled")
        let total = newName("total")
        let clamped = newName("clamped")
        let user = newName("extended")
        let argument = apart([Variable(name: "number", type: .int)]) { int(2) }
        scope.addFunction(user, of: .int, result: .int)
        return """
            extension Int { var \(numbers): Int { self &* 2 } }
            extension Array where Element == Int { var \(total): Int { reduce(0) { $0 &+ $1 } } }
            extension Comparable {
                func \(clamped)(to limits: ClosedRange<Self>) -> Self {
                    min(max(self, limits.lowerBound), limits.upperBound)
                }
            }
            func \(user)(_ number: Int) -> Int {
                [number.\(numbers), \(argument)].\(total).\(clamped)(to: 0...\(pick(["9", "0", "Int.max"])))
            }
            """
    }

    /// A function that composes two closures, and a use of it.
    func composition() -> String {
        let compose = newName("compose")
        let user = newName("composed")
        let result = pick([GeneratedType.int, .string, .color])
        let first = closure(from: .int, to: .double, 2)
        let second = closure(from: .double, to: result, 2)
        scope.functions.append(
            Callable(name: user, parameters: [], result: .function(.int, result))
        )
        return """
            func \(compose)<A, B, C>(_ first: @escaping (A) -> B, _ second: @escaping (B) -> C) -> (A) -> C {
                { second(first($0)) }
            }
            func \(user)() -> (Int) -> \(result.text) {
                let first: (Int) -> Double = \(first)
                let second: (Double) -> \(result.text) = \(second)
                return \(compose)(first, second)
            }
            """
    }

    /// Functions with tuples, variadic and `inout` parameters.
    func tuples() -> String {
        let sum = newName("sum")
        let bounds = newName("bounds")
        let increase = newName("increase")
        let user = newName("paired")
        let step = apart([Variable(name: "number", type: .int)]) { int(2) }
        scope.addFunction(user, of: .int, result: .string)
        return """
            func \(sum)(_ numbers: Int...) -> Int { numbers.reduce(0) { $0 &+ $1 } }
            func \(bounds)(_ numbers: [Int]) -> (low: Int, high: Int) {
                (low: numbers.min() ?? 0, high: numbers.max() ?? 0)
            }
            func \(increase)(_ number: inout Int) { number = number &+ \(step) }
            func \(user)(_ number: Int) -> String {
                var count = \(sum)(1, number, 3)
                \(increase)(&count)
                let (low, high) = \(bounds)([count, number, 4])
                switch (low, high) {
                case (0, _): return "zero"
                case let (x, y) where x == y: return "same \\(x)"
                case (..<0, let y): return "\\(y)"
                default: return "\\(low)-\\(high)"
                }
            }
            """
    }

    /// An object that views observe, and a view that changes it.
    func model() -> String {
        let name = newName("Store")
        let view = newName("Observing")
        let count = Variable(name: "self.count", type: .int)
        let next = apart([count]) { int(2) }
        let body = apart([Variable(name: "store.count", type: .int)]) { viewExpression(2) }
        let isPublished = chance(oneIn: 2)
        scope.views.append(DeclaredView(name: view, parameters: [], hasContent: false))
        return """
            \(isPublished ? "" : "@Observable ")final class \(name)\(isPublished ? ": ObservableObject" : "") {
                \(isPublished ? "@Published " : "")var count = 0 {
                    didSet { previous = oldValue }
                }
                var previous = 0
                \(isPublished ? "" : "@ObservationIgnored ")lazy var first: Int = { count &+ 1 }()
                func advance() { count = \(next) }
            }
            struct \(view): View {
                \(isPublished ? "@StateObject" : "@State") private var store = \(name)()

                var body: some View {
                    VStack {
                        Text("\\(store.count) \\(store.previous)")
            \(body.indented.indented.indented)
                    }
                    .onAppear { store.advance() }
                    .onTapGesture { withAnimation { store.advance() } }
                }
            }
            """
    }

    /// A generic collection with a constraint, and a function that fills one.
    func generic(collection name: String) -> String {
        let user = newName("filled")
        let element = apart([Variable(name: "index", type: .int)]) { int(2) }
        scope.functions.append(Callable(name: user, parameters: [], result: .int))
        return """
            struct \(name)<Element: Equatable> {
                private(set) var elements: [Element] = []
                mutating func push(_ element: Element) {
                    if !elements.contains(element) { elements.append(element) }
                }
                mutating func pop() -> Element? { elements.popLast() }
            }
            func \(user)() -> Int {
                var queue = \(name)<Int>()
                for index in 0..<\(pick(["4", "0", "60", "300"])) { queue.push(\(element)) }
                _ = queue.pop()
                return queue.elements.count
            }
            """
    }
}
