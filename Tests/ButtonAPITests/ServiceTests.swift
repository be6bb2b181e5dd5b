import ButtonAPI
import Foundation
import HTTP
import TestSupport
import Testing

private let bordered = "/v1/swiftui/bordered.svg"

@Suite struct `The service` {
    @Test(arguments: ["/livez", "/readyz", "/healthz"])
    func `reports its health, which no cache stores`(path: String) {
        let response = Service().get(path)
        #expect(response.status == .ok)
        #expect(response.field("Cache-Control") == "no-store")
    }

    @Test func `reports its version`() throws {
        #expect(try Service().json("/version")["version"] as? String == "test")
    }

    @Test func `responds to a preflight request`() {
        let response = Service().get(bordered) { $0.method = .options }
        #expect(response.status == .noContent)
        #expect(response.field("Access-Control-Allow-Methods") == "GET, HEAD, OPTIONS")
        #expect(response.field("Access-Control-Allow-Origin") == "*")
    }

    @Test func `serves the files of its page with their own content security policy`() {
        let service = Service(files: [
            StaticFile(path: "/index.html", content: Array("<!doctype html>".utf8)),
            StaticFile(path: "/style.css", content: Array("p{}".utf8)),
        ])
        #expect(service.get("/").text == "<!doctype html>")
        #expect(service.get("/").field("Content-Type") == "text/html; charset=utf-8")
        #expect(service.get("/?x=1").status == .ok)
        #expect(service.get("/style.css").field("Content-Type") == "text/css; charset=utf-8")
        let policy = service.get("/").field("Content-Security-Policy")
        #expect(policy?.contains("script-src 'self'") == true)
        #expect(policy?.contains("unsafe-inline") == false)
    }

    @Test func `lets caches store a file with a hash in its name`() {
        let service = Service(files: [
            StaticFile(path: "/page.js", content: Array("1".utf8)),
            StaticFile(path: "/page/chunk-UIXBQEWO.js", content: Array("2".utf8)),
        ])
        #expect(service.get("/page.js").field("Cache-Control") == "public, max-age=300")
        let immutable = "public, max-age=604800, immutable"
        #expect(service.get("/page/chunk-UIXBQEWO.js").field("Cache-Control") == immutable)
    }

    @Test func `draws the pictures that the page shows without a script`() throws {
        let page = try String(contentsOfFile: projectFile("public/index.html"), encoding: .utf8)
        let pictures = page.matches(of: /<img src="([^"]+)"/).map { $0.1.replacing("&amp;", with: "&") }
        #expect(pictures.count > 4)
        let service = Service()
        for picture in pictures {
            let response = service.get(String(picture))
            #expect(response.field("Content-Type") == "image/svg+xml; charset=utf-8", "\(picture)")
        }
    }
}
