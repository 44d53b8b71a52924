extension System {
    /// A system that can change without the other.
    convenience init(copying other: System) {
        self.init()
        func copy<T>(_ mine: inout Buffer<T>, _ theirs: Buffer<T>) {
            mine.free()
            mine = Buffer(copying: theirs)
        }
        copy(&variables, other.variables); copy(&values, other.values); copy(&constraints, other.constraints); copy(&terms, other.terms)
        copy(&freeVariables, other.freeVariables); copy(&freeConstraints, other.freeConstraints); copy(&freeTerms, other.freeTerms)
        copy(&expansionUses, other.expansionUses); copy(&pending, other.pending); copy(&reshaped, other.reshaped)
        copy(&moved, other.moved); copy(&loose, other.loose); copy(&changed, other.changed); copy(&reforms, other.reforms)
        nextEntry = other.nextEntry
        components = other.components.map { $0.map { Component(copying: $0) } }
        freeComponents = other.freeComponents
        expansions = other.expansions
        freeExpansions = other.freeExpansions
        (isDirty, requiredChanged) = (other.isDirty, other.requiredChanged)
        (edits, editsYield, wishCounts) = (other.edits, other.editsYield, other.wishCounts)
        (brokenCount, conflicts, openComponents) = (other.brokenCount, other.conflicts, other.openComponents)
        if let plan = other.plan, constraints[plan.constraint].constant != plan.origin, !constraints[plan.constraint].isMoved {
            // The other's values are ahead of its summaries, which are all that a copy has.
            constraints[plan.constraint].isMoved = true
            moved.append(plan.constraint)
            isDirty = true
        }
        (stamp, undefinitions, work) = (other.stamp, other.undefinitions, other.work)
    }
}
