package import StyleSyntax

extension StyleProgram {
    /// Whether a type of the program is a style, by what its declaration says that it is.
    package var declaresStyleTypes: Bool {
        let index = DeclarationIndex(self)
        return index.types.contains { type in
            index.files.isShown(type.place)
                && type.declaration.inherited.contains { inherited in
                    let name = index.typeName(inherited)
                    return ["ButtonStyle", "PrimitiveButtonStyle", "UIButton"].contains(name)
                }
        }
    }
}
