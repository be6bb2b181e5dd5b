package import ProjectResources
package import StyleSyntax

/// The files of a project that the roots of one of them need.
package struct ProjectProgram: Sendable {
    package struct File: Sendable {
        package let path: String
        /// The name of its module; empty for a file that no target has.
        package let module: String
        package let lines: SourceLines

        package var bytes: [UInt8] { lines.bytes }

        package init(path: String, module: String, lines: SourceLines) {
            self.path = path
            self.module = module
            self.lines = lines
        }
    }

    /// The file with the roots, and then those that it needs, the nearest first.
    package let files: [File]
    /// The modules of the project.
    package let modules: Set<String>
    /// The resources that the files may name; `nil` if there are none.
    package let resources: SourceResources?
    /// The paths of files that are needed, too, but beyond a limit.
    package let leftOut: [String]
    /// The choices that were made between declarations of one name, as sentences.
    package let notes: [String]

    package init(
        files: [File],
        modules: Set<String>,
        resources: SourceResources? = nil,
        leftOut: [String] = [],
        notes: [String] = []
    ) {
        self.files = files
        self.modules = modules
        self.resources = resources
        self.leftOut = leftOut
        self.notes = notes
    }

    /// A file by itself, without a path.
    package init(of bytes: [UInt8]) {
        self.init(files: [File(path: "", module: "", lines: SourceLines(bytes))], modules: [])
    }

    /// The files as one text.
    package var text: SourceText {
        SourceText(joining: files.map { ($0.path, $0.module, $0.lines) }, modules: modules)
    }

    /// The program without the files of some paths.
    package func without(_ paths: Set<String>) -> ProjectProgram {
        ProjectProgram(
            files: files.filter { !paths.contains($0.path) },
            modules: modules,
            resources: resources,
            leftOut: leftOut,
            notes: notes
        )
    }
}
