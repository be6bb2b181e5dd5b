extension IndexedFile {
    /// A file before it is read.
    static let unread = IndexedFile(byteCount: 0, isPackage: false)

    /// Codes what a file declares, whose names are numbers below a count.
    mutating func code(by coder: inout some IndexCoder, nameCount: Int32) throws(InvalidIndex) {
        let names = 0...(nameCount - 1)
        var size = Int32(clamping: byteCount)
        try coder.code(&size, in: 0...Int32.max - 1)
        var isPackage = isPackage
        try coder.code(&isPackage)
        (byteCount, self.isPackage) = (Int(size), isPackage)

        try coder.code(&imports, from: Import(module: 0, isExported: false)) {
            item,
            coder throws(InvalidIndex) in
            try coder.code(&item.module, in: names)
            try coder.code(&item.isExported)
        }
        try coder.code(&mentions, from: Mention(code: 0)) { mention, coder throws(InvalidIndex) in
            // The kind is in the two lowest bits.
            var code = mention.code
            try coder.code(&code, in: 0...(nameCount << 2 - 1))
            mention = Mention(code: code)
        }
        for list in [\IndexedFile.literals, \.inherited, \.memberNames] {
            try coder.code(&self[keyPath: list], from: 0) { name, coder throws(InvalidIndex) in
                try coder.code(&name, in: names)
            }
        }

        // The lists of a declaration begin where those of the one before it end.
        var first = IndexedDeclaration.unread
        var number: Int32 = 0
        let lists = (Int32(mentions.count), Int32(literals.count), Int32(inherited.count))
        try coder.code(&declarations, from: first) { declaration, coder throws(InvalidIndex) in
            try declaration.code(by: &coder, names: -1...(nameCount - 1), before: number, size: size)
            try coder.code(&declaration.mentions, in: first.mentions...lists.0)
            try coder.code(&declaration.literals, in: first.literals...lists.1)
            try coder.code(&declaration.inherited, in: first.inherited...lists.2)
            first = declaration
            number += 1
        }
        var skipped = Int32(skippedCount)
        try coder.code(&skipped, in: 0...Int32.max - 1)
        skippedCount = Int(skipped)
        try coder.code(&flags, from: "") { flag, coder throws(InvalidIndex) in try coder.code(&flag) }
    }
}

extension IndexedDeclaration {
    /// A declaration before it is read.
    fileprivate static let unread = IndexedDeclaration(
        kind: .statements,
        parent: -1,
        offset: 0,
        end: 0,
        line: 0
    )

    /// Codes a declaration of a file of a size, apart from its lists; what is around it is one of those before it.
    fileprivate mutating func code(
        by coder: inout some IndexCoder,
        names: ClosedRange<Int32>,
        before number: Int32,
        size: Int32
    ) throws(InvalidIndex) {
        var facts = (kind: Int32(kind.rawValue), traits: Int32(traits.rawValue))
        try coder.code(&facts.kind, in: 0...Int32(Kind.partOfPattern.rawValue))
        try coder.code(&facts.traits, in: 0...Int32(Traits.all.rawValue))
        guard let kind = Kind(rawValue: UInt8(facts.kind)) else { throw InvalidIndex() }
        self.kind = kind
        traits = Traits(rawValue: UInt8(facts.traits))
        try coder.code(&name, in: names)
        try coder.code(&base, in: names)
        try coder.code(&parent, in: -1...(number - 1))
        try coder.code(&offset, in: 0...size)
        try coder.code(&end, in: 0...size)
        try coder.code(&line, in: 0...(size + 1))
    }
}
