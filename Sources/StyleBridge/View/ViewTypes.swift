import StyleRuntime
import ViewEngine

// The types of this chapter whose values a program stores as they are, by the names that a source uses.

extension EmptyView: EngineValue { static var engineType: EngineType { .emptyView } }
extension Namespace.ID: EngineValue { static var engineType: EngineType { .namespaceID } }
extension Visibility: EngineValue { static var engineType: EngineType { .visibility } }
