// The bundled faces and the metrics table, as they lie in Fonts/, and the patterns of Hyphenation/, inside the program: it can be moved without them.
#include "CTypography.h"

#if defined(__has_embed)
#define TRELLIS_EMBEDS 1
#else
// Compilers before C23's #embed: the files are read from disk instead.
#define TRELLIS_EMBEDS 0
#endif

#if TRELLIS_EMBEDS
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char TrellisMono_Bold_otf[] = {
#embed "Fonts/TrellisMono-Bold.otf"
};
static const unsigned char TrellisMono_Regular_otf[] = {
#embed "Fonts/TrellisMono-Regular.otf"
};
static const unsigned char TrellisSans_Bold_otf[] = {
#embed "Fonts/TrellisSans-Bold.otf"
};
static const unsigned char TrellisSans_BoldItalic_otf[] = {
#embed "Fonts/TrellisSans-BoldItalic.otf"
};
static const unsigned char TrellisSans_Medium_otf[] = {
#embed "Fonts/TrellisSans-Medium.otf"
};
static const unsigned char TrellisSans_MediumItalic_otf[] = {
#embed "Fonts/TrellisSans-MediumItalic.otf"
};
static const unsigned char TrellisSans_Regular_otf[] = {
#embed "Fonts/TrellisSans-Regular.otf"
};
static const unsigned char TrellisSans_RegularItalic_otf[] = {
#embed "Fonts/TrellisSans-RegularItalic.otf"
};
static const unsigned char TrellisSans_Semibold_otf[] = {
#embed "Fonts/TrellisSans-Semibold.otf"
};
static const unsigned char TrellisSans_SemiboldItalic_otf[] = {
#embed "Fonts/TrellisSans-SemiboldItalic.otf"
};
static const unsigned char TrellisSansDisplay_Black_otf[] = {
#embed "Fonts/TrellisSansDisplay-Black.otf"
};
static const unsigned char TrellisSansDisplay_Bold_otf[] = {
#embed "Fonts/TrellisSansDisplay-Bold.otf"
};
static const unsigned char TrellisSansDisplay_BoldItalic_otf[] = {
#embed "Fonts/TrellisSansDisplay-BoldItalic.otf"
};
static const unsigned char TrellisSansDisplay_Heavy_otf[] = {
#embed "Fonts/TrellisSansDisplay-Heavy.otf"
};
static const unsigned char TrellisSansDisplay_Light_otf[] = {
#embed "Fonts/TrellisSansDisplay-Light.otf"
};
static const unsigned char TrellisSansDisplay_Medium_otf[] = {
#embed "Fonts/TrellisSansDisplay-Medium.otf"
};
static const unsigned char TrellisSansDisplay_MediumItalic_otf[] = {
#embed "Fonts/TrellisSansDisplay-MediumItalic.otf"
};
static const unsigned char TrellisSansDisplay_Regular_otf[] = {
#embed "Fonts/TrellisSansDisplay-Regular.otf"
};
static const unsigned char TrellisSansDisplay_RegularItalic_otf[] = {
#embed "Fonts/TrellisSansDisplay-RegularItalic.otf"
};
static const unsigned char TrellisSansDisplay_Semibold_otf[] = {
#embed "Fonts/TrellisSansDisplay-Semibold.otf"
};
static const unsigned char TrellisSansDisplay_SemiboldItalic_otf[] = {
#embed "Fonts/TrellisSansDisplay-SemiboldItalic.otf"
};
static const unsigned char TrellisSansDisplay_Thin_otf[] = {
#embed "Fonts/TrellisSansDisplay-Thin.otf"
};
static const unsigned char TrellisSansDisplay_UltraLight_otf[] = {
#embed "Fonts/TrellisSansDisplay-UltraLight.otf"
};
static const unsigned char system_metrics_bin[] = {
#embed "Fonts/system-metrics.bin"
};
static const unsigned char hyphen_tex[] = {
#embed "Hyphenation/hyphen.tex"
};
#define FILE_ENTRY(name, data) {name, data, sizeof data}
#else
#define FILE_ENTRY(name, data) {name, NULL, 0}
#endif

static const TrellisFontFile files[] = {
    FILE_ENTRY("TrellisMono-Bold.otf", TrellisMono_Bold_otf),
    FILE_ENTRY("TrellisMono-Regular.otf", TrellisMono_Regular_otf),
    FILE_ENTRY("TrellisSans-Bold.otf", TrellisSans_Bold_otf),
    FILE_ENTRY("TrellisSans-BoldItalic.otf", TrellisSans_BoldItalic_otf),
    FILE_ENTRY("TrellisSans-Medium.otf", TrellisSans_Medium_otf),
    FILE_ENTRY("TrellisSans-MediumItalic.otf", TrellisSans_MediumItalic_otf),
    FILE_ENTRY("TrellisSans-Regular.otf", TrellisSans_Regular_otf),
    FILE_ENTRY("TrellisSans-RegularItalic.otf", TrellisSans_RegularItalic_otf),
    FILE_ENTRY("TrellisSans-Semibold.otf", TrellisSans_Semibold_otf),
    FILE_ENTRY("TrellisSans-SemiboldItalic.otf", TrellisSans_SemiboldItalic_otf),
    FILE_ENTRY("TrellisSansDisplay-Black.otf", TrellisSansDisplay_Black_otf),
    FILE_ENTRY("TrellisSansDisplay-Bold.otf", TrellisSansDisplay_Bold_otf),
    FILE_ENTRY("TrellisSansDisplay-BoldItalic.otf", TrellisSansDisplay_BoldItalic_otf),
    FILE_ENTRY("TrellisSansDisplay-Heavy.otf", TrellisSansDisplay_Heavy_otf),
    FILE_ENTRY("TrellisSansDisplay-Light.otf", TrellisSansDisplay_Light_otf),
    FILE_ENTRY("TrellisSansDisplay-Medium.otf", TrellisSansDisplay_Medium_otf),
    FILE_ENTRY("TrellisSansDisplay-MediumItalic.otf", TrellisSansDisplay_MediumItalic_otf),
    FILE_ENTRY("TrellisSansDisplay-Regular.otf", TrellisSansDisplay_Regular_otf),
    FILE_ENTRY("TrellisSansDisplay-RegularItalic.otf", TrellisSansDisplay_RegularItalic_otf),
    FILE_ENTRY("TrellisSansDisplay-Semibold.otf", TrellisSansDisplay_Semibold_otf),
    FILE_ENTRY("TrellisSansDisplay-SemiboldItalic.otf", TrellisSansDisplay_SemiboldItalic_otf),
    FILE_ENTRY("TrellisSansDisplay-Thin.otf", TrellisSansDisplay_Thin_otf),
    FILE_ENTRY("TrellisSansDisplay-UltraLight.otf", TrellisSansDisplay_UltraLight_otf),
    FILE_ENTRY("system-metrics.bin", system_metrics_bin),
    FILE_ENTRY("hyphen.tex", hyphen_tex),
};

size_t trellis_font_file_count(void) { return sizeof files / sizeof files[0]; }

TrellisFontFile trellis_font_file(size_t index) { return files[index]; }
