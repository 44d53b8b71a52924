/// Everything a `Solver` knows: the constraints, how they were reduced, and the parts that are left to optimise.
///
/// Reduction. Each required equality *defines* one variable by the others of its row, such that no variable depends on itself. Where
/// every variable of a row is defined already, the row is expanded until a free variable appears; that one is then defined by an
/// internal row. Definitions are kept as they are, never multiplied out: per variable only the summary `base + slope * leaf` is kept
/// for those that depend on no free variable (`leaf` = `fixed`) or on one, which is nearly all.
///
/// Components. What is not a definition speaks, through these summaries, of free variables. Constraints that share free variables form
/// a `Component`, solved on its own.
///
/// Change. A change marks variables whose definition or constant changed. Marks run down the definitions; a constraint that they reach
/// is either moved (its constant) or formed again (its component is then rebuilt). Nothing else is touched.
final class System {
    static let fixed: Int32 = -1
    static let several: Int32 = -2

    @exclusivity(unchecked) var variables = Buffer<VariableState>()
    @exclusivity(unchecked) var values = Buffer<Double>()
    @exclusivity(unchecked) var constraints = Buffer<ConstraintState>()
    @exclusivity(unchecked) var terms = Buffer<TermState>()
    @exclusivity(unchecked) var freeVariables = Buffer<Int32>()
    @exclusivity(unchecked) var freeConstraints = Buffer<Int32>()
    /// First unused run of terms per size class, linked through `TermState.next`.
    @exclusivity(unchecked) var freeTerms = Buffer<Int32>()
    @exclusivity(unchecked) var nextEntry: UInt64 = 0

    @exclusivity(unchecked) var components: [Component?] = []
    @exclusivity(unchecked) var freeComponents: [Int32] = []
    @exclusivity(unchecked) var expansions: [Expansion] = []
    @exclusivity(unchecked) var freeExpansions: [Int32] = []
    @exclusivity(unchecked) var expansionUses = Buffer<ExpansionUse>()

    // What has changed since the last solve.
    @exclusivity(unchecked) var pending = Buffer<Int32>()
    @exclusivity(unchecked) var reshaped = Buffer<Int32>()
    @exclusivity(unchecked) var moved = Buffer<Int32>()
    @exclusivity(unchecked) var isDirty = false
    /// Whether something changed that decides which required constraints can hold together.
    @exclusivity(unchecked) var requiredChanged = false

    // Edits, and whether they are treated as if they were required (see System+Edits).
    @exclusivity(unchecked) var edits: [Int32] = []
    @exclusivity(unchecked) var editsYield = false
    /// How many optional constraints that aren't edits there are per priority.
    @exclusivity(unchecked) var wishCounts: [(priority: Float, count: Int)] = []

    @exclusivity(unchecked) var brokenCount = 0
    @exclusivity(unchecked) var conflicts: [Conflict] = []
    /// What the search for wider sets may still look at, in constraints, until conflicts are searched for again.
    @exclusivity(unchecked) var widerBudget = System.widerBudgetAtOnce
    /// What searches for conflicts may still look at, in constraints.
    @exclusivity(unchecked) var searchBudget = System.searchBudgetAtFirst
    /// Free variables that no component holds, and components whose optimum isn't one point: both have resting places.
    @exclusivity(unchecked) var loose = Buffer<Int32>()
    @exclusivity(unchecked) var openComponents: [Int32] = []

    // Scratch.
    @exclusivity(unchecked) var stamp: UInt32 = 0
    @exclusivity(unchecked) var order = Buffer<Int32>()
    @exclusivity(unchecked) var stack = Buffer<WalkStep>()
    @exclusivity(unchecked) var sums = Buffer<Double>()
    @exclusivity(unchecked) var sizes = Buffer<Double>()
    @exclusivity(unchecked) var reforms = Buffer<Int32>()
    @exclusivity(unchecked) var repoints = Buffer<Int32>()
    @exclusivity(unchecked) var formTerms = Buffer<FormTerm>()
    @exclusivity(unchecked) var forms = Buffer<Form>()
    @exclusivity(unchecked) var parents = Buffer<Int32>()
    @exclusivity(unchecked) var touchedComponents = Buffer<Int32>()
    @exclusivity(unchecked) var changed = Buffer<Int32>()
    @exclusivity(unchecked) var seeds = Buffer<Int32>()
    @exclusivity(unchecked) var valueSeeds = Buffer<Int32>()
    /// Constraints found impossible in this solve.
    @exclusivity(unchecked) var violated: [Int32] = []
    @exclusivity(unchecked) var failedComponents: [Int32] = []
    @exclusivity(unchecked) var undefinitions = 0
    // What rests (see System+Resting): each variable that moves with some that can still move, written in those.
    @exclusivity(unchecked) var restingStamp: UInt32 = 0
    @exclusivity(unchecked) var restingForms = Buffer<RestingForm>()
    @exclusivity(unchecked) var restingTerms = Buffer<FormTerm>()
    let workspace = PiecewiseSimplex()
    // One constant that keeps changing (see EditPlan).
    @exclusivity(unchecked) var plan: EditPlan?
    @exclusivity(unchecked) var lastMove: Int32 = -1
    /// How often in a row it has been the only change, and how often that must be before a plan is made.
    @exclusivity(unchecked) var repeats = 0
    @exclusivity(unchecked) var patience = 2
    @exclusivity(unchecked) var work = Work()

    init() { freeTerms.resize(to: 32, filler: -1) }

    deinit {
        variables.free(); values.free(); constraints.free(); terms.free()
        freeVariables.free(); freeConstraints.free(); freeTerms.free(); expansionUses.free()
        pending.free(); reshaped.free(); moved.free(); loose.free()
        order.free(); stack.free(); sums.free(); sizes.free(); reforms.free(); repoints.free()
        formTerms.free(); forms.free(); parents.free(); touchedComponents.free(); changed.free(); seeds.free(); valueSeeds.free()
        restingForms.free(); restingTerms.free()
    }
}

/// A variable and what the definitions make of it.
struct VariableState {
    var generation: UInt32 = 0
    var isAlive = true
    var restsFirst = false
    /// Whether it stands in `System.loose`.
    var isLoose = false
    /// How many edits wish for a value of it.
    var edits: UInt8 = 0
    /// The constraint that defines it, or -1: then it is free.
    var definition: Int32 = -1
    /// The first of the terms that mention it.
    var firstUse: Int32 = -1
    /// How many definitions mention it on their right-hand side.
    var dependents: Int32 = 0
    /// Variables of different sets don't depend on each other; a parent link.
    var set: Int32
    /// Its value is `base + slope * leaf`, unless `leaf` is `System.several`; then `base` is its value with all free variables at 0.
    var leaf: Int32
    var component: Int32 = -1
    var column: Int32 = -1
    var mark: UInt32 = 0
    var shapeMark: UInt32 = 0
    var slope = 1.0
    var base = 0.0
}

/// What part a constraint plays in the reduced system.
enum Role: UInt8, BitwiseCopyable {
    /// None yet.
    case pending
    /// Defines a variable.
    case defines
    /// Lives on in an internal row that defines a variable, or follows from others.
    case expanded
    /// Speaks of free variables.
    case inComponent
    /// Speaks of fixed variables only.
    case constant
}

struct ConstraintState {
    var constant = 0.0
    var entry: UInt64 = 0
    var generation: UInt32 = 0
    var firstTerm: Int32 = -1
    var termCount: Int32 = 0
    /// The run of terms has room for `1 << sizeClass`.
    var sizeClass: UInt8 = 0
    /// By role: the variable defined, the expansion, or the component.
    var link: Int32 = -1
    /// The expansions that used this constraint's definition.
    var firstExpansionUse: Int32 = -1
    var priority: Float = 1000
    var relation: Relation = .equal
    var role = Role.pending
    var isAlive = true
    var isEdit = false
    var isInternal = false
    var entersLate = false
    /// Takes its turn before those that were there when it was added.
    var entersFirst = false
    /// Required by its owner, kept just below by a conflict.
    var isBroken = false
    /// An edit treated as required.
    var isPromoted = false
    var isQueued = false
    var isMoved = false

    /// The priority at which it counts now.
    var level: Float { isBroken ? Priority.brokenRequired.rawValue : priority }
    var isHard: Bool { priority == 1000 && !isBroken }
    /// Whether it is one of the equations that define variables.
    var isEquation: Bool { relation == .equal && (isHard || isPromoted) }
}

/// One term of a constraint, linked with the other terms that mention the same variable.
struct TermState {
    var coefficient: Double
    var variable: Int32
    var constraint: Int32
    var next: Int32
    var previous: Int32
}

/// An equation all of whose variables others define: what was substituted to find a free variable in it.
struct Expansion {
    var owner: Int32
    /// The internal row; -1 if nothing was left of the equation.
    var row: Int32
    var generation: UInt32
    /// The definitions used and how often each was added to the equation.
    var used: [(constraint: Int32, multiplier: Double)]
    /// The size that the coefficients had: what is left after they cancel is measured by it.
    var scale: Double
}

struct ExpansionUse {
    var expansion: Int32
    var generation: UInt32
    var next: Int32
}

struct WalkStep {
    var variable: Int32
    var next: Int32
}

/// A constraint written in free variables: `constant + sum of terms`.
struct Form {
    var constraint: Int32
    var firstTerm: Int32
    var termCount: Int32
    var constant: Double
}

struct FormTerm {
    var variable: Int32
    var coefficient: Double
}
