// The page that `trellis report` writes, as files inside the program: its markup, its style, its script, and the solver for browsers.
#ifndef CREPORTPAGE_H
#define CREPORTPAGE_H

#include <stddef.h>

/// One embedded file. `bytes` is null when the compiler couldn't embed it; then it has to be read from the Page folder beside the sources.
typedef struct {
    const char *name;
    const unsigned char *bytes;
    size_t length;
} TrellisPageFile;

/// The number of embedded files.
size_t trellis_page_file_count(void);

/// The file of an index below the count.
TrellisPageFile trellis_page_file(size_t index);

#endif
