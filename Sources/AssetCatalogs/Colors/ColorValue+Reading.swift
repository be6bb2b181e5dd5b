import JSONReading

extension ColorValue {
    /// Reads the color of an entry; `nil` if it has an error, which is reported, or if it is not for iOS.
    init?(reading color: JSONValue, at pointer: JSONPointer, in reader: inout ContentsReader) {
        if let platform = reader.text("platform", of: color, at: pointer) {
            guard platform == "ios" || platform == "universal" else { return nil }
            guard let name = reader.text("reference", of: color, at: pointer) else {
                reader.report(at: pointer, "a color of a platform has a reference")
                return nil
            }
            self = .system(name)
            return
        }
        guard let name = reader.text("color-space", of: color, at: pointer) else {
            reader.report(at: pointer, "a color has a color space")
            return nil
        }
        var components = Components(of: color, at: pointer)
        if let space = RGBColorSpace(rawValue: name) {
            guard let red = components.value("red", isExtended: space.isExtended, in: &reader),
                let green = components.value("green", isExtended: space.isExtended, in: &reader),
                let blue = components.value("blue", isExtended: space.isExtended, in: &reader),
                let alpha = components.alpha(in: &reader)
            else { return nil }
            self = .rgb(space, red: red, green: green, blue: blue, alpha: alpha)
        } else if let space = GrayColorSpace(rawValue: name) {
            guard let white = components.value("white", isExtended: space.isExtended, in: &reader),
                let alpha = components.alpha(in: &reader)
            else { return nil }
            self = .gray(space, white: white, alpha: alpha)
        } else {
            reader.report(at: pointer.member("color-space"), "the color space is not supported")
            return nil
        }
    }
}

/// The components of a color.
private struct Components {
    let values: JSONValue?
    let pointer: JSONPointer

    init(of color: JSONValue, at pointer: JSONPointer) {
        values = color["components"]
        self.pointer = pointer.member("components")
    }

    mutating func value(_ name: String, isExtended: Bool, in reader: inout ContentsReader) -> Double? {
        guard let json = values?[name] else {
            reader.report(at: pointer, "the component \(name) is missing")
            return nil
        }
        guard let value = ColorComponent.value(of: json) else {
            reader.report(at: pointer.member(name), "the value is not a component of a color")
            return nil
        }
        return isExtended ? value : clamped(value, of: name, in: &reader)
    }

    /// The alpha component, by default that of an opaque color.
    mutating func alpha(in reader: inout ContentsReader) -> Double? {
        guard let json = values?["alpha"] else { return 1 }
        guard let value = ColorComponent.alpha(of: json) else {
            reader.report(at: pointer.member("alpha"), "the value is not a component of a color")
            return nil
        }
        return clamped(value, of: "alpha", in: &reader)
    }

    private func clamped(_ value: Double, of name: String, in reader: inout ContentsReader) -> Double {
        if !(0...1).contains(value) {
            reader.report(at: pointer.member(name), "the component is outside of its range, and is clamped")
        }
        return min(max(value, 0), 1)
    }
}
