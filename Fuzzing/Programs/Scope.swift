/// A name, or a place after a name, that an expression can read.
struct Variable {
    let name: String
    let type: GeneratedType
    var isMutable = false
}

/// A parameter of a function, or a property that an initializer takes.
struct Parameter {
    /// The label at a call; `nil` if there is none.
    let label: String?
    let type: GeneratedType
}

/// A function that the program declares, with its arguments' types and the type of its result.
struct Callable {
    let name: String
    let parameters: [Parameter]
    let result: GeneratedType
}

/// A case of an enumeration, with the types of its associated values.
struct EnumerationCase {
    let name: String
    let values: [GeneratedType]
}

/// A type that the program declares: how values of it are made, and which members they have.
struct DeclaredType {
    let name: String
    /// The parameters of the initializer of a structure or a class.
    var parameters: [Parameter] = []
    /// The cases of an enumeration.
    var cases: [EnumerationCase] = []
    var members: [Variable] = []
    var methods: [Callable] = []
    /// The protocols of the program that it conforms to.
    var protocols: [String] = []
}

/// A view that the program declares.
struct DeclaredView {
    let name: String
    let parameters: [Parameter]
    /// Whether a closure with its content follows the arguments.
    let hasContent: Bool
}

/// A generic function that the program declares.
struct GenericFunction {
    /// The work of a generic function, which determines its parameters.
    enum Form: CaseIterable {
        case pick, largest, applied, repeated
    }

    let name: String
    let form: Form
}

/// The declarations of a program so far, and the variables at the place that is being written.
struct Scope {
    var variables: [Variable] = []
    var functions: [Callable] = []
    var generics: [GenericFunction] = []
    var types: [DeclaredType] = []
    /// The generic structures with one property, `value`.
    var boxes: [String] = []
    var views: [DeclaredView] = []
    var shapes: [String] = []
    /// Functions from a view and a number to a view.
    var wrappers: [String] = []
    /// Methods of views that take a number.
    var modifiers: [String] = []
    /// Keys of the environment whose values are numbers.
    var environmentKeys: [String] = []
    /// Whether the label of a button is at hand.
    var hasLabel = false

    /// The expressions that can be read here as a value of a type: variables, and members of variables of declared types.
    func readable(_ type: GeneratedType) -> [String] {
        variables.flatMap { variable -> [String] in
            if variable.type == type { return [variable.name] }
            guard case .declared(let name) = variable.type else { return [] }
            return declaredType(name).members.filter { $0.type == type }.map { "\(variable.name).\($0.name)" }
        }
    }

    /// The variables of a type that can be set here.
    func mutable(_ type: GeneratedType) -> [String] {
        variables.filter { $0.isMutable && $0.type == type }.map(\.name)
    }

    /// The declared type with a name.
    func declaredType(_ name: String) -> DeclaredType {
        guard let type = types.first(where: { $0.name == name }) else {
            preconditionFailure("'\(name)' is not declared")
        }
        return type
    }

    /// The declared types that conform to a protocol of the program.
    func types(conformingTo name: String) -> [DeclaredType] {
        types.filter { $0.protocols.contains(name) }
    }
}

extension Scope {
    /// Adds a function with one parameter without a label.
    mutating func addFunction(_ name: String, of parameter: GeneratedType, result: GeneratedType) {
        let parameters = [Parameter(label: nil, type: parameter)]
        functions.append(Callable(name: name, parameters: parameters, result: result))
    }
}
