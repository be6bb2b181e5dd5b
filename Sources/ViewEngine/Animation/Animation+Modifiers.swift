extension Animation {
    /// The animation delayed by some seconds; a negative delay skips its first seconds.
    public func delay(_ delay: Double) -> Animation {
        modified(by: .delay(delay.isFinite ? delay : 0))
    }

    /// The animation at a multiple of its speed; a speed of 0 or less keeps it at its start.
    public func speed(_ speed: Double) -> Animation {
        modified(by: .speed(speed.limited(to: 0...Double.greatestFiniteMagnitude, or: 1)))
    }

    /// The animation run at least once and repeated, every second time backwards if it autoreverses.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        modified(by: .repetition(count: Double(max(1, repeatCount)), autoreverses: autoreverses))
    }

    /// The animation repeated until another one replaces it.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        modified(by: .repetition(count: .infinity, autoreverses: autoreverses))
    }

    /// The same animation: the moment at which it counts as completed is that of its curve.
    public func logicallyComplete(after duration: Double) -> Animation { self }
}
