ARG SWIFT_IMAGE=swift:6.3-bookworm
ARG BASE_IMAGE=debian:bookworm-slim

FROM ${SWIFT_IMAGE} AS build
WORKDIR /src

# Files that rarely change come first, so that a change of the sources repeats only the compilation.
COPY Makefile ./
COPY .ci/fonts.sha256 .ci/
RUN apt-get update \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends make \
    && make deps

COPY .ci/collect-fonts .ci/
COPY Sources/TextShaping/Fonts/FontManifest.swift Sources/TextShaping/Fonts/
RUN .ci/collect-fonts /image

# SwiftPM needs the folders of all targets, also of those that are not built.
COPY Package.swift ./
COPY Sources Sources
COPY Benchmarks Benchmarks
COPY Fuzzing Fuzzing
COPY Generators Generators
COPY Tests Tests
COPY .ci/collect-parser .ci/
RUN make program && strip -o /bezel .build/release/bezel \
    && .ci/collect-parser .build/release/bezel-parse /parser

# After the program: a change of the page does not compile it again.
COPY Page Page
COPY Examples/code Examples/code
COPY Examples/styles Examples/styles
COPY public public
RUN make page


FROM ${BASE_IMAGE}

RUN apt-get update \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        libdeflate0 libexpat1 libfribidi0 libgif7 libharfbuzz0b libjansson4 libmd0 libmicrohttpd12 libmimalloc2.0 libpq5 \
        librsvg2-2 libspng0 libsqlite3-0 libstdc++6 libturbojpeg0 libunistring2 libwebp7 libwebpmux3 \
    && rm -rf /var/lib/apt/lists/*

COPY --from=build /image /
COPY LICENSE /usr/share/doc/bezel/copyright
COPY --from=build /src/public /usr/share/bezel/public
COPY --from=build /parser /usr/local
COPY --from=build /bezel /usr/local/bin/bezel

# PORT rather than BEZEL_LISTEN, so that a platform can choose the port; BEZEL_LISTEN takes precedence.
ENV PORT=8080 \
    BEZEL_PUBLIC=/usr/share/bezel/public \
    BEZEL_FONTS=/usr/share/fonts \
    BEZEL_SYMBOL_FONTS=/usr/share/bezel/symbol-fonts

# A numeric user, so that Kubernetes can verify that it is not root.
USER 10001:10001
# 9464 is for BEZEL_METRICS_LISTEN, which is not set.
EXPOSE 8080 9464
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["bezel", "health"]
ENTRYPOINT ["/usr/local/bin/bezel"]
CMD ["serve"]

# Last, since the labels change with every commit.
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Bezel" \
    org.opencontainers.image.description="Draws SwiftUI buttons as SVG, over HTTP" \
    org.opencontainers.image.licenses="MIT AND OFL-1.1 AND Apache-2.0" \
    org.opencontainers.image.version="${VERSION}" \
    org.opencontainers.image.revision="${REVISION}"
