#include "CTypography.h"

/// Who is told, and in what.
typedef struct {
    const TrellisOutlineSink *sink;
    void *context;
} Walk;

static void move_to(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float x, float y, void *user) {
    Walk *walk = data;
    walk->sink->move_to(walk->context, x, y);
}

static void line_to(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float x, float y, void *user) {
    Walk *walk = data;
    walk->sink->line_to(walk->context, x, y);
}

static void cubic_to(
    hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float x1, float y1, float x2, float y2, float x, float y, void *user) {
    Walk *walk = data;
    walk->sink->cubic_to(walk->context, x1, y1, x2, y2, x, y);
}

static void close_path(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, void *user) {
    Walk *walk = data;
    walk->sink->close(walk->context);
}

/// Quadratic curves are told as cubic ones: HarfBuzz does that by itself when no function for them is set.
static hb_draw_funcs_t *make_funcs(void) {
    hb_draw_funcs_t *funcs = hb_draw_funcs_create();
    hb_draw_funcs_set_move_to_func(funcs, move_to, NULL, NULL);
    hb_draw_funcs_set_line_to_func(funcs, line_to, NULL, NULL);
    hb_draw_funcs_set_cubic_to_func(funcs, cubic_to, NULL, NULL);
    hb_draw_funcs_set_close_path_func(funcs, close_path, NULL, NULL);
    hb_draw_funcs_make_immutable(funcs);
    return funcs;
}

void trellis_glyph_outline(hb_font_t *font, hb_codepoint_t glyph, const TrellisOutlineSink *sink, void *context) {
    Walk walk = {sink, context};
    hb_draw_funcs_t *funcs = make_funcs();
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, funcs, &walk);
#else
    hb_font_get_glyph_shape(font, glyph, funcs, &walk);
#endif
    hb_draw_funcs_destroy(funcs);
}
