/// A value for each state of a control, as buttons keep for titles, images and colours.
///
/// A state without a value of its own takes that of the normal state (Apple's page of `setTitle(_:for:)`).
struct StateValues<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The value that was set for exactly this state.
    subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The value that shows in a state.
    func shown(in state: UIControl.State) -> Value? {
        values[state] ?? values[.normal]
    }
}
