extension Animation {
    /// The animation after some seconds, or without its first seconds if there are fewer than none.
    public func delay(_ delay: Double) -> Animation {
        modified(by: .delay(delay.isFinite ? delay : 0))
    }

    /// The animation so many times as fast; a speed that is not above 0 holds it at its start.
    public func speed(_ speed: Double) -> Animation {
        modified(by: .speed(speed.limited(to: 0...Double.greatestFiniteMagnitude, or: 1)))
    }

    /// The animation so many times, at least once, every other time backwards if it reverses.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        modified(by: .repetition(count: Double(max(1, repeatCount)), autoreverses: autoreverses))
    }

    /// The animation again and again, until another one takes over.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        modified(by: .repetition(count: .infinity, autoreverses: autoreverses))
    }
}
