package import StyleSyntax
import UIKitEngine
package import ViewEngine

/// A program that the check has resolved and that can run.
package final class CheckedProgram: Sendable {
    let functions: [FunctionCode]
    /// The places of the functions.
    private let places: [SourcePlace]
    package let types: [CheckedType]
    /// The numbers of the functions that run for a key on values of types outside of the source, which conform to its
    /// protocols, by the names of the types.
    package let outsideDispatch: [String: [String: Int]]
    /// The code that makes an object of a class with its initial values, by the number of the class.
    package let objects: [Int: Code]
    /// The accent color of the app; nil for the system's.
    package let accent: Color?
    /// The images of the project; nil without resources.
    package let images: (any ImageLibrary)?
    /// The fonts of the project; nil without resources, or without fonts.
    package let fonts: (any FontBook)?
    /// The language of development of the project; nil without resources.
    package let developmentLocale: Locale?

    private let library: (any ProgramLibrary)?

    package init(
        functions: [FunctionCode],
        places: [SourcePlace],
        types: [CheckedType],
        outsideDispatch: [String: [String: Int]],
        objects: [Int: Code],
        library: (any ProgramLibrary)?
    ) {
        self.functions = functions
        self.places = places
        self.types = types
        self.outsideDispatch = outsideDispatch
        self.objects = objects
        self.library = library
        accent = library?.accent
        images = library
        fonts = library?.fonts
        developmentLocale = library?.developmentLocale
    }

    /// Whether the project has texts, but none in the language of a locale.
    package func lacksLanguage(_ locale: Locale) -> Bool {
        library?.lacksLanguage(locale) ?? false
    }

    /// Calls a function of the program.
    package func call(
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
    package func callDynamically(
        _ key: String,
        orElse function: Int,
        in execution: Execution,
        with values: inout [Value]
    ) throws(Failure) -> Value {
        var found: Int?
        if let type = values.first?.sourceType {
            found = types[type].dispatch[key]
        } else if !outsideDispatch.isEmpty, let type = values.first?.outsideType {
            found = outsideDispatch[type]?[key]
        }
        return try call(found ?? function, in: execution, with: &values)
    }
}

/// A function that was resolved: it takes its receiver, if it has one, and its arguments, and leaves in them what it
/// has changed.
package typealias FunctionCode = @Sendable (Execution, inout [Value]) throws(Failure) -> Value

/// A type of the source, as the engine's protocols need it.
package struct CheckedType: Sendable {
    let name: String
    /// The number of the type of which it is an instance; nil for other types.
    package let generic: Int?
    package let isClass: Bool
    package let protocols: Set<String>
    /// The numbers of the functions that fulfill requirements of protocols, by name.
    let requirements: [String: Int]
    /// The places of the functions that make views, by the names of the requirements.
    let bodies: [String: SourcePlace]
    /// The stored property that is animated, if a computed one is not.
    let animatableField: Int?
    /// The numbers of the functions that run for a method, a getter or a setter, by key: overrides, and what fulfills
    /// requirements of the protocols of the source.
    package let dispatch: [String: Int]
    /// The members of a view that the functions override.
    let overrides: UIView.Overrides
    /// The code that reads the stored properties, by name.
    package var stored: [String: MemberCode] = [:]
    /// The observers of properties, by name; those of subclasses come first.
    package var observers: [String: [PropertyObserver]] = [:]

    package init(
        name: String,
        generic: Int?,
        isClass: Bool,
        protocols: Set<String>,
        requirements: [String: Int],
        bodies: [String: SourcePlace],
        animatableField: Int?,
        dispatch: [String: Int] = [:],
        stored: [String: MemberCode] = [:],
        observers: [String: [PropertyObserver]] = [:]
    ) {
        self.name = name
        self.generic = generic
        self.isClass = isClass
        self.protocols = protocols
        self.requirements = requirements
        self.bodies = bodies
        self.animatableField = animatableField
        self.dispatch = dispatch
        overrides = UIView.Overrides(dispatch)
        self.stored = stored
        self.observers = observers
    }
}

/// A function that runs before or after a property changes.
package struct PropertyObserver: Sendable {
    package let function: Int
    package let isBefore: Bool

    package init(function: Int, isBefore: Bool) {
        self.function = function
        self.isBefore = isBefore
    }
}
