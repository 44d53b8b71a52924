// The files of Page/ inside the program: it can be moved without them.
#include "CReportPage.h"

#if defined(__has_embed)
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char head_html[] = {
#embed "Page/head.html"
};
static const unsigned char page_html[] = {
#embed "Page/page.html"
};
static const unsigned char diff_html[] = {
#embed "Page/diff.html"
};
static const unsigned char page_css[] = {
#embed "Page/page.css"
};
static const unsigned char page_js[] = {
#embed "Page/page.js"
};
static const unsigned char scene_js[] = {
#embed "Page/scene.js"
};
static const unsigned char inspect_js[] = {
#embed "Page/inspect.js"
};
static const unsigned char live_js[] = {
#embed "Page/live.js"
};
static const unsigned char solver_wasm_gz[] = {
#embed "Page/solver.wasm.gz"
};
#define FILE_ENTRY(name, data) {name, data, sizeof data}
#else
#define FILE_ENTRY(name, data) {name, NULL, 0}
#endif

static const TrellisPageFile files[] = {
    FILE_ENTRY("head.html", head_html), FILE_ENTRY("page.html", page_html), FILE_ENTRY("diff.html", diff_html), FILE_ENTRY("page.css", page_css), FILE_ENTRY("page.js", page_js),
    FILE_ENTRY("scene.js", scene_js),   FILE_ENTRY("live.js", live_js), FILE_ENTRY("inspect.js", inspect_js),   FILE_ENTRY("solver.wasm.gz", solver_wasm_gz),
};

size_t trellis_page_file_count(void) { return sizeof files / sizeof files[0]; }

TrellisPageFile trellis_page_file(size_t index) { return files[index]; }
