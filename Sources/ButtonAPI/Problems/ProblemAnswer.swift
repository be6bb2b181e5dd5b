import AppleDesign
import ButtonRendering
import Graphics
import HTTP
import SVG
import ViewEngine

extension ButtonService {
    /// The answer to a request that went wrong, in the form that the client can show.
    func answer(to problem: Problem, in form: ErrorForm) -> Response {
        var fields = HeaderFields.common
        fields.append(HeaderField(name: .vary, value: "Accept, Accept-Encoding"))
        fields.append(HeaderField(name: .cacheControl, value: CacheControl.clientError))
        if let methods = problem.allowedMethods {
            fields.append(HeaderField(name: .allow, value: methods.joined(separator: ", ")))
        }
        switch form {
        case .status:
            fields.append(.contentType(.problem))
            return Response(problem.status, fields: fields, body: JSON.encode(problem))
        case .image:
            fields.append(.contentType(.svg))
            fields.append(HeaderField(name: "X-Error-Code", value: problem.code))
            return Response(.ok, fields: fields, body: picture(of: problem))
        }
    }

    /// A small picture that says what is wrong, for who embeds pictures and sees nothing else.
    private func picture(of problem: Problem) -> [UInt8] {
        let host = ViewHost(
            rootView: ErrorView(title: problem.title, detail: problem.detail),
            environment: EnvironmentValues(palette: .iOS18),
            shaper: shaper
        )
        let content = host.displayList()
        return svg.render(
            SVGDocument(
                title: "Error: " + problem.detail,
                viewBox: CGRect(origin: .zero, size: content.size),
                content: content
            )
        )
    }
}

/// The words of a problem, on a ground that shows in any page.
private struct ErrorView: View {
    let title: String
    let detail: String

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title)
                .font(.footnote.weight(.semibold))
                .foregroundStyle(.red)
            Text(detail)
                .font(.caption)
                .foregroundStyle(.primary)
        }
        .frame(idealWidth: 360, alignment: .leading)
        .padding(12)
        .background(.white, in: .rect(cornerRadius: 10))
        .overlay {
            RoundedRectangle(cornerRadius: 10).strokeBorder(.red)
        }
    }
}
