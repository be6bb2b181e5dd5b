/// The interactions that were asked for last; their frames are asked for one by one.
struct KeptRecordings {
    private static let limit = 8

    private var recordings: [(key: Key, recording: RecordedButton)] = []

    private struct Key: Equatable {
        let style: CatalogEntry.ID
        let request: ButtonRequest
        let words: [[UInt8]]
    }

    /// The recording that was kept, or one that is made now.
    mutating func recording(
        of request: ButtonRequest,
        _ style: CatalogEntry,
        orMake makeRecording: () -> RecordedButton
    ) -> RecordedButton {
        // What is shown of the interaction does not change it.
        var request = request
        request.time = nil
        request.framesPerSecond = nil
        request.loops = true
        // By bytes: words that are equal by canonical equivalence may have other glyphs.
        let words = [request.title, request.configuration.subtitle].map { Array($0.utf8) }
        let key = Key(style: style.id, request: request, words: words)
        if let kept = recordings.last(where: { $0.key == key }) { return kept.recording }
        let recording = makeRecording()
        if recordings.count == Self.limit { recordings.removeFirst() }
        recordings.append((key, recording))
        return recording
    }
}
