/// The cost of the items of one request that were accepted so far.
struct BatchCost {
    private var total = Cost()

    /// Adds an item; throws if all together would take more than one request may.
    mutating func add(_ cost: Cost) throws(QueryError) {
        let sum = total + cost
        if sum.microseconds > RenderingLimits.microseconds {
            throw .beyondBatchLimit(of: .time, value: Int(sum.microseconds))
        }
        if sum.bytes > RenderingLimits.bytes {
            throw .beyondBatchLimit(of: .length, value: Int(sum.bytes))
        }
        total = sum
    }
}

extension ResponseLimit {
    /// The limit of all items of one request together, in the unit of the case.
    var batchLimit: Int {
        switch self {
        case .time: Int(RenderingLimits.microseconds)
        case .length: Int(RenderingLimits.bytes)
        // Each item has its own.
        case .timeOfFindings, .timeOfCommand, .pixels, .pixelsOfFrame, .pixelsOfFrames, .frames,
            .timeOfFrames, .timeOfLayers,
            .pixelsOfLayers:
            limit
        }
    }
}
