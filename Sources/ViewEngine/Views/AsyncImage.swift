public import Graphics

/// An image from an address, which a picture never loads: it shows the placeholder.
public struct AsyncImage<Content: View>: View {
    private let content: Content

    /// Creates an image whose view depends on how far it is loaded.
    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }

    public var body: some View { content }
}

extension AsyncImage where Content == AsyncImagePlaceholder {
    /// Creates an image with the placeholder of the system.
    public init(url: URL?, scale: CGFloat = 1) {
        content = AsyncImagePlaceholder()
    }
}

extension AsyncImage {
    /// Creates an image with a placeholder.
    public init<I: View, P: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: () -> P
    ) where Content == ConditionalContent<I, P> {
        self.content = ViewBuilder.buildEither(second: placeholder())
    }
}

/// The placeholder of the system, whose gray is a guess.
public struct AsyncImagePlaceholder: View {
    public var body: some View { Color(.secondaryFill) }
}

/// The phases of loading an image.
public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
