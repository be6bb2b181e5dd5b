/// What the program says of itself.
enum Usage {
    static let text = """
        Bezel \(Bezel.version) draws SwiftUI buttons as SVG.

        bezel serve                          serve pictures over HTTP
        bezel render swiftui/bordered title=Buy state=pressed -o buy.svg
                                             draw one picture; to standard output without -o
        bezel render swiftui/bordered/animation events=tap@0.2 -o buy.svg
                                             draw one that plays
        bezel render swiftui/bordered/states rows=state columns=controlSize -o buy.svg
                                             draw a sheet of them
        bezel render swiftui/bordered.swift title=Buy
                                             write the code of an app that has the button
        bezel styles                         list the styles
        bezel health [URL]                   ask a running service whether it works
        bezel --version, bezel --help

        Flags of serve, each with its environment variable:
        --listen ADDRESS       BEZEL_LISTEN         127.0.0.1:8080, [::]:8080 or unix:/path
                                                    (default 127.0.0.1:8080; 0.0.0.0:$PORT if PORT is set)
        --public FOLDER        BEZEL_PUBLIC         the files of the page (default public)
        --fonts FOLDER         BEZEL_FONTS          where Debian's fonts are (default /usr/share/fonts)
        --symbol-fonts FOLDER  BEZEL_SYMBOL_FONTS   where make deps puts the symbol fonts (default .deps/fonts)
        --cache MIB            BEZEL_CACHE          memory for pictures, 1 to 1024 (default 24)
        --log-format FORMAT    BEZEL_LOG_FORMAT     text, json or none (default text)
        """
}
