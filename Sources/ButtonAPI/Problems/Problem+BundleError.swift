import HTTP
import JSONReading
import SourceBundles

extension Problem {
    /// The problem of a body whose files are no bundle.
    init(_ error: BundleError, suggestions: inout Suggestions) {
        switch error {
        case .wrongKind(let kind, let expected, let pointer):
            self.init(.wrongKind(kind, expected: expected), at: pointer, suggestions: &suggestions)
        case .unknownMember(let name, let pointer):
            self.init(
                .unknown(name, allowed: [SourceBundle.bytesName]),
                at: pointer,
                suggestions: &suggestions
            )
        case .missingBytes(let pointer):
            self.init(.missing(SourceBundle.bytesName), at: pointer, suggestions: &suggestions)
        case .path(let path, let pointer):
            self.init(
                code: "invalid-path",
                status: .unprocessableContent,
                title: "A file has a path that it cannot have",
                detail: """
                    \(path.quoted) is no path of a file: it is relative, as “Sources/Pill.swift”, of at most 1,024 bytes, and \
                    has no empty part, “.”, “..”, backslash or control.
                    """,
                pointer: pointer.description,
                value: path.excerpt
            )
        case .collision(let path, let earlier, let pointer):
            self.init(
                code: "repeated-path",
                status: .unprocessableContent,
                title: "Two files have one path",
                detail: "\(path.quoted) differs from \(earlier.quoted) in case only, or not at all.",
                pointer: pointer.description,
                value: path.excerpt
            )
        case .base64(let pointer):
            self.init(
                code: "invalid-value",
                status: .unprocessableContent,
                title: "The bytes of a file are not Base64",
                detail: "The text is Base64 with padding and without line breaks (RFC 4648, 4).",
                pointer: pointer.description
            )
        case .besideSource(let pointer):
            self.init(
                code: "parameters-exclude-each-other",
                status: .unprocessableContent,
                title: "These members do not go together",
                detail: "A body has “source” for one source, or “files” for several files.",
                pointer: pointer.description
            )
        case .asSource:
            self.init(
                code: "invalid-value",
                status: .unprocessableContent,
                title: "The source is several files",
                detail: "Several files are the body itself, as JSON with the member “files”."
            )
        case .tooManyFiles(let count):
            self.init(
                code: "content-too-large",
                status: .contentTooLarge,
                title: "There are too many files",
                detail: "The body has \(count) files, and may have \(BundleLimits.files).",
                limit: "\(BundleLimits.files) files"
            )
        case .tooManyBytes:
            self.init(
                code: "content-too-large",
                status: .contentTooLarge,
                title: "The files are too long",
                detail: "All files together may have \(BundleLimits.bytes >> 20) MiB.",
                limit: "\(BundleLimits.bytes) bytes"
            )
        }
    }
}
