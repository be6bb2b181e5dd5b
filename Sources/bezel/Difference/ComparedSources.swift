import ProjectFiles
import ProjectSources
import StyleExecution

/// The programs of a folder that show something, or that of one file.
struct ComparedSources {
    struct File {
        /// The path in the folder; that of a file by itself is its name.
        let path: String
        let program: ProjectProgram
    }

    /// In the order of their paths.
    let files: [File]
    /// The hashes of the programs by the paths of their files.
    let hashes: [String: String]

    init(at path: String, settings: FolderSettings) throws(ProgramError) {
        var files: [File] = []
        if SourceFile.isFolder(path) {
            let sources: ProjectSources
            do throws(FolderError) {
                sources = try .reading(
                    path,
                    settings: settings,
                    drawDocument: DocumentProgram.installed?.draw
                )
            } catch {
                throw .trouble(error.message(about: path))
            }
            for path in sources.paths {
                if let program = sources.program(showing: path) {
                    files.append(File(path: path, program: program))
                }
            }
        } else {
            let bytes: [UInt8]
            do throws(ProgramError) {
                bytes = try SourceFile.content(of: path)
            } catch {
                throw .trouble(error.message)
            }
            let name = path.split(separator: "/").last.map(String.init) ?? path
            files = [File(path: name, program: ProjectProgram(of: bytes))]
        }
        self.files = files
        hashes = Dictionary(files.map { ($0.path, $0.program.hash) }) { first, _ in first }
    }
}
