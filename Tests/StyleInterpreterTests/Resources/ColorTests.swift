import Graphics
import ProjectResources
import ResourceFiles
import StyleInterpreter
import StyleRuntime
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

@Suite struct `A color of the project` {
    private static let files = [
        colorPath("Brand"): colorSet(
            ([:], rgb(1, 0.5, 0)),
            (["luminosity": "dark"], rgb(0, 0.5, 1)),
            (["contrast": "high"], rgb(1, 1, 0)),
            (["contrast": "high", "luminosity": "dark"], rgb(0, 1, 1))
        ),
        colorPath("red"): colorSet(([:], rgb(0.25, 0, 0))),
        colorPath("system"): colorSet(([:], #"{"platform": "ios", "reference": "systemOrangeColor"}"#)),
        colorPath("linear"): colorSet(([:], rgb(0.5, 0, 1, space: "extended-linear-srgb"))),
        colorPath("p3"): colorSet(([:], rgb(0.5, 0, 1, space: "display-p3"))),
        colorPath("white"): colorSet(
            ([:], #"{"color-space": "gray-gamma-22", "components": {"white": "0.25", "alpha": "0.5"}}"#)
        ),
        "Assets.xcassets/Colors/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
        colorPath("Colors/text_primary"): colorSet(([:], rgb(0, 0, 0.75))),
    ]

    private let black = ResolvedColor(red: 0, green: 0, blue: 0)
    private static let brand = ResolvedColor(red: 1, green: 0.5, blue: 0)

    @Test(
        arguments: [
            #"Color("Brand")"#, #"Color("Brand", bundle: .module)"#, #"Color("Brand", bundle: nil)"#,
            "Color(.brand)", "Color.brand", ".brand", "Color.brand.opacity(1)", ".brand.opacity(1)",
            #"Color(uiColor: UIColor(named: "Brand")!)"#, "Color(uiColor: UIColor(resource: .brand))",
            "Color(uiColor: .brand)", "Color(UIColor.brand)",
            #"Color(UIColor(named: "Brand", in: .main, compatibleWith: nil) ?? .red)"#,
            "Color(ColorName.brand.rawValue)", "ColorName.brand.color",
        ]
    )
    func `has the names that Xcode gives it`(expression: String) throws {
        let source = pill(
            ".background(\(expression), in: Rectangle())",
            declarations: """
                enum ColorName: String {
                    case brand = "Brand"
                    var color: Color { Color(rawValue) }
                }
                """
        )
        let program = try interpret(
            source,
            replacesExternalNames: true,
            resources: resources(Self.files)
        )
        #expect(program.standIns.map(\.name) == [])
        #expect(try picture(source, resources(Self.files)).fillColors == [Self.brand])
    }

    @Test(
        arguments: [
            (ColorScheme.light, ColorSchemeContrast.standard, ResolvedColor(red: 1, green: 0.5, blue: 0)),
            (.dark, .standard, ResolvedColor(red: 0, green: 0.5, blue: 1)),
            (.light, .increased, ResolvedColor(red: 1, green: 1, blue: 0)),
            (.dark, .increased, ResolvedColor(red: 0, green: 1, blue: 1)),
        ]
    )
    func `follows its environment`(
        scheme: ColorScheme,
        contrast: ColorSchemeContrast,
        color: ResolvedColor
    ) throws {
        for expression in [#"Color("Brand")"#, "Color(uiColor: .brand)"] {
            let list = try picture(pill(".background(\(expression))"), resources(Self.files)) {
                $0.colorScheme = scheme
                $0.colorSchemeContrast = contrast
            }
            #expect(list.fillColors == [color])
        }
    }

    @Test(
        arguments: [
            ("system", ResolvedColor.test(.orange)),
            ("p3", ResolvedColor(red: 0.5, green: 0, blue: 1)),
            ("white", ResolvedColor(red: 0.25, green: 0.25, blue: 0.25, opacity: 0.5)),
            ("Colors/text_primary", ResolvedColor(red: 0, green: 0, blue: 0.75)),
        ]
    )
    func `has the components of its space`(name: String, color: ResolvedColor) throws {
        let list = try picture(pill(#".background(Color("\#(name)"))"#), resources(Self.files))
        #expect(list.fillColors == [color])
    }

    @Test func `of linear light is encoded`() throws {
        let list = try picture(pill(#".background(Color("linear"))"#), resources(Self.files))
        let color = try #require(list.fillColors.first)
        #expect(abs(color.red - 0.735_356) < 1e-5)
        #expect(color.green == 0)
        #expect(abs(color.blue - 1) < 1e-9)
    }

    @Test(
        arguments: [
            "Color(.Colors.textPrimary)", "Color.Colors.textPrimary", ".Colors.textPrimary",
            "Color(uiColor: .Colors.textPrimary)", "Color(UIColor(resource: .Colors.textPrimary))",
            "Asset.Colors.textPrimary.swiftUIColor", "Color(Asset.Colors.textPrimary.color)",
            "Asset.Assets.Colors.textPrimary.swiftUIColor",
        ]
    )
    func `is in the types of its folders`(expression: String) throws {
        let list = try picture(pill(".background(\(expression), in: Rectangle())"), resources(Self.files))
        #expect(list.fillColors == [ResolvedColor(red: 0, green: 0, blue: 0.75)])
    }

    @Test func `is a value of the generated type`() throws {
        let source = shown(
            "Row(color: .Colors.textPrimary)",
            declarations: """
                struct Row: View {
                    let color: ColorResource
                    static let other: ColorResource = .brand
                    var body: some View {
                        Rectangle().fill(Color(color)).background(Color(uiColor: UIColor(resource: Self.other)))
                    }
                }
                """
        )
        let program = try interpret(source, replacesExternalNames: true, resources: resources(Self.files))
        #expect(program.standIns.map(\.name) == [])
        let colors = try picture(source, resources(Self.files)).fillColors
        #expect(colors == [Self.brand, ResolvedColor(red: 0, green: 0, blue: 0.75)])
    }

    @Test func `leaves Apple's members as they are`() throws {
        func fill(_ expression: String) throws -> ResolvedColor? {
            try picture(pill(".background(\(expression), in: Rectangle())"), resources(Self.files))
                .fillColors.first
        }
        #expect(try fill("Color.red") == .test(.red))
        #expect(try fill(".red") == .test(.red))
        #expect(try fill("Color(.red)") == ResolvedColor(red: 0.25, green: 0, blue: 0))
        #expect(try fill("Color(.blue)") == ResolvedColor(red: 0, green: 0, blue: 1))
    }

    @Test func `gives way to what the source declares`() throws {
        let source = pill(
            #".background(Color.brand).border(Color("Brand"))"#,
            declarations: """
                extension Color {
                    static let brand = Color(white: 0.5)
                    init(_ name: String) { self.init(white: 0) }
                }
                """
        )
        let gray = ResolvedColor(red: 0.5, green: 0.5, blue: 0.5)
        #expect(try picture(source, resources(Self.files)).fillColors == [gray])
    }

    @Test func `that is missing is a stand-in, which a request can set`() throws {
        let source = pill(#".background(Color("Missing"))"#)
        let program = try interpret(source, replacesExternalNames: true, resources: resources(Self.files))
        #expect(program.standIns.map(\.name) == ["Color.Missing"])
        let list = try picture(
            source,
            resources(Self.files),
            arguments: ["external.Color.Missing": .color(.black)]
        )
        #expect(list.fillColors == [black])
    }

    @Test func `is the accent color`() throws {
        let files = [colorPath("AccentColor"): Self.files[colorPath("Brand"), default: ""]]
        for expression in [".tint", "Color.accentColor", "Color(uiColor: .tintColor)"] {
            let source = pill(".background(\(expression), in: Rectangle())")
            #expect(try picture(source, resources(files)).fillColors == [Self.brand])
            let tinted = try picture(source, resources(files)) { $0.tint = .black }
            #expect(tinted.fillColors == [black])
            #expect(try picture(source, resources([:])).fillColors == [.test(.blue)])
        }
    }

    @Test func `is the accent color of a button of UIKit`() throws {
        let source = """
            import UIKit
            extension UIButton.Configuration {
                static func pill() -> UIButton.Configuration { .filled() }
            }
            """
        let files = [colorPath("AccentColor"): Self.files[colorPath("Brand"), default: ""]]
        let program = try interpret(source, replacesExternalNames: true, resources: resources(files))
        let button = try #require(program.roots.first?.makeStyle().button)
        let view = button.view(configuration: .plain(), primaryAction: UIAction { _ in })
        #expect(render(view).fillColors == [Self.brand])
    }

    @Test func `that refers to itself ends`() throws {
        let reference = colorSet(([:], #"{"platform": "universal", "reference": "tintColor"}"#))
        let list = try picture(
            pill(".background(.tint, in: Rectangle())"),
            resources([colorPath("AccentColor"): reference])
        )
        #expect(list.fillColors == [.test(.blue)])
    }
}
