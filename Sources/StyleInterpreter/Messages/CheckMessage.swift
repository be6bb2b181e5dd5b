/// A message about a source, by its facts: names and types as the source writes them.
enum CheckMessage: Hashable, Sendable {
    // Names.
    case unknownName(String)
    case unknownType(String)
    case unknownAttribute(String)
    case noMember(of: String, String)
    case noStaticMember(of: String, String)
    case noSettableMember(of: String, String)
    case noMemberType(String, of: String)
    case noSubscript(of: String)
    case optionalMember(of: String, String)
    case memberWithoutBase(String)
    case pressOfPrimitiveStyle
    case noStandIn(for: String, type: String)
    case assetColor(String)

    // Declarations.
    case circularReference
    case circularAlias(String)
    case noInitialValue(of: String)
    case noTypeAnnotation
    case constantNames
    case rawValueTooGreat(of: String)
    case endlessType(String)
    case environmentKeyPath
    case localDeclaration

    // Types that conform and inherit.
    case noConformance(of: String, to: String, missing: String? = nil)
    case noKeyframes(of: String)
    case inheritsFromItself(String)
    case tooManySuperclasses(of: String, limit: Int)
    case tooManyProtocols(of: String, limit: Int)
    /// An override of a kind of member: a property or a method.
    case noOverride(String)
    case undrawnSubclass(of: String)
    case platformView
    case superWithoutSuperclass

    // Conversions.
    case conversion(from: String, to: String)
    case optionalConversion(from: String, to: String)
    case closureConversion(to: String)
    case closureParameters(of: String, expected: Int, used: Int)
    case integerOverflow(String)
    case nilConversion(to: String)
    case nilWithoutType
    case emptyLiteralWithoutType
    case ternaryTypes(String, String)
    case typeTooLarge(limit: Int)

    // Calls.
    case uncallable
    case callOfValue(type: String)
    case noInitializer(of: String)
    case noOverload(of: String, candidates: [String])
    case extraArgument(of: String, labels: [String])
    case missingArgument(label: String?, position: Int)
    case argumentLabels(given: [String], expected: [String])
    case mutationOfConstant(by: String)
    case subscriptArguments
    case colorLiteralArguments
    case selectorArguments
    case selectorTarget
    case actionWithEvent

    // Operators.
    case `operator`(String)
    case unknownOperator(String)
    case unaryOperator(String, operand: String)
    case binaryOperator(String, operands: String)
    case mixedOperands(String, first: String, second: String)
    case noOperatorFunction(String)
    case matchOfNoRange

    // Assignments.
    case constantValue(String)
    case readOnlyValue(String)
    case constantProperty(String)
    case readOnlyProperty(String, of: String)
    case subscriptAssignment
    case expressionAssignment

    // Statements and builders.
    case bindingOfValue(type: String)
    case noSequence(String)
    case tuplePatternLength(type: String)
    case incompleteSwitch(missing: [String])
    case ifValueWithoutElse
    case statementWithoutValue
    case branchWithoutValue
    case controlFlowInBuilder(String)
    case trackProperty

    // Swift that Bezel does not draw.
    /// Something in words, such as "this pattern".
    case unsupported(String)
    case macro(String)
    case keyInterpolation(label: String)
    case stringInterpolation(label: String)
    case tooComplex
    case tooManyStandIns([String], limit: Int)

    // Warnings.
    case topLevelStatement
    case neverCalled(String)
    /// An override with an error, which a picture does without.
    case overrideNotUnderstood(String, String)

    // The whole source.
    case noStyle
    /// A declaration of a name that is declared again in a later line.
    case replaced(String, byLine: Int)
    case leftOut(of: String, atLine: Int)
}
