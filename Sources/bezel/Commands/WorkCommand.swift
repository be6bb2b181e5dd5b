import ButtonAPI
import CConfinedProcess
import Caching
import ConfinedProcesses
import Glibc
import ProjectResources
import StyleExecution
import TextShaping
import WorkerProcesses

/// Checks and draws sources for the program that has started this one, until that closes the stream.
///
/// The command is not for users. Its process confines itself before it reads anything: it opens the fonts, and draws one
/// of each output, because libraries open files when they are used first.
struct WorkCommand {
    /// The name of the command.
    static let name = "work"

    private let configuration: Configuration
    /// The “nice” value while it works.
    private let niceness: Int32
    /// Whether a job can be a file of pixels.
    private let drawsPixels: Bool
    /// Whether a source can have images, which are those of its project.
    private let readsImages: Bool
    /// The private memory in bytes with which the process is kept.
    private let keptMemory: Int

    init(_ arguments: inout Arguments) throws(ProgramError) {
        drawsPixels = !arguments.takeFlag(Self.withoutPixels)
        readsImages = !arguments.takeFlag(Self.withoutImages)
        niceness = try arguments.takeValue(Self.nicenessOption).flatMap(Int32.init) ?? 0
        keptMemory =
            try arguments.takeValue(Self.keptMemoryOption).flatMap { Int($0) } ?? WorkerLimits().keptMemory
        configuration = try Configuration(&arguments, hasAddress: false)
    }

    static let nicenessOption = "--niceness"
    static let keptMemoryOption = "--kept-memory"
    static let withoutPixels = "--without-pixels"
    static let withoutImages = "--without-images"

    /// The statuses of a process that cannot work.
    private enum Status {
        static let noFonts: Int32 = 3
        static let notConfined: Int32 = 4
        static let nonsense: Int32 = 5
    }

    func run() throws(ProgramError) {
        ProcessMemory.configure()
        Self.preferForTermination()
        let budget = MemoryBudget(limit: Self.cacheSize)
        let fonts: FontLibrary
        do throws(ProgramError) {
            fonts = try configuration.openFonts(budget: budget)
        } catch {
            exit(Status.noFonts)
        }
        fonts.openFiles()
        // The program that asks has compared the price with its limit.
        let service = configuration.makeService(
            fonts: fonts,
            files: [],
            publicURL: nil,
            budget: budget,
            isOfCommand: true
        )
        let memory = OwnMemory(kept: keptMemory)
        let images = readsImages ? Configuration.imageReader : nil
        let worker = StyleWorker(
            service,
            shaper: fonts,
            readers: ResourceReaders(images: images, fonts: fonts),
            budget: MemoryBudget(limit: Self.sourcesSize),
            isShortOfMemory: { memory.isShort }
        )
        WorkerRehearsal(service, rasters: drawsPixels ? Configuration.rasters : nil, images: images).run()
        lowerPriority()
        guard confined_process_confine() == 0 else { exit(Status.notConfined) }
        guard StandardStreams.writeOutput([0]) else { return }
        var stream = MessageStream()
        var timer = JobTimer()
        while let message = stream.readMessage() {
            timer.beginJob()
            guard let response = worker.response(to: message) else { _exit(Status.nonsense) }
            guard MessageStream.writeMessage(response) else { break }
        }
        // Not `exit`, which runs the handlers of libraries.
        _exit(0)
    }

    /// The memory of the caches, in bytes.
    private static let cacheSize = 24 << 20
    /// The memory of the sources with their programs, in bytes.
    private static let sourcesSize = 16 << 20

    /// Lowers the priority of all threads: to start takes a tenth of a second, for which somebody may wait, and jobs may be
    /// long.
    private func lowerPriority() {
        guard niceness > 0, let folder = opendir("/proc/self/task") else { return }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard let thread = UInt32(name) else { continue }
            setpriority(__priority_which_t(PRIO_PROCESS.rawValue), thread, niceness)
        }
    }

    /// Makes the kernel end this process before others if the memory of the machine is short.
    private static func preferForTermination() {
        let descriptor = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        _ = Glibc.write(descriptor, "1000", 4)
    }
}
