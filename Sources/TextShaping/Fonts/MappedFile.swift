import Glibc

/// A file that is mapped into memory for reading, until the object is released.
final class MappedFile: @unchecked Sendable {
    // Sendable because nothing writes to the mapping.
    let bytes: UnsafeRawBufferPointer
    let identity: Identity

    /// The identity of a file, whatever its path.
    struct Identity: Hashable {
        let device: dev_t
        let node: ino_t
    }

    /// Returns `nil` for an empty file, and for anything that is not a file.
    init?(descriptor: Int32, status: stat) {
        let size = Int(status.st_size)
        guard status.st_mode & S_IFMT == S_IFREG, size > 0,
            let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
        else { return nil }
        bytes = UnsafeRawBufferPointer(start: start, count: size)
        identity = Identity(status)
    }

    deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }

    /// Removes the pages from the memory of the process; the next access maps them again, mostly from the page cache of
    /// the kernel.
    func releasePages() {
        madvise(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count, MADV_DONTNEED)
    }
}

extension MappedFile.Identity {
    init(_ status: stat) {
        self.init(device: status.st_dev, node: status.st_ino)
    }
}
