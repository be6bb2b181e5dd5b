Button("Get started") {}
    .buttonStyle(.borderedProminent)
    .buttonBorderShape(.capsule)
    .controlSize(.large)

Button("Add to list", systemImage: "plus") {}
    .buttonStyle(.bordered)
    .tint(.pink)
