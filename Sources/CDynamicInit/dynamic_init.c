#include "dynamic_init.h"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// The standard library's: the implementation that a class has of a method of one of its superclasses.
extern SWIFT void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);

// Descriptors of UIKit's classes ("Mn") and of their initializers ("Tq"), by their mangled names. A name that is wrong doesn't link.
extern const char view_class[] __asm__("$s5UIKit6UIViewCMn");
extern const char view_init[] __asm__("$s5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq");
extern const char cell_class[] __asm__("$s5UIKit15UITableViewCellCMn");
extern const char cell_init[] __asm__("$s5UIKit15UITableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfCTq");
extern const char header_class[] __asm__("$s5UIKit023UITableViewHeaderFooterC0CMn");
extern const char header_init[] __asm__("$s5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfCTq");

// Foundation's: `NSObject` and its `init()`.
extern const char object_class[] __asm__("$s10Foundation8NSObjectCMn");
extern const char object_init[] __asm__("$s10Foundation8NSObjectCACycfCTq");

typedef SWIFT void *(*object_initializer)(SELF const void *);
typedef SWIFT void *(*view_initializer)(double, double, double, double, SELF const void *);
typedef SWIFT void *(*cell_initializer)(uint8_t, uint64_t, uint64_t, SELF const void *);
typedef SWIFT void *(*header_initializer)(uint64_t, uint64_t, SELF const void *);

void *trellis_make_object(const void *metadata) {
    object_initializer make = (object_initializer)swift_lookUpClassMethod(metadata, object_init, object_class);
    return make(metadata);
}

void *trellis_make_view(const void *metadata, double x, double y, double width, double height) {
    view_initializer make = (view_initializer)swift_lookUpClassMethod(metadata, view_init, view_class);
    return make(x, y, width, height, metadata);
}

void *trellis_make_table_cell(const void *metadata, uint8_t style, uint64_t identifier0, uint64_t identifier1) {
    cell_initializer make = (cell_initializer)swift_lookUpClassMethod(metadata, cell_init, cell_class);
    return make(style, identifier0, identifier1, metadata);
}

void *trellis_make_header_footer(const void *metadata, uint64_t identifier0, uint64_t identifier1) {
    header_initializer make = (header_initializer)swift_lookUpClassMethod(metadata, header_init, header_class);
    return make(identifier0, identifier1, metadata);
}
