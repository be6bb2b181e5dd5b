import Metrics
import Testing

@Suite struct `The text of metrics` {
    private func text(_ families: MetricFamily...) -> String {
        String(decoding: MetricsText.bytes(of: families), as: UTF8.self)
    }

    @Test func `has the help, the type and the samples of each metric`() {
        let family = MetricFamily(
            "requests_total",
            kind: .counter,
            help: "Requests by status.",
            samples: [
                MetricSample(3, labels: [.init("status", value: "200"), .init("method", value: "GET")]),
                MetricSample(0, labels: [.init("status", value: "404"), .init("method", value: "GET")]),
            ]
        )
        #expect(
            text(family, MetricFamily("up", kind: .gauge, help: "Always 1.", value: 1)) == """
                # HELP requests_total Requests by status.
                # TYPE requests_total counter
                requests_total{status="200",method="GET"} 3
                requests_total{status="404",method="GET"} 0
                # HELP up Always 1.
                # TYPE up gauge
                up 1

                """
        )
    }

    @Test func `escapes what would end a value or a line`() {
        let family = MetricFamily(
            "info",
            kind: .gauge,
            help: "A \\ and a \"\nline.",
            samples: [MetricSample(1, labels: [.init("value", value: "a\"b\\c\nd")])]
        )
        #expect(
            text(family) == #"""
                # HELP info A \\ and a "\nline.
                # TYPE info gauge
                info{value="a\"b\\c\nd"} 1

                """#
        )
    }

    @Test(arguments: [
        (0, "0"), (-2, "-2"), (0.5, "0.5"), (1e-6, "1e-06"), (4_503_599_627_370_496, "4503599627370496"),
        (Double.infinity, "+Inf"), (-Double.infinity, "-Inf"), (Double.nan, "NaN"),
    ])
    func `has numbers as Go reads them`(value: Double, number: String) {
        #expect(text(MetricFamily("x", kind: .gauge, help: "x", value: value)).hasSuffix("\nx \(number)\n"))
    }

    @Test func `has cumulative buckets, the sum and the count of a histogram`() {
        let samples = MetricSample.histogram(
            counts: [1, 0, 4, 2],
            bounds: [0.1, 0.5, 1],
            sum: 7.25,
            labels: [.init("route", value: "a")]
        )
        #expect(
            text(MetricFamily("seconds", kind: .histogram, help: "Times.", samples: samples)) == """
                # HELP seconds Times.
                # TYPE seconds histogram
                seconds_bucket{route="a",le="0.1"} 1
                seconds_bucket{route="a",le="0.5"} 1
                seconds_bucket{route="a",le="1"} 5
                seconds_bucket{route="a",le="+Inf"} 7
                seconds_sum{route="a"} 7.25
                seconds_count{route="a"} 7

                """
        )
    }
}
