/// The text of `bezel --help`.
enum Usage {
    static let text = """
        Bezel \(Bezel.version) draws SwiftUI and UIKit buttons as SVG.

        bezel serve                          serve pictures over HTTP
        bezel render swiftui/bordered title=Buy state=pressed -o buy.svg
                                             draw a picture; without -o, to standard output
        bezel render swiftui/bordered/animation events=tap@0.2 -o buy.svg
                                             draw an animated picture
        bezel render swiftui/bordered/states rows=state columns=controlSize -o buy.svg
                                             draw a sheet of pictures
        bezel render swiftui/bordered title=Buy scale=3 -o buy.png
                                             draw a picture as pixels; an animated one as .webp, .gif or .png
        bezel render swiftui/bordered.swift title=Buy
                                             write the code of the button for an app
        bezel render Pill.swift title=Buy state=pressed -o buy.svg
                                             draw code of your own, with all outputs as above (Pill.swift/states);
                                             show=NAME for another root of the file: a preview (preview-2), a view,
                                             a style, a button or a snippet
        bezel list PATH… [--check] [--format json]
                                             list what files and folders show; --check says what of it draws
        bezel check PATH… [--strict]         print the errors of what files and folders show; with --strict, what
                                             stands in for names that are not there is one, too
        bezel audit PATH [show=NAME] [state=pressed …]
                                             report what is wrong with the roots of a file or a folder, or with a style:
                                             contrast, touch targets, texts that are cut off, labels
                                             (status 0: no errors, 1: errors, 2: a root cannot be drawn);
                                             --format text, json, sarif or github (annotations); --rule NAME, any
                                             number of times, ours or one of Apple's audit; --severity error, warning
                                             or information is what makes the status 1; --accept writes what is found
                                             into .bezel-findings.json, which hides it; --system for Apple's own colors;
                                             --not-measured lists what is not known; -o FILE; --public-url URL for
                                             links to help in sarif
        bezel gallery FOLDER -o docs/buttons write a sheet of every style in a folder, and an index
        bezel diff OLD NEW -o report         draw the styles of two folders, or two Swift files, and report what differs;
                                             --pictures URL is where the pictures of the report will be
                                             (status 0: nothing, 1: something, 2: a source has errors)
        bezel mcp [--project FOLDER]         serve the tools for assistants and editors over standard input and output, by
                                             the Model Context Protocol, for a folder (default: this one)

        bezel init [FOLDER] [--yes]          write what a project needs for assistants and pull requests, after showing it: the
                                             server of tools, a skill, a block in AGENTS.md, a workflow

        Options of list, check, audit, gallery, render, diff, mcp and serve for folders, each any number of times:
        --exclude GLOB         files and folders that are not read, as in a .gitignore: Generated/, *.gen.swift
        --include GLOB         files and folders that are read, though a .gitignore ignores them
        --package PATH         a checkout of a package elsewhere, whose files belong to the project

        bezel styles                         list the styles
        bezel health [URL]                   check whether a running service works
        bezel --version, bezel --help

        Options of serve, and their environment variables:
        --listen ADDRESS       BEZEL_LISTEN         127.0.0.1:8080, [::]:8080 or unix:/path
                                                    (default 127.0.0.1:8080; 0.0.0.0:$PORT if PORT is set)
        --metrics-listen ADDRESS
                               BEZEL_METRICS_LISTEN the address of /metrics, for Prometheus (default none)
        --threads N            BEZEL_THREADS        threads that serve, and as many that draw,
                                                    1 to 256 (default: the processors that Bezel may use)
        --workers N            BEZEL_WORKERS        processes that check and draw sources of users' own,
                                                    1 to 64 (default: the processors that Bezel may use,
                                                    and another one unless it serves a folder)
        --trusted-proxy CIDR,… BEZEL_TRUSTED_PROXY  addresses of proxies, as 10.0.0.0/8,::1 (default none)
        --allowed-origins URL,… BEZEL_ALLOWED_ORIGINS
                                                    origins whose scripts may call /mcp, store sources and
                                                    read a project, as https://example.com (default: its own)
        --public-url URL       BEZEL_PUBLIC_URL     the start of absolute addresses, as https://bezel.example,
                                                    whose scripts may store sources
                                                    (default: that of the address)
        --project FOLDER       BEZEL_PROJECT        a folder or repository whose previews, views, styles and
                                                    buttons are served at /v1/custom/{Name} and follow each
                                                    change (default none)
        --styles FOLDER        BEZEL_STYLES         the older name of --project, with which the first of two
                                                    styles with one name is shown
        --store STORE          BEZEL_STORE          where sources are stored: a file of SQLite,
                                                    postgres://user@host/database, or none (default
                                                    $XDG_STATE_HOME/bezel/styles.sqlite if it can be written)
        --store-daily MIB      BEZEL_STORE_DAILY    what one address may store in a day, 1 to 1024, or none
                                                    for no limit (default 32)
        --store-forget DAYS    BEZEL_STORE_FORGET   the days without a read after which a full store removes a
                                                    source, 1 to 36500 (default: nothing is ever removed)
        --custom on|off        BEZEL_CUSTOM         whether sources are drawn that addresses contain or
                                                    name (default on)
        --custom-token TOKEN   BEZEL_CUSTOM_TOKEN   the bearer token that storing a source needs (default none)
        --public FOLDER        BEZEL_PUBLIC         the files of the preview page (default public)
        --fonts FOLDER         BEZEL_FONTS          the folder of Debian's fonts (default /usr/share/fonts)
        --symbol-fonts FOLDER  BEZEL_SYMBOL_FONTS   the folder of the symbol fonts (default .deps/fonts)
        --cache MIB            BEZEL_CACHE          memory of caches and rasters, 1 to 1024 (default 64)
        --log-format FORMAT    BEZEL_LOG_FORMAT     text, json or none (default text)
        """
}
