import WorkerProcesses

extension StyleWorkerProcesses {
    /// A number of processes of this program, with the fonts of a configuration, and a “nice” value while they work.
    ///
    /// Those that draw no pixels and read no images start sooner. `parse` parses the files of a source for a process that lacks it.
    convenience init(
        _ configuration: Configuration,
        count: Int,
        niceness: Int = 0,
        drawsPixels: Bool = true,
        readsImages: Bool = true,
        limits: WorkerLimits = WorkerLimits(),
        parse: @escaping Parse
    ) {
        self.init(
            path: "/proc/self/exe",
            arguments: [
                WorkCommand.name, "--fonts", configuration.fontFolder,
                "--symbol-fonts", configuration.symbolFontFolder,
                WorkCommand.nicenessOption, "\(niceness)", WorkCommand.keptMemoryOption,
                "\(limits.keptMemory)",
            ] + (drawsPixels ? [] : [WorkCommand.withoutPixels])
                + (readsImages ? [] : [WorkCommand.withoutImages]),
            count: count,
            limits: limits,
            parse: parse
        )
    }
}
