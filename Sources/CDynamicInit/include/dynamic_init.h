// Calls an initializer of a class that is known only at run time, as `register(_:forCellReuseIdentifier:)` needs it.
//
// Swift calls such initializers only where they are `required`, which UIKit's aren't: a subclass may write `override init(frame:)`. The
// runtime's own table of methods has them all the same. See docs/decisions.
#ifndef TRELLIS_DYNAMIC_INIT_H
#define TRELLIS_DYNAMIC_INIT_H

#include <stdint.h>

// Each takes the metadata of a class that is, or comes from, the UIKit class (or `NSObject`) named, and answers a new object that the caller owns. The two
// words of an optional string are taken over.
void *trellis_make_object(const void *metadata);
void *trellis_make_view(const void *metadata, double x, double y, double width, double height);
void *trellis_make_table_cell(const void *metadata, uint8_t style, uint64_t identifier0, uint64_t identifier1);
void *trellis_make_header_footer(const void *metadata, uint64_t identifier0, uint64_t identifier1);

#endif
