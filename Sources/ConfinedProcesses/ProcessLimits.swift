import CConfinedProcess

/// The limits of a confined process.
package struct ProcessLimits: Sendable {
    /// Seconds of processor time; `nil` is no limit.
    package var processorSeconds: Int?
    /// The address space in bytes; `nil` is no limit.
    package var addressSpace: Int?
    /// The private memory that can be written, in bytes; `nil` is no limit.
    ///
    /// A lower limit of this process remains.
    package var data: Int?
    /// The number of descriptors.
    package var descriptors: Int

    package init(
        processorSeconds: Int? = nil,
        addressSpace: Int? = nil,
        data: Int? = nil,
        descriptors: Int
    ) {
        self.processorSeconds = processorSeconds
        self.addressSpace = addressSpace
        self.data = data
        self.descriptors = descriptors
    }

    /// The limits as the kernel's; 0 is no limit.
    var settings: confined_process_limits {
        confined_process_limits(
            processor_seconds: UInt64(processorSeconds ?? 0),
            address_space: UInt64(addressSpace ?? 0),
            data: UInt64(data ?? 0),
            descriptors: UInt64(descriptors)
        )
    }
}
