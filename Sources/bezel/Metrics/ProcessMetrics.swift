import Glibc
import Metrics

/// The metrics of the process, under the names of Prometheus's client libraries; one that the system does not tell is
/// left out.
enum ProcessMetrics {
    static var families: [MetricFamily] {
        var families: [MetricFamily] = []
        if let status = ProcessStatus() {
            let tick = Double(sysconf(Int32(_SC_CLK_TCK)))
            families += [
                MetricFamily(
                    "process_cpu_seconds_total",
                    kind: .counter,
                    help: "CPU time of the process in user and system mode.",
                    value: Double(status.cpuTicks) / tick
                ),
                MetricFamily(
                    "process_resident_memory_bytes",
                    kind: .gauge,
                    help: "Resident memory of the process.",
                    value: Double(status.residentPages * sysconf(Int32(_SC_PAGESIZE)))
                ),
                MetricFamily(
                    "process_virtual_memory_bytes",
                    kind: .gauge,
                    help: "Virtual memory of the process.",
                    value: Double(status.virtualBytes)
                ),
            ]
            if let bootTime = ProcessStatus.bootTime {
                families.append(
                    MetricFamily(
                        "process_start_time_seconds",
                        kind: .gauge,
                        help: "Start of the process, in seconds since 1970.",
                        value: Double(bootTime) + Double(status.startTicks) / tick
                    )
                )
            }
        }
        if let count = openDescriptors {
            families.append(
                MetricFamily(
                    "process_open_fds",
                    kind: .gauge,
                    help: "Open file descriptors of the process.",
                    value: Double(count)
                )
            )
        }
        families.append(
            MetricFamily(
                "process_max_fds",
                kind: .gauge,
                help: "File descriptors that the process may have open.",
                value: descriptorLimit
            )
        )
        return families
    }

    /// The number of open descriptors, without that of the folder that lists them.
    private static var openDescriptors: Int? {
        guard let folder = opendir("/proc/self/fd") else { return nil }
        defer { closedir(folder) }
        var count = 0
        while readdir(folder) != nil { count += 1 }
        // Two entries are the folder itself and the one above.
        return count - 3
    }

    private static var descriptorLimit: Double {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return limit.rlim_cur == rlim_t.max ? .infinity : Double(limit.rlim_cur)
    }
}
