import StyleBridge
import StyleSyntax

/// A part of the check, with the methods for one subject.
///
/// A part stores only the checker, which conforms, too, so that it can name the parts.
protocol CheckPart {
    var checker: Checker { get }
}

extension CheckPart {
    var program: StyleProgram { checker.program }
    var bridge: Bridge { checker.bridge }

    // MARK: Types

    var typeNames: TypeNames { TypeNames(checker: checker) }
    var signatures: Signatures { Signatures(checker: checker) }
    var conversions: Conversions { Conversions(checker: checker) }
    var generics: Generics { Generics(checker: checker) }
    var associatedTypes: AssociatedTypes { AssociatedTypes(checker: checker) }

    // MARK: Declarations

    var declarations: DeclarationCheck { DeclarationCheck(checker: checker) }
    var storedProperties: StoredProperties { StoredProperties(checker: checker) }
    var propertyWrappers: PropertyWrappers { PropertyWrappers(checker: checker) }
    var unitMessages: UnitMessages { UnitMessages(checker: checker) }

    // MARK: Names

    var identifiers: Identifiers { Identifiers(checker: checker) }
    var memberLookup: MemberLookup { MemberLookup(checker: checker) }
    var spelling: Spelling { Spelling(checker: checker) }

    // MARK: Calls

    var calls: Calls { Calls(checker: checker) }
    var callables: Callables { Callables(checker: checker) }
    var overloads: OverloadResolution { OverloadResolution(checker: checker) }
    var argumentMatching: ArgumentMatching { ArgumentMatching(checker: checker) }
    var records: Records { Records(checker: checker) }

    // MARK: Expressions

    var expressions: Expressions { Expressions(checker: checker) }
    var literals: Literals { Literals(checker: checker) }
    var operators: Operators { Operators(checker: checker) }
    var subscripts: Subscripts { Subscripts(checker: checker) }
    var closureExpressions: ClosureExpressions { ClosureExpressions(checker: checker) }

    // MARK: Statements

    var controlFlow: ControlFlow { ControlFlow(checker: checker) }
    var patterns: Patterns { Patterns(checker: checker) }
    var places: Places { Places(checker: checker) }

    // MARK: Builders

    var viewBuilders: ViewBuilders { ViewBuilders(checker: checker) }
    var resultBuilders: ResultBuilders { ResultBuilders(checker: checker) }
    var keyframeBuilders: KeyframeBuilders { KeyframeBuilders(checker: checker) }

    // MARK: Stand-ins

    var externalNames: ExternalNames { ExternalNames(checker: checker) }
    var samples: Samples { Samples(checker: checker) }
    var replacements: Replacements { Replacements(checker: checker) }

    // MARK: Classes

    var inheritance: Inheritance { Inheritance(checker: checker) }
    var outsideConformances: OutsideConformances { OutsideConformances(checker: checker) }
    var classMembers: ClassMembers { ClassMembers(checker: checker) }
    var buttonSearch: ButtonSearch { ButtonSearch(checker: checker) }

    // MARK: Resources and environment

    var resourceNames: ResourceNames { ResourceNames(checker: checker) }
    var localizedTexts: LocalizedTexts { LocalizedTexts(checker: checker) }
    var sourceEnvironment: SourceEnvironment { SourceEnvironment(checker: checker) }

    // MARK: Roots

    var rootSearch: RootSearch { RootSearch(checker: checker) }
    var parameterSearch: ParameterSearch { ParameterSearch(checker: checker) }
}
