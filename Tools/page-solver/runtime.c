// What Embedded Swift asks of a machine without an operating system: memory by powers of two, and copying.
typedef __SIZE_TYPE__ size_t;

extern unsigned char __heap_base;

// Stands before each piece; 16 bytes, so that pieces stay aligned.
struct header {
    size_t size_class;
    size_t padding[3];
};

static size_t top;
static void *free_pieces[32];

void *malloc(size_t size) {
    size_t size_class = 5;
    while (((size_t)1 << size_class) < size + sizeof(struct header)) size_class++;
    void *piece = free_pieces[size_class];
    if (piece) {
        free_pieces[size_class] = *(void **)piece;
        return piece;
    }
    if (!top) top = ((size_t)&__heap_base + 15) & ~(size_t)15;
    size_t end = top + ((size_t)1 << size_class);
    size_t room = __builtin_wasm_memory_size(0) << 16;
    if (end > room && __builtin_wasm_memory_grow(0, (end - room + 65535) >> 16) == (size_t)-1) __builtin_trap();
    struct header *header = (struct header *)top;
    header->size_class = size_class;
    top = end;
    return header + 1;
}

void free(void *piece) {
    if (!piece) return;
    struct header *header = (struct header *)piece - 1;
    *(void **)piece = free_pieces[header->size_class];
    free_pieces[header->size_class] = piece;
}

int posix_memalign(void **piece, size_t alignment, size_t size) {
    if (alignment > 16) __builtin_trap();
    *piece = malloc(size);
    return 0;
}

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

// Only seeds hash tables, whose order the solver never shows.
void arc4random_buf(void *buffer, size_t count) { __builtin_memset(buffer, 0x5A, count); }
