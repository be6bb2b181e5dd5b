package import StyleSyntax

extension StyleProgram {
    /// Whether a type of the program is a style, by what its declaration says that it is.
    package var declaresStyleTypes: Bool {
        DeclarationIndex(self).showsType(of: ["ButtonStyle", "PrimitiveButtonStyle", "UIButton"])
    }

    /// Whether the program has a preview or a view.
    package var declaresViews: Bool {
        let index = DeclarationIndex(self)
        return index.previews.contains { index.files.isShown($0.place) }
            || index.showsType(of: ["View", "PreviewProvider"])
    }
}

extension DeclarationIndex {
    /// Whether a type of the first file inherits from one of these, by their names.
    fileprivate func showsType(of names: Set<String>) -> Bool {
        types.contains { type in
            files.isShown(type.place)
                && type.declaration.inherited.contains { names.contains(program.typeName($0)) }
        }
    }
}
