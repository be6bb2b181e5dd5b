package import JSONReading

extension JSONValue {
    /// The JSON text of the value on one line, with the members of objects in the order of their names.
    package var bytes: [UInt8] { JSON.encode(self) }
}
