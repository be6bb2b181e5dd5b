import CSQLite

/// A value of a parameter or a column.
enum SQLiteValue: Hashable {
    case integer(Int)
    case text(String)
    case bytes([UInt8])
    case null

    var integer: Int? { if case .integer(let value) = self { value } else { nil } }
    var text: String? { if case .text(let value) = self { value } else { nil } }
    var bytes: [UInt8]? { if case .bytes(let value) = self { value } else { nil } }

    /// The value of a column in the present row.
    init(column: Int32, of statement: OpaquePointer?) {
        self =
            switch sqlite3_column_type(statement, column) {
            case SQLITE_INTEGER: .integer(Int(sqlite3_column_int64(statement, column)))
            case SQLITE_TEXT: .text(String(cString: sqlite3_column_text(statement, column)))
            case SQLITE_BLOB:
                .bytes(
                    [UInt8](
                        UnsafeRawBufferPointer(
                            start: sqlite3_column_blob(statement, column),
                            count: Int(sqlite3_column_bytes(statement, column))
                        )
                    )
                )
            default: .null
            }
    }

    /// Sets a parameter of a statement, which copies the value; returns the result code.
    func bind(to statement: OpaquePointer?, at index: Int32) -> Int32 {
        // SQLITE_TRANSIENT, a macro that is not imported.
        let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        return switch self {
        case .integer(let value): sqlite3_bind_int64(statement, index, Int64(value))
        case .text(let text): sqlite3_bind_text(statement, index, text, -1, copies)
        case .bytes(let bytes):
            // A null pointer, as that of an empty array may be, would bind NULL.
            bytes.isEmpty
                ? sqlite3_bind_zeroblob(statement, index, 0)
                : sqlite3_bind_blob64(statement, index, bytes, UInt64(bytes.count), copies)
        case .null: sqlite3_bind_null(statement, index)
        }
    }
}
