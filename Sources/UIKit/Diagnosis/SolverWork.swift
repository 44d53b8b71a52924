extension UIView {
    /// How many rows the constraint solver of the view's hierarchy has looked at since the hierarchy was made: work, to be counted where
    /// something should cost none.
    package var solverRowsTouched: Int { hierarchyRoot.storedEngineHost?.engine.work.rowsTouched ?? 0 }
}
