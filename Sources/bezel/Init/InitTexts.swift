/// The texts that `bezel init` writes.
enum InitTexts {
    /// A skill for assistants, whose folder has its name.
    static let skill = """
        ---
        name: bezel-preview
        description: Draws SwiftUI and UIKit previews, views, button styles and buttons on Linux, without a Mac, and says what is \
        in the picture. Use it after an edit of Swift that draws something, to see the preview in any state, color scheme, \
        language or text size, and to see what the edit has changed.
        ---

        # See what you write

        1. Before an edit, call `render_preview` with `sourceFilePath`. Keep its `revision`.
        2. Edit the file.
        3. Call `render_preview` again with `since` set to that revision. `changes` says which elements were added, removed,
           moved, resized or recolored. Look at the picture, too.
        4. Check what users see besides: `state` pressed and disabled, `previewVariantOverrides`
           `{"Color Scheme": "Dark Appearance"}` and `{"Dynamic Type": "AX 3"}`, and each of `supportedLocalizations`.

        `list_previews` lists what can be drawn, `check_source` says why something is not. Previews and pictures of a group are
        counted from 0, as in Xcode, and controls (`button`) from 1. Without the tools, use the command line:

            bezel list .
            bezel render . show=NAME state=pressed -o preview.png
            bezel check . --strict

        """

    private static let beginning = "<!-- bezel: begin -->"
    private static let end = "<!-- bezel: end -->"

    private static let instructions = """
        \(beginning)
        ## Previews

        After an edit of SwiftUI or UIKit, draw its preview: the tool `render_preview` of the server `bezel`, or
        `bezel render . show=NAME -o preview.png`. Compare with the revision before the edit (`since`), and check the pressed state,
        dark mode and large text. `bezel check . --strict` must pass.
        \(end)

        """

    /// The change of instructions for assistants: one marked block, in place of an older one.
    static func change(ofInstructions text: String) -> ProposedFile.Change {
        guard let first = text.firstRange(of: beginning), let last = text.firstRange(of: end),
            first.lowerBound < last.lowerBound
        else {
            let gap = text.isEmpty || text.hasSuffix("\n\n") ? "" : text.hasSuffix("\n") ? "\n" : "\n\n"
            return .added(text + gap + instructions, to: text)
        }
        let block = instructions.dropLast()
        let result = text[..<first.lowerBound] + block + text[last.upperBound...]
        return result == text ? .none : .added(String(result), to: text)
    }

    /// A workflow that reports what looks different in a pull request.
    static let workflow = """
        # Draws what a pull request changes; the summary lists what looks different.
        name: Previews

        on:
          pull_request:
            paths: ["**.swift", "**.xcassets/**", "**.xcstrings"]

        permissions:
          contents: read

        jobs:
          compare:
            runs-on: ubuntu-latest
            steps:
              - uses: actions/checkout@v5
              # The repository and the image of your Bezel.
              - uses: your-organization/bezel@main
                with:
                  styles: .
                  image: registry.example/bezel:latest
              - if: always()
                uses: actions/upload-artifact@v7
                with:
                  path: bezel-report/index.html
                  archive: false

        """
}
