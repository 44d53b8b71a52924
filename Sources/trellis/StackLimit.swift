import Foundation

/// The room that deeply nested documents need.
enum StackLimit {
    /// What is asked for: a view tree is walked recursively, so 10,000 nested views may take 10 kB each. The kernel keeps at least
    /// 128 MB free below the stack it started us with, hence not more.
    private static let wanted: rlim_t = 112 << 20

    /// Lets the stack of the main thread grow further than the usual 8 MB. Linux looks at the limit when the stack grows, so
    /// that a running process can raise its own; elsewhere the call does no harm.
    static func raise() {
        var limit = rlimit()
        #if os(Linux)
            let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        #else
            let resource = RLIMIT_STACK
        #endif
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        _ = setrlimit(resource, &limit)
    }
}
