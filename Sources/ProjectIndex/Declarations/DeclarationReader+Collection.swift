extension DeclarationReader {
    /// Gives each declaration its names and texts, each once, and its inherited names.
    mutating func collect() {
        let count = file.declarations.count
        let mentions = collectedMentions()
        let literals = OwnedValues(ownedLiterals, count: count)
        let inherited = OwnedValues(ownedInherited, count: count)
        file.mentions = mentions
        for number in 0..<count {
            file.declarations[number].literals = Int32(file.literals.count)
            file.declarations[number].inherited = Int32(file.inherited.count)
            seenValues.begin()
            for value in literals[number] where seenValues.insert(value) { file.literals.append(value) }
            seenValues.begin()
            for value in inherited[number] where seenValues.insert(value) { file.inherited.append(value) }
        }
        seenValues.begin()
        file.memberNames = ownedMembers.filter { seenValues.insert($0) }
        ownedMentions.removeAll(keepingCapacity: true)
        ownedLiterals.removeAll(keepingCapacity: true)
        ownedInherited.removeAll(keepingCapacity: true)
        ownedLocals.removeAll(keepingCapacity: true)
        ownedMembers.removeAll(keepingCapacity: true)
    }

    /// The names in each declaration, each once in the order of the source.
    private mutating func collectedMentions() -> [Mention] {
        let count = file.declarations.count
        let owned = OwnedValues(ownedMentions, count: count)
        let locals = OwnedValues(ownedLocals, count: count)
        var mentions: [Mention] = []
        mentions.reserveCapacity(ownedMentions.count)
        // A type and all that is inside of it, and each member of an extension, are one group of declarations.
        var end = 0
        for number in 0..<count {
            if number >= end {
                end = groupEnd(number)
                localValues.begin()
                for member in number..<end {
                    for name in locals[member] { _ = localValues.insert(name) }
                }
            }
            file.declarations[number].mentions = Int32(mentions.count)
            seenMentions.begin()
            for value in owned[number] {
                var mention = Mention(code: value)
                if mention.kind == .plain, localValues.contains(mention.name) { mention = mention.asLocal }
                if seenMentions.insert(mention.code) { mentions.append(mention) }
            }
        }
        return mentions
    }

    /// The number behind the declarations that see the names which are declared in one.
    private func groupEnd(_ number: Int) -> Int {
        if file.declarations[number].kind == .extension { return number + 1 }
        let end = file.declarations[number].end
        var next = number + 1
        while next < file.declarations.count, file.declarations[next].offset < end,
            file.declarations[next].kind != .extension
        {
            next += 1
        }
        return next
    }
}
