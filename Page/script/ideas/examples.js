/** @typedef {{ style: string, values: Record<string, string> }} Idea The path of a style and values of its parameters. */

/**
 * Buttons that are ready to be used, each with another way to draw one.
 *
 * @type {Idea[]}
 */
export const examples = [
  {
    style: "swiftui/borderedProminent",
    values: { title: "Sign In", systemImage: "person.fill", controlSize: "large", buttonBorderShape: "capsule" },
  },
  { style: "swiftui/bordered", values: { title: "Delete", systemImage: "trash", role: "destructive" } },
  {
    style: "uikit/filled",
    values: { title: "Add to Cart", systemImage: "cart.fill", cornerStyle: "capsule", tint: "orange" },
  },
  {
    style: "swiftui/glass",
    values: { title: "Play", systemImage: "play.fill", controlSize: "large", backdrop: "dusk" },
  },
  {
    style: "swiftui/glassProminent",
    values: { title: "Follow", systemImage: "plus", tint: "pink", controlSize: "large", backdrop: "meadow" },
  },
  { style: "swiftui/roundedAndShadowPro", values: { title: "Get Started" } },
];
