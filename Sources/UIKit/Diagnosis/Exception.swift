import Foundation

/// Stops the process as UIKit does when it raises an Objective-C exception: with the exception's name, Apple's text and the place.
///
/// Only for what UIKit itself raises (illegal attribute pairs, no common ancestor ...). Bad input from documents is an error value and never comes here.
func raise(_ name: String, _ text: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(text)'", file: file, line: line)
}
