public import Graphics

extension GraphicsContext {
    /// A change of what a command draws.
    public struct Filter {
        let apply: ([DisplayItem], EnvironmentValues, DisplayItemID) -> [DisplayItem]

        private init<Effect: RendererEffect>(_ makeEffect: @escaping (EnvironmentValues) -> Effect) {
            apply = { items, environment, id in
                var filtered: [DisplayItem] = []
                makeEffect(environment).render(items, in: .zero, id: id, into: &filtered)
                return filtered
            }
        }

        private static func color<Own: ColorFilter>(_ filter: Own) -> Filter {
            Filter { _ in ColorFilterEffect(filter: filter) }
        }

        /// A Gaussian blur with a standard deviation.
        public static func blur(radius: CGFloat) -> Filter {
            Filter { _ in BlurEffect(radius: max(0, radius)) }
        }

        public static func shadow(
            color: Color = Color(white: 0, opacity: 0.33),
            radius: CGFloat,
            x: CGFloat = 0,
            y: CGFloat = 0
        ) -> Filter {
            Filter { environment in
                let color = color.resolve(in: environment)
                let offset = CGSize(width: x, height: y)
                return ShadowEffect(shadow: Shadow(color: color, radius: max(0, radius), offset: offset))
            }
        }

        public static func brightness(_ amount: Double) -> Filter {
            color(BrightnessFilter(animatableData: amount))
        }

        public static func contrast(_ amount: Double) -> Filter {
            color(ContrastFilter(animatableData: amount))
        }

        public static func saturation(_ amount: Double) -> Filter {
            color(SaturationFilter(animatableData: amount))
        }

        public static func grayscale(_ amount: Double) -> Filter {
            color(GrayscaleFilter(animatableData: amount))
        }
    }
}
