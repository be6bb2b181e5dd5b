/// The places of processes: which of them are reserved, and which process is the best one for a job.
///
/// A client's jobs go to the process that did its last one, if that is free. So a client that sends one source after the
/// other makes its own processes forget what they have, and has its own replaced, but not those of others.
struct WorkerPlaces {
    private struct Place {
        var isReserved = false
        /// The sources that the process has.
        var sources = RecentHashes()
        /// The client of the last job; `nil` for clients that nothing tells apart.
        var client: Int?
        /// The number of the last job, in the order of all jobs; 0 if there was none.
        var lastJob = 0
    }

    private var places: [Place]
    private var jobCount = 0

    init(count: Int) {
        places = Array(repeating: Place(), count: count)
    }

    /// Reserves a place for a job of a client with a source; `nil` if none is free.
    ///
    /// Its process has the source if a free one has; else it is that of the client's last job, or the one that has had
    /// none for the longest time.
    mutating func reserve(having hash: String, for client: Int?) -> Int? {
        let free = places.indices.filter { !places[$0].isReserved }
        let having = free.filter { places[$0].sources.contains(hash) }
        guard let index = best(of: having.isEmpty ? free : having, for: client) else { return nil }
        reserve(index)
        places[index].client = client
        return index
    }

    /// Reserves the place of a process that has a source, for a job of a client that nobody names; `nil` if none is free.
    ///
    /// The process stays that of its client: mostly this is another drawing of what the client has sent.
    mutating func reserveAtOnce(having hash: String) -> Int? {
        let index = places.indices.first {
            !places[$0].isReserved && places[$0].sources.contains(hash)
        }
        if let index { reserve(index) }
        return index
    }

    private mutating func reserve(_ index: Int) {
        jobCount += 1
        places[index].isReserved = true
        places[index].lastJob = jobCount
    }

    mutating func free(_ index: Int) { places[index].isReserved = false }

    /// Notes that the process of a place has a source.
    mutating func insert(_ hash: String, at index: Int) { places[index].sources.insert(hash) }

    /// Whether the process of a place has a source besides one.
    func hasSources(besides hash: String, at index: Int) -> Bool {
        places[index].sources.hasOthers(than: hash)
    }

    /// Notes that another process, which has no source, is at a place.
    mutating func removeSources(at index: Int) { places[index].sources = RecentHashes() }

    private func best(of indices: [Int], for client: Int?) -> Int? {
        let own = indices.filter { places[$0].lastJob > 0 && places[$0].client == client }
        return own.max { places[$0].lastJob < places[$1].lastJob }
            ?? indices.min { places[$0].lastJob < places[$1].lastJob }
    }
}
