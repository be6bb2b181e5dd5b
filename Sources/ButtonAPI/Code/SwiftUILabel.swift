import AppleDesign
import ButtonRendering
import SwiftCode
import ViewEngine

/// The label of a button in SwiftUI: words that the button takes itself, or a view.
struct SwiftUILabel {
    private let request: ButtonRequest
    private let system: SystemDesign

    /// The label of a request in a look of the system.
    init(_ request: ButtonRequest, in system: SystemDesign) {
        self.request = request
        self.system = system
    }

    /// The arguments of a button that makes its label itself; `nil` for one that receives a view.
    var arguments: [Argument]? {
        guard request.button.label.demo == .title, request.button.font == nil, request.button.width == nil
        else { return nil }
        switch request.button.label.systemImage {
        case nil where request.button.control.role?.systemImage != nil && request.title.isEmpty:
            return []
        case nil where request.title.isLocalizable:
            return [Argument(.string(request.title))]
        case let name? where isLabel && request.title.isLocalizable:
            return [Argument(.string(request.title)), Argument(label: "systemImage", .string(name))]
        default:
            return nil
        }
    }

    var view: Expression {
        var view = demo
        if request.button.label.demo != .title, !request.button.label.isAnimated { view.stopAnimations() }
        if let font = request.button.font { view.modify("font", with: Argument(.member("\(font)"))) }
        if request.button.width != nil {
            view.modify("frame", with: Argument(label: "maxWidth", .member("infinity")))
        }
        return view
    }

    private var demo: Expression {
        switch request.button.label.demo {
        case .title: content
        case .circle: circle
        case .swatch:
            content.modified("background", with: Argument(.name("flag ? Color.gray : Color.purple")))
        }
    }

    private var circle: Expression {
        let circle = Expression.call("Circle")
            .modified(
                "frame",
                with: Argument(label: "width", .number(20)),
                Argument(label: "height", .number(20))
            )
            .modified(
                "frame",
                with: Argument(label: "maxWidth", .member("infinity")),
                Argument(label: "alignment", .name("flag ? .leading : .trailing"))
            )
        return
            content
            .modified("padding", with: Argument(.number(20)))
            .modified("background", with: Argument(.name("Color.orange")))
            .modified("overlay", closures: Closure(.expression(circle)))
    }

    // MARK: Words and symbol

    private var content: Expression {
        guard let name = request.button.label.systemImage ?? roleImage else { return text }
        let image = Expression.call("Image", with: Argument(label: "systemName", .string(name)))
        if request.title.isEmpty { return image }
        if isLabel { return label(name, image: image) }
        let isFirst =
            request.button.label.imagePlacement == .leading || request.button.label.imagePlacement == .top
        let views = isFirst ? [image, text] : [text, image]
        return stack(views.map { .expression($0) })
    }

    private var roleImage: String? { request.title.isEmpty ? request.button.control.role?.systemImage : nil }

    /// Whether title and symbol stand as a `Label` puts them.
    private var isLabel: Bool {
        request.button.label.imagePlacement == .leading && request.button.label.imagePadding == nil
            && !request.title.isEmpty
    }

    private var text: Expression {
        let title = Expression.string(request.title)
        return .call("Text", with: Argument(label: request.title.isLocalizable ? nil : "verbatim", title))
    }

    private func label(_ name: String, image: Expression) -> Expression {
        request.title.isLocalizable
            ? .call(
                "Label",
                with: Argument(.string(request.title)),
                Argument(label: "systemImage", .string(name))
            )
            : .call("Label", closures: Closure(.expression(text)), Closure(label: "icon", .expression(image)))
    }

    private func stack(_ views: [Statement]) -> Expression {
        let labelSpacing = system.palette.labelSpacing(at: request.environment.dynamicTypeSize)
        let spacing = Argument(label: "spacing", .number(request.button.label.imagePadding ?? labelSpacing))
        return switch request.button.label.imagePlacement {
        case .leading, .trailing:
            .call(
                "HStack",
                arguments: [Argument(label: "alignment", .member("firstTextBaseline")), spacing],
                closures: [Closure(views)]
            )
        case .top, .bottom: .call("VStack", arguments: [spacing], closures: [Closure(views)])
        }
    }
}

extension String {
    /// Whether SwiftUI shows a literal of the text as it is: it takes one for a key of a translation, and reads
    /// Markdown in it, links and the places of arguments.
    fileprivate var isLocalizable: Bool {
        let isMarked = unicodeScalars.contains { "\\`*_~[]<>&%@^|".unicodeScalars.contains($0) }
        return !isMarked && !lowercased().contains("www.") && !contains("://")
    }
}
