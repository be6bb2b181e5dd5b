/// A message without the line of the source, which the reader has.
struct WrittenDiagnostic: Equatable {
    private let severity: Diagnostic.Severity
    private let place: SourcePlace
    private let message: String
    private let remedy: String?

    init(_ diagnostic: Diagnostic) {
        self.init(diagnostic.severity, diagnostic.place, diagnostic.message, diagnostic.remedy)
    }

    private init(
        _ severity: Diagnostic.Severity,
        _ place: SourcePlace,
        _ message: String,
        _ remedy: String?
    ) {
        self.severity = severity
        self.place = place
        self.message = message
        self.remedy = remedy
    }

    func diagnostic(in source: SourceText) -> Diagnostic {
        Diagnostic(severity, at: place, in: source, message: message, remedy: remedy)
    }
}

extension WrittenDiagnostic: CodedValue {
    static let coding = Coding(Self.init(_:_:_:_:)) { ($0.severity, $0.place, $0.message, $0.remedy) }
}

extension Diagnostic.Severity: CodedValue {
    static let coding = Coding<Self> {
        Case(error)
        Case(warning)
        Case(note)
    }
}
