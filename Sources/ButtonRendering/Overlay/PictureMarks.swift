import Graphics
import ViewEngine

/// Outlines with numbers, over a picture.
struct PictureMarks: View {
    /// An outline with a number in its corner.
    struct Mark {
        let number: Int
        let frame: CGRect
        let color: Color
        /// Whether the number is in the corner at the right: that of a control has its first content at the left.
        let isTrailing: Bool
    }

    let marks: [Mark]
    let size: CGSize

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(marks.indices, id: \.self) { index in
                outline(of: marks[index])
            }
            ForEach(marks.indices, id: \.self) { index in
                number(of: marks[index])
            }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
    }

    private func outline(of mark: Mark) -> some View {
        Rectangle()
            .stroke(mark.color, lineWidth: 1)
            .frame(width: max(mark.frame.width, 1), height: max(mark.frame.height, 1))
            .offset(x: mark.frame.minX, y: mark.frame.minY)
    }

    private func number(of mark: Mark) -> some View {
        Text(verbatim: String(mark.number))
            .font(.system(size: 8, weight: .bold))
            .foregroundStyle(Color.white)
            .padding(.horizontal, 2)
            .background(mark.color)
            .frame(width: max(mark.frame.width, 1), alignment: mark.isTrailing ? .trailing : .leading)
            .offset(x: mark.frame.minX, y: mark.frame.minY)
    }
}
