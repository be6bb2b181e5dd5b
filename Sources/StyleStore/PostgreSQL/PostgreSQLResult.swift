import CLoadedLibraries

/// The rows that a statement changed or selected.
struct PostgreSQLResult {
    /// The number of rows that were inserted, updated or selected.
    let rowCount: Int
    /// The columns of the rows, as bytes; `nil` for NULL.
    let rows: [[[UInt8]?]]

    /// Copies a result of the library; throws the error that it is.
    init(_ result: OpaquePointer) throws(StoreError) {
        switch PQresultStatus(result) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK: break
        default: throw StoreError(result)
        }
        rowCount = Int(String(cString: PQcmdTuples(result))) ?? Int(PQntuples(result))
        rows = (0..<PQntuples(result)).map { row in
            (0..<PQnfields(result)).map { column in
                guard PQgetisnull(result, row, column) == 0 else { return nil }
                let length = Int(PQgetlength(result, row, column))
                return [UInt8](UnsafeRawBufferPointer(start: PQgetvalue(result, row, column), count: length))
            }
        }
    }

    /// The first column of the first row, as bytes; `nil` without rows, or for NULL.
    var value: [UInt8]? { rows.first?.first ?? nil }

    /// The value as an integer.
    var integer: Int? { value.map(Self.integer) }

    /// The integer of a column, which is not negative, and which PostgreSQL sends in the order of the network.
    static func integer(_ bytes: [UInt8]) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}

extension StoreError {
    /// The error of a result, by its code (PostgreSQL, appendix A).
    fileprivate init(_ result: OpaquePointer) {
        let code = PQresultErrorField(result, 0x43).map { String(cString: $0) } ?? ""
        let message = PQresultErrorField(result, 0x4D).map { String(cString: $0) } ?? "no message"
        self =
            switch code {
            case "53100": .full
            case "25006": .readOnly
            // A lock, a time limit, too many connections, a deadlock.
            case "55P03", "57014", "53300", "40P01", "40001": .busy
            case "XX001", "XX002": .corrupt(message)
            default: .unavailable(message)
            }
    }
}
