import UIKitEngine

/// An object of a class of the source.
package protocol SourceObject: AnyObject {
    var content: ObjectContent { get }
}

/// The class of an object, and its stored properties.
package final class ObjectContent {
    /// The number of the class.
    let type: Int
    /// The values of the stored properties, those of the superclasses first.
    package var fields: [Value]
    /// The code that has made initial values of properties that nobody has read, by their positions; empty without a record.
    package var unread: [Int: Set<ProgramUnit>] = [:]
    package let execution: Execution
    /// The number of the body or action that has made it.
    private let run: Int

    package init(type: Int, fields: [Value], execution: Execution) {
        self.type = type
        self.fields = fields
        self.execution = execution
        run = execution.runCount
    }

    /// The value of a stored property; `nil` if there is none.
    func field(at index: Int) -> Value? {
        guard index < fields.count else { return nil }
        if !unread.isEmpty, let units = unread.removeValue(forKey: index) { execution.record?.add(units) }
        return fields[index]
    }

    /// Whether a view can have read it: none has in the body that makes it.
    package var canBeObserved: Bool { run != execution.runCount }

    /// The class as the check has left it.
    package var checkedType: CheckedType { execution.program.types[type] }
}

/// An object of a class without a superclass of the engine.
package final class PlainObject: SourceObject {
    package let content: ObjectContent

    package init(_ content: ObjectContent) {
        self.content = content
    }
}

extension Value {
    /// A stored property of a structure or an object; nil for other values.
    package func stored(at index: Int) -> Value? {
        switch self {
        case .record(let record): index < record.fields.count ? record.fields[index] : nil
        case .object(let object): object.content.field(at: index)
        default: nil
        }
    }

    /// Sets a stored property of a structure or an object.
    package mutating func store(_ value: Value, at index: Int) {
        switch self {
        case .record(var record):
            record.fields[index] = value
            self = .record(record)
        case .object(let object): object.content.fields[index] = value
        default: break
        }
    }

    /// The number of the type of a value of the source; nil for other values.
    package var sourceType: Int? {
        switch self {
        case .record(let record): record.type
        case .enumeration(let value): value.type
        case .object(let object): object.content.type
        default: nil
        }
    }
}
