import CPostgreSQL

/// The rows that a statement changed or selected.
struct PostgreSQLResult {
    /// The number of rows that were inserted, updated or selected.
    let rowCount: Int
    /// The first column of the first row, as bytes; `nil` without rows, or for NULL.
    let value: [UInt8]?

    /// Copies a result of the library; throws the error that it is.
    init(_ result: OpaquePointer) throws(StoreError) {
        switch PQresultStatus(result) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK: break
        default: throw StoreError(result)
        }
        rowCount = Int(String(cString: PQcmdTuples(result))) ?? Int(PQntuples(result))
        if PQntuples(result) > 0, PQgetisnull(result, 0, 0) == 0 {
            let length = Int(PQgetlength(result, 0, 0))
            value = [UInt8](UnsafeRawBufferPointer(start: PQgetvalue(result, 0, 0), count: length))
        } else {
            value = nil
        }
    }

    /// The value as an integer, which PostgreSQL sends in the order of the network.
    var integer: Int? { value.map { $0.reduce(0) { $0 << 8 | Int($1) } } }
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
