import ButtonAPI
import ButtonRendering
import Caching
import Graphics
import HTTP
public import UIKitEngine
public import ViewEngine

/// The pictures of one button, as the service draws them.
///
/// ```swift
/// let picture = try ButtonPicture(Button("Buy") {}.buttonStyle(MyStyle()), state: .pressed)
/// picture.svg
/// ```
///
/// For a style that the service has, each picture is the same, byte for byte, as that of the service for the same
/// title, state and parameters; only the ids of the tracks in a timeline differ. The label of the button is the one in
/// the view: parameters of the service that set a label, such as `title` or `width`, change nothing here but the
/// accessible name.
public struct ButtonPicture {
    private let service: ButtonService
    private let worker: ButtonWorker
    private let path: String
    private let query: String

    /// The picture of a SwiftUI button in its style.
    ///
    /// - Parameters:
    ///   - button: The button; one without a style has the automatic style.
    ///   - state: The states of the button, all at once.
    ///   - events: The events of its interaction, in the order of their times; without any, animations show a press of
    ///     0.6 s.
    ///   - title: The accessible name; by default the text that the button shows.
    ///   - environment: The settings of the system and of the user. A button that it disables, focuses or selects has
    ///     that state, too.
    ///   - parameters: Further parameters of the service's addresses that all outputs take, as
    ///     `["background": "white"]`.
    ///   - name: The name of the style, which is part of the ids in a sheet; sheets in one page need different names.
    ///   - fonts: The fonts; by default those that are installed.
    /// - Throws: `InstalledFonts.MissingFontError` if there are no fonts, `PictureError` if the service does not accept
    ///   a value.
    public init<Content: View>(
        _ button: Content,
        state: State = .normal,
        events: [InteractionEvent] = [],
        title: String? = nil,
        environment: ViewEnvironment = ViewEnvironment(),
        parameters: [String: String] = [:],
        name: String = defaultName,
        fonts: InstalledFonts? = nil
    ) throws {
        try self.init(
            content: .view(AnyView(button)),
            name: name,
            title: title,
            settings: PictureSettings(state: state, events: events, environment: environment),
            parameters: parameters,
            fonts: fonts
        )
    }

    /// The picture of a UIKit button; the expression is evaluated once for each picture.
    public init(
        uiKit button: @escaping @autoclosure () -> UIButton,
        state: State = .normal,
        events: [InteractionEvent] = [],
        title: String? = nil,
        environment: ViewEnvironment = ViewEnvironment(),
        parameters: [String: String] = [:],
        name: String = defaultName,
        fonts: InstalledFonts? = nil
    ) throws {
        try self.init(
            content: .uiButton(button),
            name: name,
            title: title,
            settings: PictureSettings(state: state, events: events, environment: environment),
            parameters: parameters,
            fonts: fonts
        )
    }

    /// The name of a style that has none.
    public static let defaultName = "Button"

    init(
        content: ButtonSource.Content,
        name: String,
        title: String?,
        settings: PictureSettings,
        parameters: [String: String],
        fonts: InstalledFonts?
    ) throws {
        let fonts = try fonts ?? InstalledFonts.installed
        let title = title ?? ShownText(of: content.view, in: settings.environment, shaper: fonts).text
        let entry = ButtonSource(content: content, title: title, name: name).entry(shaper: fonts)
        service = ButtonService(
            ButtonService.Configuration(
                catalog: Catalog([entry]),
                shaper: fonts,
                symbols: SymbolNames(fonts.symbolNames, drawn: fonts.drawnSymbolNames),
                rasters: PictureRasters.encoder,
                version: "",
                budget: MemoryBudget(limit: Self.cacheSize)
            )
        )
        worker = service.makeWorker(oneOf: 1)
        path = "/v1/" + entry.framework.rawValue + "/" + name.percentEncoded
        var items = settings.parameters
        // A view that is shown by itself has no title of the request.
        if entry.content == nil { items["title"] = title }
        items.merge(parameters) { _, given in given }
        query = items.sorted { $0.key < $1.key }
            .map { $0.key.percentEncoded + "=" + $0.value.percentEncoded }
            .joined(separator: "&")
        // A value that the service does not accept is an error of the initializer, not of each picture.
        _ = try body(".svg")
    }

    /// The memory of the caches of one button, in bytes.
    private static let cacheSize = 8 << 20

    /// The content of an output, at the end of a path.
    private func body(_ pathExtension: String, parameters: [String: String] = [:]) throws(PictureError)
        -> [UInt8]
    {
        try response(pathExtension, parameters: parameters).body
    }

    private func response(
        _ pathExtension: String,
        parameters: [String: String]
    ) throws(PictureError) -> Response {
        let items = parameters.sorted { $0.key < $1.key }
            .map { "&" + $0.key.percentEncoded + "=" + $0.value.percentEncoded }
        let target = path + pathExtension + "?errors=status&" + query + items.joined()
        let response = service.respond(to: Request(target: Array(target.utf8)), with: worker)
        guard response.status == .ok else {
            throw PictureError(message: ButtonService.detail(of: response) ?? response.status.reason)
        }
        return response
    }

    private func text(_ pathExtension: String, parameters: [String: String] = [:]) throws(PictureError)
        -> String
    {
        String(decoding: try body(pathExtension, parameters: parameters), as: UTF8.self)
    }
}

// MARK: Outputs

extension ButtonPicture {
    /// The button in its state; after its events, if it has some.
    public var svg: String { get throws(PictureError) { try text(".svg") } }

    /// The button at a moment of its events, in seconds.
    public func svg(at time: Double) throws(PictureError) -> String {
        try text(".svg", parameters: ["t": "\(time)"])
    }

    /// The button as a file of pixels, with a number of pixels for a point from 1 to 4.
    ///
    /// A build without the libraries for them (`BEZEL_RASTERS=off`) throws.
    public func png(scale: Double = 2) throws(PictureError) -> [UInt8] {
        try body(".png", parameters: ["scale": "\(scale)"])
    }

    /// All values that are resolved for the button, as JSON.
    public var resolved: String { get throws(PictureError) { try text(".json") } }

    /// One picture of all states in both color schemes.
    public var sheet: String { get throws(PictureError) { try sheet(rows: "state", columns: "colorScheme") } }

    /// One picture of all values of two parameters of the service.
    public func sheet(rows: String, columns: String) throws(PictureError) -> String {
        try text("/states.svg", parameters: ["rows": rows, "columns": columns])
    }

    /// The sheet as a file of pixels.
    public func sheetPNG(
        rows: String = "state",
        columns: String = "colorScheme",
        scale: Double = 2
    ) throws(PictureError) -> [UInt8] {
        try body("/states.png", parameters: ["rows": rows, "columns": columns, "scale": "\(scale)"])
    }

    /// The interaction as one animated picture.
    public var animation: String { get throws(PictureError) { try text("/animation.svg") } }

    /// The animated attributes of the interaction with their keyframes, and the actions that ran, as JSON.
    public var timeline: String { get throws(PictureError) { try text("/timeline.json") } }

    /// The pictures of the interaction, from its beginning to its end, sixty for each second.
    public var frames: [String] { get throws(PictureError) { try frames(perSecond: 60) } }

    /// The pictures of the interaction, from its beginning to its end.
    public func frames(perSecond rate: Double) throws(PictureError) -> [String] {
        let parameters = ["fps": "\(rate)"]
        let list = try response("/frames.json", parameters: parameters)
        guard let count = ButtonService.frameCount(of: list) else {
            throw PictureError(message: "the list of frames has no count")
        }
        var frames: [String] = []
        for number in 0..<count { frames.append(try text("/frames/\(number).svg", parameters: parameters)) }
        return frames
    }

    /// Any output of the service, by the end of its path after the style's name, as `/animation.gif`.
    public func output(
        _ pathExtension: String,
        parameters: [String: String] = [:]
    ) throws(PictureError) -> [UInt8] {
        try body(pathExtension, parameters: parameters)
    }
}
