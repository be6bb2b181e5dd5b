import ButtonRendering
import CustomStyles
import HTTP
import JSONReading

/// The tools that list, draw and check what the files of a project show.
struct PreviewTools: ServicePart {
    let service: ButtonService

    /// The call of `render_preview` with these arguments.
    func previewCall(_ arguments: JSONValue) throws(QueryError) -> PreviewCall {
        let arguments = try PreviewArguments(arguments)
        let target = try target(of: arguments)
        return try within(target.folder) { () throws(QueryError) in
            try previewCall(arguments, of: target)
        }
    }

    private func previewCall(
        _ arguments: PreviewArguments,
        of target: PreviewTarget
    ) throws(QueryError) -> PreviewCall {
        var members = [
            JSONValue.Member(name: RenderingMember.framework, value: .string(Framework.custom.rawValue)),
            JSONValue.Member(name: RenderingMember.style, value: .string(target.component)),
        ]
        if let locale = try locale(of: arguments, in: target.source) {
            members.append(JSONValue.Member(name: PreviewArguments.Name.locale, value: .string(locale)))
        }
        members += arguments.parameters
        let values = try item(members, as: .resolved)
        var pixels: [RenderingItem] = []
        if service.rasters != nil {
            let marks =
                arguments.hasMarks
                ? [JSONValue.Member(name: Parameters.overlay.name, value: "marks")] : []
            let scales = arguments.scale.map { [$0] } ?? PreviewCall.scales.map { .number($0) }
            for scale in scales {
                let member = JSONValue.Member(name: PreviewArguments.Name.scale, value: scale)
                do throws(QueryError) {
                    pixels.append(try item(members + marks + [member], as: .raster(.still)))
                } catch {
                    // A large picture may be within the limits at a smaller scale.
                    if arguments.scale != nil { throw error }
                }
            }
        }
        return PreviewCall(
            target: target,
            values: values,
            findings: try? item(members.withoutMoment, as: .findings),
            pixels: pixels,
            since: arguments.since
        )
    }

    func item(_ members: [JSONValue.Member], as output: Output) throws(QueryError) -> RenderingItem {
        let format = JSONValue.Member(name: RenderingMember.format, value: .string(output.catalogName))
        return try renderings.item(.object(members + [format]), at: .root)
    }

    /// The language that arguments name, which is one of the project's if it has any, or a pseudolanguage.
    private func locale(
        of arguments: PreviewArguments,
        in source: CustomSource
    ) throws(QueryError) -> String? {
        guard let localization = arguments.localization else { return nil }
        guard source.languages.isEmpty || source.localizations.contains(localization) else {
            throw .tool(.unknownLocalization(localization, known: source.localizations))
        }
        return localization
    }

    /// Reads something while the names of styles mean those of a folder, if there is one.
    func within<Value>(
        _ folder: StyleFolder?,
        read: () throws(QueryError) -> Value
    ) throws(QueryError) -> Value {
        guard let folder else { return try read() }
        let result = SourceLookup.$current.withValue(SourceLookup([:], folder: folder)) {
            Result { () throws(QueryError) in try read() }
        }
        return try result.get()
    }

    // MARK: The list of previews

    /// The roots of a project, of one file of it, or of a source, as JSON.
    func previewList(_ arguments: JSONValue) throws(QueryError) -> JSONValue {
        let names = [SharingRequest.sourceName, PreviewArguments.Name.path]
        try arguments.checkNames(names + PreviewArguments.Name.ignored)
        let path = try arguments.text(PreviewArguments.Name.path)
        guard arguments[SharingRequest.sourceName] == nil else {
            if path != nil { throw .tool(.excluding(names[0], names[1])) }
            let source = try checkedSource(try arguments.source())
            let file = RootListDocument.File(path: PreviewTarget.nameOfSource, source: source)
            return PreviewList(RootListDocument.listed([file])).json
        }
        guard let project = service.project else { throw .tool(.noProject) }
        var roots = try reading { () throws(ToolProjectFailure) in try project.roots() }
        if let path {
            let path = try projectPath(path, of: project)
            roots = roots.filter { $0.file == path }
        }
        return PreviewList(roots).json
    }

    // MARK: The check of a file

    /// Returns what is said about a source, or a file of the project, as JSON.
    func sourceCheck(_ arguments: JSONValue) throws(QueryError) -> JSONValue {
        let names = [SharingRequest.sourceName, PreviewArguments.Name.path]
        try arguments.checkNames(names + PreviewArguments.Name.ignored)
        let path = try arguments.text(PreviewArguments.Name.path)
        let file: RootListDocument.File
        if arguments[SharingRequest.sourceName] != nil {
            if path != nil { throw .tool(.excluding(names[0], names[1])) }
            let source = try checkedSource(try arguments.source())
            file = RootListDocument.File(path: PreviewTarget.nameOfSource, source: source)
        } else {
            guard let project = service.project else { throw .tool(.noProject) }
            guard let path else { throw .tool(.nothingNamed) }
            let found = try projectPath(path, of: project)
            file = RootListDocument.File(path: found, source: try checkedFile(found, of: project).source)
        }
        return (try? JSONValue(reading: RootListDocument([file], isChecked: true).bytes)) ?? [:]
    }
}
