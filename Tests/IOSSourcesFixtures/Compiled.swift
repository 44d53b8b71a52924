// What the target compiles as it is: a target needs a source file of its own beside those that the plugin rewrites.
