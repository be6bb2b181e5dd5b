import Foundation
import Synchronization
import Testing

@testable import StyleRuntime

@Suite struct `Types of a source` {
    @Test func `are equal if all of their parts are`() {
        func closure(_ result: StyleType, isBuilder: Bool = false) -> StyleType {
            .function(
                .init([.init(.int), .init(.optional(.string), isInout: true)], result, isBuilder: isBuilder)
            )
        }
        let types: [StyleType] = [
            .int, .engine(.color), .declared(0), .declared(1), .variable(0), .range, .closedRange, .keyPath,
            .unknown,
            .void, .view, .any(.gesture), .any(.gesture, [.int]), .applied(0, [.int]), .applied(1, [.int]),
            .optional(.int), .optional(.optional(.int)), .array(.int), .metatype(.int), .binding(.int),
            .gestureState(.int), .dictionary(.int, .string), .dictionary(.string, .int),
            .tuple([.init("x", .int), .init("y", .int)]), .tuple([.init("x", .int), .init(nil, .int)]),
            closure(.view), closure(.view, isBuilder: true), closure(.void),
        ]
        for (position, type) in types.enumerated() {
            #expect(StyleType(type.kind) == type, "\(type.name())")
            #expect(StyleType(type.kind).hashValue == type.hashValue, "\(type.name())")
            for other in types[..<position] { #expect(type != other, "\(type.name()), \(other.name())") }
        }
    }

    @Test func `leave the table when nobody has them`() {
        // Of numbers that no other test has.
        let part = StyleType.Kind.array(.declared(8_765_432))
        var type: StyleType? = .optional(StyleType(part))
        var kind = type?.kind
        #expect(isHeld(part))
        type = nil
        #expect(isHeld(part), "the kind has the part")
        withExtendedLifetime(kind) {}
        kind = nil
        #expect(!isHeld(part))

        let first = StyleType.Kind.array(.declared(8_765_433))
        var nested: StyleType? = (0..<1_000).reduce(.declared(8_765_433)) { type, _ in .array(type) }
        #expect(isHeld(first))
        withExtendedLifetime(nested) {}
        nested = nil
        #expect(!isHeld(first))
    }

    @Test func `are equal on all threads`() {
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for number in 0..<2_000 {
                let pair = StyleType.dictionary(.declared(8_765_434 + number % 3), .optional(.int))
                let other = StyleType.dictionary(.declared(8_765_434 + number % 3), .optional(.int))
                #expect(pair == other)
                #expect(pair.kind == other.kind)
            }
        }
        for number in 0..<3 {
            #expect(!isHeld(.dictionary(.declared(8_765_434 + number), .optional(.int))))
        }
    }

    @Test func `know how many types they consist of`() {
        #expect(StyleType.int.partCount == 1)
        #expect(StyleType.dictionary(.int, .array(.string)).partCount == 4)
        let function = StyleType.function(.init([.init(.int), .init(.view)], .optional(.int)))
        #expect(function.partCount == 5)
        #expect(function.hasMoreParts(than: 4) && !function.hasMoreParts(than: 5))
        let pairs = (0..<200).reduce(StyleType.int) { type, _ in .dictionary(type, type) }
        #expect(pairs.partCount == .max)
    }

    @Test func `have other types in place of their variables`() {
        let pattern = StyleType.function(
            .init(
                [.init(.array(.variable(0)))],
                .tuple([.init(nil, .variable(1)), .init("x", .optional(.variable(0)))])
            )
        )
        #expect(pattern.hasVariable)
        let settled = pattern.substituting([0: .int, 1: .view])
        #expect(!settled.hasVariable)
        #expect(
            settled
                == .function(
                    .init([.init(.array(.int))], .tuple([.init(nil, .view), .init("x", .optional(.int))]))
                )
        )
        #expect(pattern.substituting([0: .int]).hasVariable)
        #expect(settled.substituting([0: .string]) == settled)
        #expect(StyleType.any(.closedRange, [.variable(0)]).substituting([0: .int]) == .closedRange)
        #expect(
            StyleType.any(.closedRange, [.variable(0)]).substituting([0: .double]) == NumberRange.bridgedType
        )
    }

    private func isHeld(_ kind: StyleType.Kind) -> Bool {
        InternedType.types.withLock { $0[kind] != nil }
    }
}
