// Tells the thread sanitizer of the locks that `Mutex` of Swift's Synchronization takes when threads contend.
//
// `Mutex` locks and unlocks by an atomic operation that the compiler inlines, so the sanitizer sees it. Under
// contention it calls functions of libswiftSynchronization.so instead, which the toolchain builds without the
// sanitizer: it would miss the order of those critical sections, and report races that do not exist. The functions
// here take their places in the test program, call the original ones, and state that order with the same address that
// the inlined operations have. No other access is hidden, so a race is still found.
//
// In a build without the thread sanitizer, this file is empty. With a toolchain that names these functions
// differently, the reports return; none is lost.
#if __has_feature(thread_sanitizer)
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

void __tsan_acquire(void *address);
void __tsan_release(void *address);

// Methods of Synchronization._MutexHandle: _lockSlow(UInt32), _tryLockSlow() -> Bool, _unlockSlow().
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *

typedef SWIFT void (*Lock)(uint32_t thread, SELF handle);
typedef SWIFT bool (*TryLock)(SELF handle);
typedef SWIFT void (*Unlock)(SELF handle);

static Lock original_lock;
static TryLock original_try_lock;
static Unlock original_unlock;

static void *original(const char *name) {
    void *function = dlsym(RTLD_NEXT, name);
    if (!function) abort();
    return function;
}

// Before the program has threads.
__attribute__((constructor)) static void find_originals(void) {
    original_lock = (Lock)original(LOCK);
    original_try_lock = (TryLock)original(TRY_LOCK);
    original_unlock = (Unlock)original(UNLOCK);
}

SWIFT void lock_slow(uint32_t thread, SELF handle) __asm__(LOCK);
SWIFT void lock_slow(uint32_t thread, SELF handle) {
    original_lock(thread, handle);
    __tsan_acquire(handle);
}

SWIFT bool try_lock_slow(SELF handle) __asm__(TRY_LOCK);
SWIFT bool try_lock_slow(SELF handle) {
    bool locked = original_try_lock(handle);
    if (locked) __tsan_acquire(handle);
    return locked;
}

SWIFT void unlock_slow(SELF handle) __asm__(UNLOCK);
SWIFT void unlock_slow(SELF handle) {
    __tsan_release(handle);
    original_unlock(handle);
}
#endif
