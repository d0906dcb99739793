import Foundation

/// What was typed of a card. It prints as its name alone, and its bytes are overwritten when it is cleared and when
/// nobody has it any more. Texts that the system's own text fields and its network stack make of it are theirs: those
/// cannot be overwritten from here.
public final class Secret: @unchecked Sendable {
    private let lock = NSLock()
    private var bytes: UnsafeMutableRawBufferPointer

    /// Keeps a copy of the text.
    public init(_ text: String) {
        bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
        bytes.copyBytes(from: text.utf8)
    }

    deinit {
        clear()
    }

    /// Nothing is left of it.
    public func clear() {
        lock.withLock {
            overwrite(bytes)
            bytes.deallocate()
            bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)
        }
    }

    /// How many bytes it has: digits, of a number or a code.
    public var count: Int { lock.withLock { bytes.count } }

    /// Only for what edits it and what sends it.
    package func reveal() -> String {
        lock.withLock { String(decoding: bytes, as: UTF8.self) }
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "Secret" }
    public var debugDescription: String { "Secret" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A compiler may leave out writes that nobody reads, but not these.
private func overwrite(_ bytes: UnsafeMutableRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    #if canImport(Darwin)
        _ = memset_s(start, bytes.count, 0, bytes.count)
    #else
        explicit_bzero(start, bytes.count)
    #endif
}
