import SwiftUI

/// A choice of three, made of shapes and gestures only.
struct SegmentedPicker: View {
    enum Period: String, CaseIterable {
        case day = "Day"
        case week = "Week"
        case year = "Year"
    }

    @State private var period = Period.week
    @Namespace private var namespace

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Period.allCases, id: \.self) { item in
                Text(item.rawValue)
                    .font(.subheadline.weight(item == period ? .semibold : .regular))
                    .frame(width: 72, height: 34)
                    .background {
                        if item == period {
                            Capsule()
                                .fill(.white)
                                .shadow(color: .black.opacity(0.15), radius: 3, y: 1)
                                .matchedGeometryEffect(id: "selection", in: namespace)
                        }
                    }
                    .contentShape(.rect)
                    .onTapGesture {
                        withAnimation(.spring(duration: 0.35)) { period = item }
                    }
                    .accessibilityAddTraits(.isButton)
            }
        }
        .foregroundStyle(.black)
        .padding(3)
        .background(.gray.opacity(0.2), in: .capsule)
    }
}

#Preview("Period") {
    SegmentedPicker()
}
