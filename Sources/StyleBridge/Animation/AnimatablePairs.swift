import StyleRuntime

extension Bridge {
    /// A pair of a program is a tuple of its parts: numbers, or pairs of numbers.
    mutating func addAnimatablePairs() {
        func pair(_ first: StyleType, and second: StyleType) -> StyleType {
            .tuple([.init("first", first), .init("second", second)])
        }
        let parts: [StyleType] = [.double, pair(.double, and: .double)]
        for first in parts {
            for second in parts {
                add(
                    function: Entry(
                        name: "AnimatablePair",
                        parameters: [first, second].map {
                            EntryParameter(label: nil, type: $0, defaultValue: nil)
                        },
                        result: pair(first, and: second),
                        isProperty: false,
                        hasReceiver: false,
                        isMutating: false
                    ) { values throws(Failure) in
                        .tuple(values)
                    }
                )
            }
        }
    }
}
