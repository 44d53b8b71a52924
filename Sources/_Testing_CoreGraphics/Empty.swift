// Empty on purpose: Swift Testing looks for this cross-import overlay by name.
