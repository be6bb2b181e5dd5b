public import Graphics

extension GraphicsContext {
    /// A text that can be measured before it is drawn.
    public struct ResolvedText {
        let text: Text
        let recorder: CanvasRecorder
        /// The paint of what has no color of its own.
        public var shading = Shading.foreground

        init(text: Text, recorder: CanvasRecorder) {
            self.text = text
            self.recorder = recorder
        }

        var drawn: some View { text.foregroundStyle(shading.style) }

        /// The size of the text in as many lines as a width needs.
        public func measure(in size: CGSize) -> CGSize {
            recorder.node(of: text, inputs: recorder.nextInputs())?.sizeThatFits(ProposedViewSize(size))
                ?? .zero
        }

        /// The distance from the top to the first baseline.
        public func firstBaseline(in size: CGSize) -> CGFloat { baselines(in: size).first }

        /// The distance from the top to the last baseline.
        public func lastBaseline(in size: CGSize) -> CGFloat { baselines(in: size).last }

        private func baselines(in size: CGSize) -> TextBaselines {
            let dimensions = recorder.node(of: text, inputs: recorder.nextInputs())?
                .dimensions(in: ProposedViewSize(size), withBaselines: true)
            return dimensions?.baselines ?? TextBaselines(first: 0, last: 0)
        }
    }

    /// An image whose size is known.
    public struct ResolvedImage {
        let image: Image
        public let size: CGSize
        /// The paint of a symbol.
        public var shading: Shading?

        init(image: Image, recorder: CanvasRecorder) {
            self.image = image
            size =
                recorder.node(of: image, inputs: recorder.nextInputs())?.sizeThatFits(.unspecified) ?? .zero
        }

        func drawn(resizable: Bool) -> some View {
            (resizable ? image.resizable() : image).foregroundStyle((shading ?? .foreground).style)
        }
    }

    /// A view of a canvas.
    public struct ResolvedSymbol {
        let node: Node
        public let size: CGSize
    }
}
