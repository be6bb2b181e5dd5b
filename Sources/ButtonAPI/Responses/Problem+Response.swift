import AppleDesign
import Graphics
import HTTP
import SVG
import ViewEngine
import ViewRendering

extension Problem {
    /// The problem document with the status of the problem.
    var response: Response {
        Response(status, fields: fields.adding([.contentType(.problem)]), body: JSON.encode(self))
    }

    /// A page that says that there is nothing at its address, and leads to the preview page.
    var page: Response {
        Response(
            status,
            fields: HeaderFields.page.adding([
                .contentType(.html),
                HeaderField(name: .vary, value: "Accept, Accept-Encoding"),
                HeaderField(name: .cacheControl, value: CacheControl.clientError),
                HeaderField(name: "X-Robots-Tag", value: "noindex"),
            ]),
            body: Array(
                """
                <!doctype html>
                <html lang="en">
                <head>
                  <meta charset="utf-8">
                  <meta name="viewport" content="width=device-width, initial-scale=1">
                  <meta name="color-scheme" content="light dark">
                  <title>Nothing here – Bezel</title>
                  <link rel="icon" href="/icon.svg">
                  <link rel="stylesheet" href="/page.css">
                </head>
                <body class="message-page">
                  <main>
                    <h1>There is nothing at this address.</h1>
                    <p>It may be misspelled, or a page that has moved.</p>
                    <p><a class="download" href="/">See the buttons</a> <a href="/guide.html">Read the guide</a></p>
                  </main>
                </body>
                </html>

                """.utf8
            )
        )
    }

    /// The problem document of a route that only some origins may read.
    func response(allowing origin: String?) -> Response {
        var fields = HeaderFields.mcp(origin: origin).adding([.contentType(.problem)])
        appendSpecificFields(to: &fields)
        return Response(status, fields: fields, body: JSON.encode(self))
    }

    /// A small picture that shows the problem, for clients that embed pictures.
    func picture(with worker: ButtonWorker) -> Response {
        Response(
            .ok,
            fields: fields.adding([
                .contentType(.svg), HeaderField(name: "X-Error-Code", value: code),
            ]),
            body: svg(with: worker)
        )
    }

    private var fields: HeaderFields {
        var fields = HeaderFields.common.adding([
            HeaderField(name: .vary, value: "Accept, Accept-Encoding"),
            HeaderField(
                name: .cacheControl,
                value: isTemporary || isTransient ? CacheControl.moment : CacheControl.clientError
            ),
        ])
        appendSpecificFields(to: &fields)
        return fields
    }

    /// Adds what only some problems have.
    private func appendSpecificFields(to fields: inout HeaderFields) {
        if let projectRevision { fields.append(.projectRevision(projectRevision)) }
        if let allowedMethods {
            fields.append(HeaderField(name: .allow, value: allowedMethods.joined(separator: ", ")))
        }
        if let challenge {
            fields.append(HeaderField(name: "WWW-Authenticate", value: challenge))
        }
        if let retryDelay {
            fields.append(HeaderField(name: "Retry-After", value: String(retryDelay)))
        }
    }

    /// Whether the same request may succeed in a moment.
    private var isTemporary: Bool { status == .tooManyRequests || status.code >= 500 }

    private func svg(with worker: ButtonWorker) -> [UInt8] {
        let content = worker.views.resolve(
            ErrorView(title: title, detail: detail),
            in: EnvironmentValues(palette: .iOS18)
        ).displayList()
        worker.timer.enter(.draw)
        return worker.svg.render(
            SVGDocument(
                title: "Error: " + detail,
                viewBox: CGRect(origin: .zero, size: content.size),
                content: content
            )
        )
    }
}

/// The title and the detail of a problem, on a background that contrasts with any page.
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
