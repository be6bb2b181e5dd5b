import StyleRuntime

extension Array {
    /// A value repeated a number of times, none for a negative one.
    ///
    /// An array of more elements than a value may have parts is cut after the first that is too many: it is refused after
    /// the call.
    init(repeating value: Element, checkedCount count: Int) {
        self.init(repeating: value, count: Swift.min(Swift.max(0, count), InterpreterLimits().parts + 1))
    }
}

extension String {
    /// A text repeated a number of times, none for a negative one.
    ///
    /// One of more bytes than a text may have is cut after the first repetition that is too many: it is refused after the
    /// call.
    init(repeating text: String, checkedCount count: Int) {
        let most = InterpreterLimits().bytes / Swift.max(1, text.utf8.count) + 1
        self.init(repeating: text, count: Swift.min(Swift.max(0, count), most))
    }
}
