import StyleInterpreter
import StyleRuntime
import StyleSyntax
import SwiftUI
import TestSupport
import Testing

/// The results of lines with sequences; they are those of the same lines compiled, apart from the quotes of strings.
@Suite struct `Sequences of a source` {
    @Test(arguments: [
        (#"let r = 0..<3; let c = r.map { $0 }"#, "[0, 1, 2]"),
        (#"let c = (0...3).map { Double($0) }"#, "[0.0, 1.0, 2.0, 3.0]"),
        (#"let c = (0..<3).filter { $0 > 1 }"#, "[2]"),
        (#"let c = (0..<3).reduce(0, +)"#, "3"),
        (#"let c = (1..<3).reduce(Int.max, &+) < 0"#, "true"),
        (#"let c = [6, 3].reduce(7, &)"#, "2"),
        (#"var n = Int.max; n &+= 1; let c = n == Int.min"#, "true"),
        (#"var n = 3; n &*= 5; n &-= 1; let c = n"#, "14"),
        (#"enum E: String, CaseIterable { case a, b = "x" }; let c = E.allCases.map(\.rawValue)"#, "[a, x]"),
        (#"let c = Double.leastNonzeroMagnitude > 0"#, "true"),
        (#"let c = (0..<3).contains(2)"#, "true"),
        (#"let c = (0..<3).contains { $0 > 1 }"#, "true"),
        (#"let c = (0..<3).count"#, "3"),
        (#"let c = (0..<3).first!"#, "0"),
        (#"let c = (0..<3).first { $0 > 1 }!"#, "2"),
        (#"let c = (0..<3).last { $0 < 1 }!"#, "0"),
        (#"let c = (0..<3).firstIndex(of: 2)!"#, "2"),
        (#"let c = Array((0..<3).reversed())"#, "[2, 1, 0]"),
        (#"let c = (0..<3).reversed().map { $0 * 2 }"#, "[4, 2, 0]"),
        (#"let c = (0..<3).lowerBound"#, "0"),
        (#"let c = (0..<3).upperBound"#, "3"),
        (#"let c = (0...3).upperBound"#, "3"),
        (#"let c = (0..<3).startIndex"#, "0"),
        (#"let c = (0..<3).endIndex"#, "3"),
        (#"let c = (0..<3).sorted { $0 > $1 }"#, "[2, 1, 0]"),
        (#"let c = (0..<3).sorted()"#, "[0, 1, 2]"),
        (#"let c = (0..<3).enumerated().map { $0.offset * $0.element }"#, "[0, 1, 4]"),
        (#"let c = (0..<3).isEmpty"#, "false"),
        (#"let c = (0..<0).isEmpty"#, "true"),
        (#"let c = stride(from: 0, to: 1, by: 0.25).map { $0 * 2 }"#, "[0.0, 0.5, 1.0, 1.5]"),
        (#"let c = Array(stride(from: 0, to: 10, by: 5))"#, "[0, 5]"),
        (#"let c = stride(from: 0, to: 10, by: 5).reduce(0, +)"#, "5"),
        (#"let c = stride(from: 0, to: 10, by: 5).contains(5)"#, "true"),
        (#"let c = zip([1, 2], [3, 4]).map { $0 + $1 }"#, "[4, 6]"),
        (#"let c = zip([1, 2], [3, 4]).map(+)"#, "[4, 6]"),
        (#"let c = zip([1, 2], [3, 4]).map { a, b in a * b }"#, "[3, 8]"),
        (#"let c = zip([1, 2], [3, 4]).map { $0.0 + $0.1 }"#, "[4, 6]"),
        (#"let c = zip(0..<2, [3.0, 4.0]).map { Double($0) * $1 }"#, "[0.0, 4.0]"),
        (#"let c = zip([1, 2].indices, [3, 4]).map { $0.0 + $0.1 }"#, "[3, 5]"),
        (#"let c = zip([1, 2], 5...).map { $0 + $1 }"#, "[6, 8]"),
        (#"let c = zip(1..., ["a", "b"]).map { "\($0)\($1)" }"#, "[1a, 2b]"),
        (#"let c = Array(zip([1, 2], ["a", "b"])).count"#, "2"),
        (#"let c = (0..<3).map(String.init).joined(separator: "-")"#, "0-1-2"),
        (#"let c = (0..<3).map { "\($0)" }.joined()"#, "012"),
        (#"let c = [1, 2, 3][1...].map { $0 }"#, "[2, 3]"),
        (#"let c = Array([1, 2, 3][0..<2])"#, "[1, 2]"),
        (#"let range = 0..<2; let c = Array([1, 2, 3][range])"#, "[1, 2]"),
        (#"let c = [1, 2, 3] + (4...5)"#, "[1, 2, 3, 4, 5]"),
        (#"let c = [1, 2, 3].elementsEqual(1...3)"#, "true"),
        (#"let c = (1...3).allSatisfy { $0 > 0 }"#, "true"),
        (#"let c = (1...3).compactMap { $0 > 1 ? $0 : nil }"#, "[2, 3]"),
        (#"let c = (1...3).flatMap { [$0, $0] }"#, "[1, 1, 2, 2, 3, 3]"),
        (#"let c = (1...3).dropFirst().map { $0 }"#, "[2, 3]"),
        (#"let c = (1...3).dropLast().map { $0 }"#, "[1, 2]"),
        (#"let c = (1...3).prefix(2).map { $0 }"#, "[1, 2]"),
        (#"let c = (1...3).suffix(2).map { $0 }"#, "[2, 3]"),
        (#"let c = (1...3).min()!"#, "1"),
        (#"let c = (1...3).max()!"#, "3"),
        (#"let c = (1...3).last!"#, "3"),
        (#"let c = (1...3).clamped(to: 2...5).lowerBound"#, "2"),
        (#"let c = (1...3).overlaps(2...5)"#, "true"),
        (#"let c = (0.0...1.0).contains(0.5)"#, "true"),
        (#"let c = (0.0...1.0).lowerBound"#, "0.0"),
        (#"let c = (0.0...1.0).clamped(to: 0.5...2).lowerBound"#, "0.5"),
        (#"let c = (0.0..<1.0).contains(1.0)"#, "false"),
        (#"let c = (1...).contains(5)"#, "true"),
        (#"let c = (..<3).contains(5)"#, "false"),
        (#"let c = (0...1) ~= 1"#, "true"),
        (#"let c = 0...1 ~= 0.5"#, "true"),
        (#"let c = (0...100).contains(5) ? 1 : 0"#, "1"),
        (#"let c = (0..<3).map { i -> Double in let x = Double(i); return x * 2 }"#, "[0.0, 2.0, 4.0]"),
        (#"let c = (0..<3).map { _ in 1.5 }"#, "[1.5, 1.5, 1.5]"),
        (
            #"let c = stride(from: 10, through: 0, by: -2).map { Double($0) }"#,
            "[10.0, 8.0, 6.0, 4.0, 2.0, 0.0]"
        ),
        (
            #"let c = stride(from: 0, to: 360, by: 90).map { Angle.degrees(Double($0)).degrees }"#,
            "[0.0, 90.0, 180.0, 270.0]"
        ),
        (
            #"let c = stride(from: 0.0, through: 1.0, by: 0.25).enumerated().map { $0.element }"#,
            "[0.0, 0.25, 0.5, 0.75, 1.0]"
        ),
        (#"let c = (0..<3).map { (offset: $0, size: Double($0)) }.map(\.size)"#, "[0.0, 1.0, 2.0]"),
        (#"var a = [3, 1]; a.append(contentsOf: 4...5); let c = a"#, "[3, 1, 4, 5]"),
        (#"var a = [3, 1]; a += 4...5; let c = a"#, "[3, 1, 4, 5]"),
        (#"var a = [3, 1, 2]; a.replaceSubrange(0..<1, with: [8]); let c = a"#, "[8, 1, 2]"),
        (#"var a = [3, 1, 2]; a.removeSubrange(0..<1); let c = a"#, "[1, 2]"),
        (#"var t = 0; for i in (1...).prefix(3) { t += i }; let c = t"#, "6"),
        (#"let x = [1, 2, 3, 4]; let c = x[(x.count - 2)...].reduce(0, +)"#, "7"),
        (#"let c = (0..<3).map { i in (0..<2).map { j in i * j } }"#, "[[0, 0], [0, 1], [0, 2]]"),
        (#"let c = (1...3).upperBound"#, "3"),
        (#"let r: ClosedRange<Int> = 1...3; let c = min(max(9, r.lowerBound), r.upperBound)"#, "3"),
        (#"let c = (0..<10).prefix(3).map { $0 }"#, "[0, 1, 2]"),
        (#"let c = (0..<10).dropFirst(8).map { $0 }"#, "[8, 9]"),
        (#"let c = (0...9).suffix(2).reduce(0, +)"#, "17"),
    ]) func `computes with ranges`(_ code: String, _ text: String) throws {
        #expect(try computed(code) == text)
    }

    @Test(arguments: [
        (#"let c = [3, 4].enumerated().map { $0.offset + $0.element }"#, "[3, 5]"),
        (#"let c = [3, 4].enumerated().map { $0 + $1 }"#, "[3, 5]"),
        (#"let c = [3, 4].enumerated().map { (i, e) in i + e }"#, "[3, 5]"),
        (#"let c = [3, 4].enumerated().map { i, e in i + e }"#, "[3, 5]"),
        (#"let c = [3, 4].enumerated().map { i, e -> Int in i + e }"#, "[3, 5]"),
        (#"let c = [3, 4].enumerated().filter { $0.offset > 0 }.map(\.element)"#, "[4]"),
        (#"let c = [3, 4].enumerated().filter { index, _ in index > 0 }.map { $1 }"#, "[4]"),
        (#"let c = [3, 4].enumerated().reversed().map { $0.element }"#, "[4, 3]"),
        (#"let c = [3, 4].enumerated().first { $0.element == 4 }!.offset"#, "1"),
        (#"let c = [3, 4].enumerated().reduce(0) { $0 + $1.offset * $1.element }"#, "4"),
        (#"let c = [3, 4].enumerated().forEach { i, e in }"#, "()"),
        (#"let c = Array([3, 4].enumerated()).count"#, "2"),
        (#"let c = ["a", "b"].joined(separator: ", ")"#, "a, b"),
        (#"let c = ["a", "b"].joined()"#, "ab"),
        (#"let c = [[1], [2, 3]].joined().map { $0 }"#, "[1, 2, 3]"),
        (#"let c = Array([[1], [2, 3]].joined(separator: [0]))"#, "[1, 0, 2, 3]"),
        (#"let c = [[1], [2, 3]].flatMap { $0 }"#, "[1, 2, 3]"),
        (#"let c = [1, 2, 3].reduce(into: [Int]()) { $0.append($1) }"#, "[1, 2, 3]"),
        (#"let c = [1, 2, 3].reduce(into: 0) { $0 += $1 }"#, "6"),
        (#"let c = ["a", "b"].reduce(into: [String: Int]()) { $0[$1] = 1 }["a"]!"#, "1"),
        (#"let c = [1, 2, 3].prefix(2).map { $0 }"#, "[1, 2]"),
        (#"let c = [1, 2, 3].prefix(while: { $0 < 3 }).map { $0 }"#, "[1, 2]"),
        (#"let c = [1, 2, 3].prefix { $0 < 3 }.map { $0 }"#, "[1, 2]"),
        (#"let c = [1, 2, 3].drop(while: { $0 < 3 }).map { $0 }"#, "[3]"),
        (#"let c = [1, 2, 3].drop { $0 < 3 }.map { $0 }"#, "[3]"),
        (#"let c = [1, 2, 3].prefix(upTo: 2).map { $0 }"#, "[1, 2]"),
        (#"let c = [1, 2, 3].prefix(through: 1).map { $0 }"#, "[1, 2]"),
        (#"let c = [1, 2, 3].suffix(from: 1).map { $0 }"#, "[2, 3]"),
        (#"let c = [1, 2, 3].min(by: { $0 < $1 })!"#, "1"),
        (#"let c = [1, 2, 3].max { $0 < $1 }!"#, "3"),
        (#"let c = [1, 2, 3].sorted(by: >)"#, "[3, 2, 1]"),
        (#"let c = [1, 2, 3].sorted(by: <)"#, "[1, 2, 3]"),
        (#"let c = [1, 2, 3].sorted { $0 > $1 }"#, "[3, 2, 1]"),
        (#"let c = [1.0, 2, 3].max() ?? 0"#, "3.0"),
        (#"let c = [1, 2, 1].lastIndex(of: 1)!"#, "2"),
        (#"let c = [1, 2, 1].lastIndex { $0 == 1 }!"#, "2"),
        (#"let c = [1, 2, 1].lastIndex(where: { $0 == 1 })!"#, "2"),
        (#"let c = [1, 2, 1].firstIndex { $0 == 1 }!"#, "0"),
        (#"let c = [1, 2, 3].count(where: { $0 > 1 })"#, "2"),
        (#"let c = [1, 2, 3].count { $0 > 1 }"#, "2"),
        (#"let c = [1, 2, 3].contains { $0 > 1 }"#, "true"),
        (#"let c = [1, 2, 3] + [4]"#, "[1, 2, 3, 4]"),
        (#"let c = [1, 2, 3].elementsEqual([1, 2])"#, "false"),
        (#"let c = [1, 2, 3].starts(with: [1])"#, "true"),
        (#"let c = [1, 2, 3].first { $0 > 1 }!"#, "2"),
        (#"let c = [1, 2, 3].last { $0 > 1 }!"#, "3"),
        (#"let c = [1, 2, 3].lazy.map { $0 * 2 }.first!"#, "2"),
        (#"let c = [1, 2, 3].lazy.filter { $0 > 1 }.map { $0 * 2 }.reduce(0, +)"#, "10"),
        (#"let c = [1, 2, 3].allSatisfy { $0 > 0 }"#, "true"),
        (#"let c = [Double](repeating: 0.5, count: 3)"#, "[0.5, 0.5, 0.5]"),
        (#"let c = [1,2,3].map(Double.init)"#, "[1.0, 2.0, 3.0]"),
        (#"let c = [1,2,3].map(Double.init).reduce(0, +)"#, "6.0"),
        (#"let c = [1,2,3].map { Double($0) }.reduce(0, +) / 3"#, "2.0"),
        (#"let c = [1.0,2,3].reduce(0) { $0 + $1 }"#, "6.0"),
        (#"let c = [1.0,2,3].reduce(1, *)"#, "6.0"),
        (#"let c = [1,2,3].reduce(0, max)"#, "3"),
        (#"let c = [1,2,3].map { ($0, $0 * 2) }.map { $0.1 }"#, "[2, 4, 6]"),
        (#"let c = [1,2,3].map { ($0, $0 * 2) }.map { $1 }"#, "[2, 4, 6]"),
        (#"let c = [(1, "a")].map { number, name in "\(number)\(name)" }"#, "[1a]"),
        (#"let c = [1,2,3].dropLast(1).last!"#, "2"),
        (#"let c = [3,1,2].sorted().first!"#, "1"),
        (#"let c = [1,2,3].index(after: 0)"#, "1"),
        (#"let c = [1,2,3].index(before: 2)"#, "1"),
        (#"let c = [1,2,3].index(0, offsetBy: 2)"#, "2"),
        (#"let c = [1,2,3].distance(from: 0, to: 2)"#, "2"),
        (#"let c = [[1,2],[3]].flatMap { $0.map { $0 * 2 } }"#, "[2, 4, 6]"),
        (#"let c = [1,nil,2].compactMap { $0 }"#, "[1, 2]"),
        (#"let c = ["1", "x"].compactMap { Int($0) }"#, "[1]"),
        (#"let c = ["1", "x"].compactMap(Int.init)"#, "[1]"),
        (#"let c = [1,2,3,4].indices.filter { $0 % 2 == 0 }.map { $0 }"#, "[0, 2]"),
        (#"let c = [1,2,3].split(separator: 2).count"#, "2"),
        (#"let c = [1,2,3].isEmpty"#, "false"),
        (#"var a = [3, 1]; a.sort(); let c = a"#, "[1, 3]"),
        (#"var a = [3, 1]; a.sort(by: >); let c = a"#, "[3, 1]"),
        (#"var a = [3, 1]; a.sort { $0 < $1 }; let c = a"#, "[1, 3]"),
        (#"var a = [3, 1]; a += [2]; let c = a"#, "[3, 1, 2]"),
        (#"var a = [3, 1]; a.remove(at: 0); let c = a"#, "[1]"),
        (#"var a = [3, 1]; let b = a.removeFirst(); let c = "\(a)\(b)""#, "[1]3"),
        (#"var a = [3, 1, 2]; a.removeFirst(2); let c = a"#, "[2]"),
        (#"var a = [3, 1, 2]; a.removeLast(); let c = a"#, "[3, 1]"),
        (#"var a = [3, 1, 2]; a.removeAll(); let c = a"#, "[]"),
        (#"var a = [3, 1, 2]; a.removeAll(keepingCapacity: true); let c = a"#, "[]"),
        (#"var a = [3, 1, 2]; a.removeAll { $0 == 1 }; let c = a"#, "[3, 2]"),
        (#"var a = [3, 1, 2]; a.insert(9, at: 0); let c = a"#, "[9, 3, 1, 2]"),
        (#"var a = [3, 1, 2]; a.insert(contentsOf: [7, 8], at: 1); let c = a"#, "[3, 7, 8, 1, 2]"),
        (#"var a = [3, 1, 2]; a.swapAt(0, 1); let c = a"#, "[1, 3, 2]"),
        (#"var a = [3, 1, 2]; a.reverse(); let c = a"#, "[2, 1, 3]"),
        (#"var a = [3, 1, 2]; for i in a.indices { a[i] += 1 }; let c = a"#, "[4, 2, 3]"),
        (#"let c = [1, 2] == [1, 2]"#, "true"),
        (#"let c = [0.1, 0.2].enumerated().map { Double($0) * $1 }"#, "[0.0, 0.2]"),
        (#"let c = [3, 1, 2].sorted().enumerated().map { $0.offset * $0.element }.reduce(0, +)"#, "8"),
        (#"let c = Double([1, 2, 3].reduce(0, +)) / Double(3)"#, "2.0"),
        (#"let total: Double = [0.5, 1.5].reduce(0, +); let c = total"#, "2.0"),
        (#"let c = [1.5, 2.5].map { $0 * 2 }.max()!"#, "5.0"),
        (#"let c = -[1.5, 2.5].reduce(0, +)"#, "-4.0"),
        (#"let c = [("a", 1), ("b", 2)].first { $0.0 == "b" }!.1"#, "2"),
        (#"let c = [(name: "a", size: 1), (name: "b", size: 2)].map(\.size).reduce(0, +)"#, "3"),
        (#"let c = [[1, 2], [3, 4]].map { $0.reduce(0, +) }"#, "[3, 7]"),
        (#"let c = ["a", "b"].map { $0 }.joined() + "c""#, "abc"),
        (#"let c = [["a"], ["b", "c"]].joined().joined(separator: "-")"#, "a-b-c"),
    ]) func `computes with arrays`(_ code: String, _ text: String) throws {
        #expect(try computed(code) == text)
    }

    @Test(arguments: [
        (#"let c = Set([1, 2, 2]).count"#, "2"),
        (#"let c = Set([1, 2]).contains(1)"#, "true"),
        (#"let c = Set([1, 2]).union([3]).count"#, "3"),
        (#"let c = Set([1, 2]).intersection([2]).count"#, "1"),
        (#"let c = Set([1, 2]).subtracting([2]).count"#, "1"),
        (#"let c = Set([1, 2]).isSubset(of: [1, 2, 3])"#, "true"),
        (#"let c = Dictionary(uniqueKeysWithValues: [("a", 1)])["a"]!"#, "1"),
        (#"let c = Dictionary(uniqueKeysWithValues: zip(["a"], [1]))["a"]!"#, "1"),
        (#"let c = Dictionary(grouping: [1, 2, 3], by: { $0 % 2 })[1]!"#, "[1, 3]"),
        (#"let c = ["a": 1].map { $0.key }"#, "[a]"),
        (#"let c = ["a": 1].map { key, value in "\(key)\(value)" }"#, "[a1]"),
        (#"let c = ["a": 1].map { "\($0)\($1)" }"#, "[a1]"),
        (#"let c = ["a": 1].mapValues { $0 + 1 }["a"]!"#, "2"),
        (#"let c = ["a": 1].compactMapValues { $0 + 1 }["a"]!"#, "2"),
        (#"let c = ["b": 1, "a": 2].sorted { $0.key < $1.key }.map(\.value)"#, "[2, 1]"),
        (#"let c = ["b": 1, "a": 2].sorted(by: { $0.value < $1.value }).map(\.key)"#, "[b, a]"),
        (#"let c = ["a": 1]["a", default: 0]"#, "1"),
        (#"let c = ["a": 1].filter { $0.value > 0 }.count"#, "1"),
        (#"let c = ["a": 1].filter { key, value in value > 0 }.count"#, "1"),
        (#"let c = ["a": 1].first!.key"#, "a"),
        (#"let c = ["a": 1].contains { $0.key == "a" }"#, "true"),
        (#"let c = ["a": 1].keys.contains("a")"#, "true"),
        (#"let c = ["b": 1, "a": 2].keys.sorted()"#, "[a, b]"),
        (#"let c = ["b": 1, "a": 2].values.reduce(0, +)"#, "3"),
        (#"let c = ["b": 1].reduce(0) { $0 + $1.value }"#, "1"),
        (#"let c = ["a": 1].max { $0.value < $1.value }!.key"#, "a"),
        (#"var d = ["a": 1]; d.updateValue(2, forKey: "a"); let c = d["a"]!"#, "2"),
        (#"var d = ["a": 1]; d.removeValue(forKey: "a"); let c = d.count"#, "0"),
        (#"var d = ["a": 1]; d.merge(["b": 2]) { $1 }; let c = d.count"#, "2"),
        (#"let c = ["a": 1].merging(["a": 2]) { old, new in new }["a"]!"#, "2"),
        (#"var s: Set<Int> = [1]; s.insert(2); s.remove(1); let c = s.count"#, "1"),
        (#"let c = ["a": 1.5, "b": 2].values.reduce(0, +)"#, "3.5"),
    ]) func `computes with dictionaries and sets`(_ code: String, _ text: String) throws {
        #expect(try computed(code) == text)
    }

    @Test(arguments: [
        (#"let c = "abc".map { String($0) }"#, "[a, b, c]"),
        (#"let c = "abc".map { "\($0)" }.joined(separator: ".")"#, "a.b.c"),
        (#"let c = "abc".enumerated().map { $0.offset }"#, "[0, 1, 2]"),
        (#"let c = "abc".enumerated().map { "\($0)\($1)" }"#, "[0a, 1b, 2c]"),
        (#"let c = Array("abc").map { String($0) }"#, "[a, b, c]"),
        (#"let c = Array("abc").count"#, "3"),
        (#"let c = "abc".reversed().map { String($0) }"#, "[c, b, a]"),
        (#"let c = String("abc".reversed())"#, "cba"),
        (#"let c = "abc".contains { $0 == "b" }"#, "true"),
        (#"let c = "abc".first!"#, "a"),
        (#"let c = "abc".allSatisfy { $0.isLetter }"#, "true"),
        (#"let c = "abc".filter { $0 != "b" }"#, "ac"),
        (#"let c = "abc".split(separator: "b").map(String.init)"#, "[a, c]"),
        (#"let c = "a b".components(separatedBy: " ").first!"#, "a"),
        (#"let c = "a b".split(separator: " ").map { $0.prefix(1) }.joined()"#, "ab"),
        (#"let c = "abc".compactMap { $0.isLetter ? String($0) : nil }"#, "[a, b, c]"),
        (#"let c = "abc".reduce("") { $0 + String($1) + "-" }"#, "a-b-c-"),
        (#"let c = "abc".prefix(while: { $0 != "b" })"#, "a"),
        (#"let c = "abc".drop(while: { $0 != "b" })"#, "bc"),
        (#"let c = "abc".firstIndex(of: "b") != nil"#, "true"),
        (#"let c = "abc".forEach { _ in }"#, "()"),
        (#"let c = "abc".min()!"#, "a"),
        (#"let c = "abc".sorted().map { String($0) }"#, "[a, b, c]"),
        (#"let c = "abc".suffix(2)"#, "bc"),
        (#"let c = zip("abc", 0..<3).map { "\($0)\($1)" }"#, "[a0, b1, c2]"),
        (#"let c = String("abc".prefix(2))"#, "ab"),
        (#"let c = "abc".uppercased()"#, "ABC"),
        (#"let c = "abc".capitalized"#, "Abc"),
        (#"let c = "abc".isEmpty"#, "false"),
        (#"let c = "abc" + "d""#, "abcd"),
        (#"let c = "abc" < "abd""#, "true"),
        (
            #"let c = "hello world".split(separator: " ").map { $0.capitalized }.joined(separator: " ")"#,
            "Hello World"
        ),
        (
            #"let c = "hello".enumerated().map { index, letter in index % 2 == 0 ? letter.uppercased() : String(letter) }.joined()"#,
            "HeLlO"
        ),
    ]) func `computes with texts`(_ code: String, _ text: String) throws {
        #expect(try computed(code) == text)
    }

    @Test(arguments: [
        (#"let c = String(format: "%.2f", 2.675)"#, "2.67"),
        (#"let c = String(format: "%.0f%%", 12.5)"#, "12%"),
        (#"let c = String(format: "%02d:%02d", 5, 9)"#, "05:09"),
        (#"let c = String(format: "%05d %.3f %f", -42, 0.125, 1e10)"#, "-0042 0.125 10000000000.000000"),
        (##"let c = String(format: "#%02X%02X%02X", 255, 0, 16)"##, "#FF0010"),
        (#"let c = String(format: "%.1f", -0.05)"#, "-0.1"),
        (#"let c = String(format: "%.10f", 0.1)"#, "0.1000000000"),
        (#"let c = String(format: "%.2f", 1e22)"#, "10000000000000000000000.00"),
        (#"let c = String(format: "%2$d %1$d", 1, 2)"#, "2 1"),
        (#"let c = String(format: "%.0f %.0f %.0f", 0.5, 1.5, 2.5)"#, "0 2 2"),
        (#"let c = String(format: "%08.3f", -3.14159)"#, "-003.142"),
        (#"let c = String(format: "%f", 5e-324)"#, "0.000000"),
        (#"let c = String(format: "%g %g %e", 0.5, 1e-7, 299_792_458.0)"#, "0.5 1e-07 2.997925e+08"),
        (#"let c = String(format: "%0*d|%.*f", 4, 7, 1, 0.25)"#, "0007|0.2"),
        (
            #"let c = stride(from: 0, through: 1, by: 0.5).map { String(format: "%.1f", $0) }.joined(separator: ",")"#,
            "0.0,0.5,1.0"
        ),
    ]) func `formats numbers and texts as in C`(_ code: String, _ text: String) throws {
        #expect(try computed(code) == text)
    }

    @Test(arguments: [
        ("let i = 3; let c = CGPoint(x: i, y: i * 2).y", "6.0"),
        ("let i = 3; let c = CGSize(width: i, height: 4).width", "3.0"),
        ("let i = 3; let c = CGVector(dx: i, dy: i).dy", "3.0"),
        ("let i = 3; let c = CGRect(x: i, y: 0, width: i, height: 1).maxX", "6.0"),
        ("let c = CGPoint(x: 5 / 2, y: 0).x", "2.0"),
        ("let c = CGPoint(x: 5 / 2, y: 0.5).x", "2.5"),
        ("let c = CGSize(width: 5 / 2, height: 1).width", "2.0"),
        ("let i = 3; let c = (0..<i).map { CGPoint(x: $0, y: $0 * $0) }.last!.y", "4.0"),
        ("let i = 3; let p: CGPoint = .init(x: i, y: i); let c = p.x", "3.0"),
        ("let i = 3; let w = 1.5; let c = CGSize(width: Double(i) * w, height: 1).width", "4.5"),
    ]) func `makes points, sizes and rectangles of integers`(_ code: String, _ text: String) throws {
        #expect(try computed(code) == text)
    }

    @Test(arguments: [
        "let i = 3; let c = CGPoint(x: i, y: 0.5)", "let i = 3; let c = CGSize(width: i, height: 1.5)",
        "let i = 3; let c = CGRect(x: 0.5, y: 0, width: i, height: i)",
        "let i = 3; let c = UnitPoint(x: i, y: i)", "let i = 3; let c = Angle(degrees: i)",
        "let i = 3; let c = EdgeInsets(top: i, leading: i, bottom: i, trailing: i)",
    ]) func `refuses integers where Swift does`(_ code: String) throws {
        let message = try program(code).diagnostics.first?.message
        #expect(message?.hasPrefix("cannot convert value of type ") == true)
    }

    // MARK: Random numbers

    @Test func `takes the same random numbers in each drawing, and others in each call`() throws {
        let code = "let c = (0..<8).map { _ in Int.random(in: 0..<1_000_000) }"
        let numbers = try computed(code)
        #expect(try computed(code) == numbers)
        #expect(Set(numbers.split(separator: ",")).count == 8)
        let ranges = "let c = (0..<50).allSatisfy { _ in (2.0..<3.0).contains(.random(in: 2..<3)) }"
        #expect(try computed(ranges) == "true")
        #expect(try computed("let c = [3, 1, 2].shuffled().sorted()") == "[1, 2, 3]")
        #expect(try computed("let c = [1, 2].contains([1, 2].randomElement()!)") == "true")
        #expect(try computed("let c = [Int]().randomElement() == nil") == "true")
    }

    // MARK: Limits

    @Test func `runs through as many integers as a loop can have`() throws {
        let limit = InterpreterLimits().elements
        #expect(try computed("let c = (0..<\(limit)).map { $0 }.count") == "\(limit)")
        let message = try failure("let c = (0..<\(limit + 1)).map { $0 }.count")
        #expect(message == "this has more than \(limit) elements")
        #expect(try failure("let c = (1...).map { $0 }.count") == message)
        // The bounds of a range are known without its elements.
        #expect(try computed("let c = (Int.min..<Int.max).contains(5)") == "true")
        #expect(try computed("let c = (0..<1_000_000).count") == "1000000")
        #expect(try computed("let c = (Int.min..<Int.max).count") == "\(Int.max)")
    }

    @Test func `refuses formats that it does not know`() throws {
        #expect(
            try failure("let c = String(format: \"%a\", 1.5)")
                == "the conversion '%a' is not supported in a pasted style"
        )
        #expect(
            try failure("let c = String(format: \"%d\", 1.5)")
                == "the value for '%d' of a format is not an integer"
        )
        #expect(
            try failure("let c = String(format: \"%*d\", 1.5, 1)")
                == "the value for '*' of a format is not an integer"
        )
        #expect(
            try failure("let c = String(format: \"%d %d\", 1)")
                == "the format '%d %d' has more conversions than there are values"
        )
        #expect(try computed("let c = String(format: \"%100d\", 1).count") == "100")
        #expect(
            try failure("let c = String(format: \"%101d\", 1)")
                == "a width and a precision of a format are at most 100"
        )
    }

    // MARK: Messages

    @Test(arguments: [
        ("let c = zip([1], [true]).map(+)", "no exact matches in reference to operator function '+'"),
        (
            "let c = [1, 2].map { a, b in a }",
            "contextual closure type '(Int) -> T' expects 1 argument, but 2 were used in closure body"
        ),
        (
            "var c = true; c += false",
            "binary operator '+=' cannot be applied to operands of type 'Bool' and 'Bool'"
        ),
    ]) func `reports what does not fit`(_ code: String, _ message: String) throws {
        let program = try program(code)
        #expect(program.diagnostics.map(\.message) == [message])
    }

    // MARK: Running

    private func program(_ code: String) throws -> InterpretedProgram {
        try interpret(
            """
            import SwiftUI
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { Text(result) }
                var result: String { \(code); return "\\(c)" }
            }
            """
        )
    }

    /// The text of the variable `c` after some code.
    private func computed(_ code: String) throws -> String {
        let (text, failure) = try run(code)
        #expect(failure == nil)
        return text
    }

    /// The error that stops some code.
    private func failure(_ code: String) throws -> String? { try run(code).failure }

    private func run(_ code: String) throws -> (text: String, failure: String?) {
        let program = try program(code)
        #expect(program.diagnostics.map(\.message) == [])
        let made = try #require(program.styles.first).makeStyle()
        let picture = render(made.applied(to: SwiftUI.Button(action: {}, label: { EmptyView() })))
        return (picture.runs.map(\.text).joined(), made.failure?.message)
    }
}
