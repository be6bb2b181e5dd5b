import StyleRuntime
import ViewEngine

// The files of an app: a picture is that of its first start, where there are none.
extension Bridge {
    mutating func addFileManager() {
        let name = EmptyFileSystem.typeName
        add(EmptyFileSystem.self, "AnyObject")
        constants(of: name, ["default": EmptyFileSystem()])
        initializer { () in EmptyFileSystem() }
        let questions = [
            "fileExists", "isReadableFile", "isWritableFile", "isDeletableFile", "isExecutableFile",
        ]
        for question in questions {
            method(question, of: name, labels: "atPath") { (files: EmptyFileSystem, path: String) in false }
        }
        addFolderQuestions()
        property("homeDirectoryForCurrentUser", of: name) { (files: EmptyFileSystem) in
            URL(fileURLWithPath: "/Users/user/")
        }
        property("temporaryDirectory", of: name) { (files: EmptyFileSystem) in URL(fileURLWithPath: "/tmp/") }
        property("currentDirectoryPath", of: name) { (files: EmptyFileSystem) in "/" }
        add(SearchPathDirectory.self, "Hashable")
        cases(
            SearchPathDirectory.self,
            names: "documentDirectory",
            "downloadsDirectory",
            "desktopDirectory",
            "moviesDirectory",
            "picturesDirectory",
            "libraryDirectory",
            "cachesDirectory",
            "applicationSupportDirectory",
            "applicationDirectory"
        )
        add(SearchPathDomain.self, "Hashable")
        cases(
            SearchPathDomain.self,
            names: "userDomainMask",
            "localDomainMask",
            "systemDomainMask",
            "networkDomainMask",
            "allDomainsMask"
        )
        method("urls", of: name, labels: "for", "in") {
            (files: EmptyFileSystem, directory: SearchPathDirectory, domain: SearchPathDomain) in
            [directory.url]
        }
    }
}

extension Bridge {
    /// Whether a file is a folder, which a variable is told.
    private mutating func addFolderQuestions() {
        add(alias: "ObjCBool", of: .bool)
        property("boolValue", of: "Bool") { (value: Bool) in value }
        let name = EmptyFileSystem.typeName
        method("fileExists", of: name, labels: "atPath", "isDirectory") {
            (files: EmptyFileSystem, path: String, _: AnyValue?) in false
        }
        let entry = Entry(
            name: "fileExists",
            parameters: [
                EntryParameter(label: "atPath", type: .string, defaultValue: nil),
                EntryParameter(label: "isDirectory", type: .bool, defaultValue: nil, isInout: true),
            ],
            result: .bool,
            isProperty: false,
            hasReceiver: true,
            isMutating: false
        ) { _ throws(Failure) in .boolean(false) }
        add(member: entry, of: name)
    }
}

/// A file system without a file.
struct EmptyFileSystem: EngineValue {
    static var engineType: EngineType { .fileManager }
}

/// A folder of an app.
enum SearchPathDirectory: String, EngineValue, Hashable, CaseIterable, Sendable {
    case documentDirectory = "Documents"
    case downloadsDirectory = "Downloads"
    case desktopDirectory = "Desktop"
    case moviesDirectory = "Movies"
    case picturesDirectory = "Pictures"
    case libraryDirectory = "Library"
    case cachesDirectory = "Library/Caches"
    case applicationSupportDirectory = "Library/Application Support"
    case applicationDirectory = "Applications"

    static var engineType: EngineType { .fileManagerSearchPathDirectory }

    var url: URL { URL(fileURLWithPath: "/Users/user/\(rawValue)/") }
}

/// The owner of folders.
enum SearchPathDomain: EngineValue, Hashable, CaseIterable, Sendable {
    case userDomainMask, localDomainMask, systemDomainMask, networkDomainMask, allDomainsMask
    static var engineType: EngineType { .fileManagerSearchPathDomainMask }
}
