import ProjectResources
import StyleSyntax
import ViewEngine

/// A program that the check has resolved and that can run.
final class CheckedProgram: Sendable {
    let functions: [FunctionCode]
    /// The places of the functions.
    private let places: [SourcePlace]
    let types: [CheckedType]
    /// The code that makes an object of a class with its initial values, by the number of the class.
    let objects: [Int: Code]
    /// The accent color of the app; nil for the system's.
    let accent: Color?
    /// The images of the project; nil without resources.
    let images: (any ImageLibrary)?
    /// The fonts of the project; nil without resources, or without fonts.
    let fonts: (any FontBook)?
    /// The language of development of the project; nil without resources.
    let developmentLocale: Locale?

    private let resources: ProgramResources?

    init(
        functions: [FunctionCode],
        places: [SourcePlace],
        types: [CheckedType],
        objects: [Int: Code],
        resources: ProgramResources?
    ) {
        self.functions = functions
        self.places = places
        self.types = types
        self.objects = objects
        self.resources = resources
        accent = resources?.accent
        images = resources
        fonts = resources?.fonts
        developmentLocale = resources?.developmentLocale
    }

    /// Whether the project has texts, but none in the language of a locale.
    func lacksLanguage(_ locale: Locale) -> Bool {
        resources?.project.lacksLanguage(of: locale.identifier) ?? false
    }

    /// Calls a function of the program.
    func call(
        _ function: Int,
        in execution: Execution,
        with values: inout [Value]
    ) throws(Failure) -> Value {
        do throws(Failure) {
            try execution.step()
            execution.record?.add(.function(function))
            return try functions[function](execution, &values)
        } catch {
            // The engine calls functions, too, which is no place of the source.
            throw error.at(places[function])
        }
    }

    /// Calls the function that runs for a key on the type of the first value; the function itself without another one.
    func callDynamically(
        _ key: String,
        orElse function: Int,
        in execution: Execution,
        with values: inout [Value]
    ) throws(Failure) -> Value {
        guard let type = values.first?.sourceType else {
            return try call(function, in: execution, with: &values)
        }
        return try call(types[type].dispatch[key] ?? function, in: execution, with: &values)
    }
}

/// A function that was resolved: it takes its receiver, if it has one, and its arguments, and leaves in them what it
/// has changed.
typealias FunctionCode = @Sendable (Execution, inout [Value]) throws(Failure) -> Value

/// A type of the source, as the engine's protocols need it.
struct CheckedType: Sendable {
    let name: String
    /// The number of the type of which it is an instance; nil for other types.
    let generic: Int?
    let isClass: Bool
    let protocols: Set<String>
    /// The numbers of the functions that fulfill requirements of protocols, by name.
    let requirements: [String: Int]
    /// The places of the functions that make views, by the names of the requirements.
    let bodies: [String: SourcePlace]
    /// The stored property that is animated, if a computed one is not.
    let animatableField: Int?
    /// The numbers of the functions that run for a method, a getter or a setter, by key: overrides, and what fulfills
    /// requirements of the protocols of the source.
    var dispatch: [String: Int] = [:]
    /// The code that reads the stored properties, by name.
    var stored: [String: MemberCode] = [:]
    /// The observers of properties, by name; those of subclasses come first.
    var observers: [String: [PropertyObserver]] = [:]
}

/// A function that runs before or after a property changes.
struct PropertyObserver: Sendable {
    let function: Int
    let isBefore: Bool
}
