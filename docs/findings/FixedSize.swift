import SwiftUI

#Preview("Wrong", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Text("Continue")
            .font(.system(size: 17, weight: .semibold))
            .padding(.horizontal, 20)
            .frame(minHeight: 44)
            .background(.quaternary, in: .rect(cornerRadius: 10))
    }
    .buttonStyle(.plain)
    .padding()
}

#Preview("Right", traits: .sizeThatFitsLayout) {
    Button {
    } label: {
        Text("Continue")
            .font(.headline)
            .padding(.horizontal, 20)
            .frame(minHeight: 44)
            .background(.quaternary, in: .rect(cornerRadius: 10))
    }
    .buttonStyle(.plain)
    .padding()
}
