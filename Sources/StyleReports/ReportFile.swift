/// A picture of a report as a file.
package struct ReportFile: Sendable {
    /// The path in the folder of the report, of letters, digits, hyphens, slashes and a point.
    package let path: String
    package let bytes: [UInt8]
}

extension StyleReport {
    /// The pictures of the styles that look different.
    package var files: [ReportFile] {
        different.enumerated().flatMap { number, style in
            style.pictures.filter { !$0.isSame }.flatMap { picture in
                picture.versions.map { version in
                    ReportFile(
                        path: style.path(of: picture, version: version.name, number: number),
                        bytes: version.bytes
                    )
                }
            }
        }
    }
}

extension ComparedPicture {
    /// The files of the picture, each with the end of its name.
    var versions: [(name: String, bytes: [UInt8])] {
        [
            before.map { ("before.svg", Array($0.utf8)) }, after.map { ("after.svg", Array($0.utf8)) },
            difference.map { ("difference.png", $0.picture) },
        ].compactMap(\.self)
    }
}

extension ComparedStyle {
    /// The path of a picture; names of types may have any letters, so the number of the style keeps paths apart.
    func path(of picture: ComparedPicture, version: String, number: Int) -> String {
        let name = String(
            name.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic || "0"..."9" ~= $0 }
        )
        let state = picture.state.replacing(",", with: "-")
        return "pictures/\(number + 1)-\(name.prefix(60))-\(state)-\(picture.colorScheme)-\(version)"
    }
}
