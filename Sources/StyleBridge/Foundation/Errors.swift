package import StyleRuntime

// Errors as Foundation knows them: by a domain and a code.
extension Bridge {
    mutating func addErrors() {
        let name = ErrorReference.typeName
        add(ErrorReference.self, "Error", "Hashable")
        property("domain", of: name) { (error: ErrorReference) in error.domain }
        property("code", of: name) { (error: ErrorReference) in error.code }
        property("localizedDescription", of: name) { (error: ErrorReference) in
            "The operation couldn’t be completed. (\(error.domain) error \(error.code).)"
        }
        initializer("domain", "code", .orNil("userInfo")) { (domain: String, code: Int, _: AnyDictionary?) in
            ErrorReference(domain: domain, code: code)
        }
        let domains = [
            "NSURLErrorDomain", "NSCocoaErrorDomain", "NSPOSIXErrorDomain", "NSOSStatusErrorDomain",
        ]
        for domain in domains { add(function: .function(domain, [], isProperty: true) { domain }) }
    }
}

/// An error by its domain and its code, as `NSError`.
package struct ErrorReference: EngineValue, Hashable {
    package static var engineType: EngineType { .nsError }

    let domain: String
    let code: Int

    init(domain: String, code: Int) {
        self.domain = domain
        self.code = code
    }

    /// An error of a source, whose domain is none of Apple's, and whose code is the number of its case.
    package init(_ error: Value) {
        switch error {
        case .engine(let reference as ErrorReference): self = reference
        case .enumeration(let error): self.init(domain: "Error", code: error.number)
        default: self.init(domain: "Error", code: 1)
        }
    }
}
