/// Calls a body; Swift on Linux has no autorelease pools, so nothing is drained after it.
@discardableResult
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try body()
}
