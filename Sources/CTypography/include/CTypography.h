// What Typography needs and Swift can't write itself: the bundled font files inside the program, and glyph outlines out of HarfBuzz,
// whose function for them changed its name between the releases that distributions carry.
#ifndef CTYPOGRAPHY_H
#define CTYPOGRAPHY_H

#include <hb.h>
#include <stddef.h>

/// One embedded file. `bytes` is null when the compiler couldn't embed it; then it has to be read from the Fonts folder beside the sources.
typedef struct {
    const char *name;
    const unsigned char *bytes;
    size_t length;
} TrellisFontFile;

/// The number of embedded files.
size_t trellis_font_file_count(void);

/// The file of an index below the count.
TrellisFontFile trellis_font_file(size_t index);

/// What is told about an outline, in font units, y up.
typedef struct {
    void (*move_to)(void *context, float x, float y);
    void (*line_to)(void *context, float x, float y);
    void (*cubic_to)(void *context, float x1, float y1, float x2, float y2, float x, float y);
    void (*close)(void *context);
} TrellisOutlineSink;

/// Walks the outline of a glyph.
void trellis_glyph_outline(hb_font_t *font, hb_codepoint_t glyph, const TrellisOutlineSink *sink, void *context);

#endif
