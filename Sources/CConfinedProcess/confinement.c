/* Not POSIX: syscall. */
#define _GNU_SOURCE

#include "confined_process.h"

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define LINUX_AUDIT_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define LINUX_AUDIT_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

int
confined_process_confine(void)
{
#ifdef LINUX_AUDIT_ARCHITECTURE
#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define RETURN(action) BPF_STMT(BPF_RET | BPF_K, action)
#define ALLOW(number) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1), RETURN(SECCOMP_RET_ALLOW)
    struct sock_filter filter[] = {
        LOAD(arch),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, LINUX_AUDIT_ARCHITECTURE, 1, 0),
        RETURN(SECCOMP_RET_KILL_PROCESS),
        LOAD(nr),
        ALLOW(SYS_read),
        /* Of a file that was opened before: a process measures its memory. */
        ALLOW(SYS_pread64),
        ALLOW(SYS_write),
        ALLOW(SYS_munmap),
        ALLOW(SYS_mremap),
        ALLOW(SYS_brk),
        ALLOW(SYS_madvise),
        ALLOW(SYS_futex),
        ALLOW(SYS_gettid),
        ALLOW(SYS_sched_getaffinity),
        ALLOW(SYS_getrandom),
        ALLOW(SYS_clock_gettime),
        /* A timer of processor time ends the process. */
        ALLOW(SYS_setitimer),
        ALLOW(SYS_sched_yield),
        ALLOW(SYS_exit_group),
        /* No memory becomes executable. The lower half of the argument has all flags. */
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mmap, 2, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mprotect, 1, 0),
        RETURN(SECCOMP_RET_KILL_PROCESS),
        LOAD(args[2]),
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 0, 1),
        RETURN(SECCOMP_RET_KILL_PROCESS),
        RETURN(SECCOMP_RET_ALLOW),
    };
#undef LOAD
#undef RETURN
#undef ALLOW
    struct sock_fprog program = {sizeof filter / sizeof filter[0], filter};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1UL, 0UL, 0UL, 0UL) != 0)
        return -1;
    /* For all threads: libraries may have started some. */
    return (int) syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program);
#else
    return -1;
#endif
}
