// Runs ALW1 workload files through kiwi (nucleic/kiwi, headers only), phase by phase, and prints the lines that `alw` prints.
// Priorities become kiwi's weights: 250 -> 1, 750 -> 1e3, 751 -> 1e4, 999 -> strong, 1000 -> required.
#include <kiwi/kiwi.h>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

struct Row { int priority, relation; double constant; std::vector<std::pair<int, double>> terms; };

struct Workload {
    std::string name, size;
    int variableCount = 0, editVariable = 0;
    double editValue = 0, first = 0, second = 0;
    int constantRow = 0;
    std::vector<Row> rows, extras;
    std::vector<double> widths;
    std::vector<int> removed;
};

static Row readRow(std::istream& in) {
    Row row; int count;
    in >> row.priority >> row.relation >> row.constant >> count;
    row.terms.resize(count);
    for (auto& t : row.terms) in >> t.first >> t.second;
    return row;
}

static Workload read(const char* path) {
    std::ifstream in(path); std::string word; int count; double priority; Workload w;
    in >> word >> w.name >> w.size >> word >> w.variableCount >> word >> w.editVariable >> priority >> w.editValue;
    in >> word >> count; while (count-- > 0) w.rows.push_back(readRow(in));
    in >> word >> count; while (count-- > 0) w.extras.push_back(readRow(in));
    in >> word >> count; w.widths.resize(count); for (auto& x : w.widths) in >> x;
    in >> word >> w.constantRow >> w.first >> w.second;
    in >> word >> count; w.removed.resize(count); for (auto& i : w.removed) in >> i;
    if (!in) { std::fprintf(stderr, "kiwi_alw: can't read %s\n", path); std::exit(1); }
    return w;
}

static double strength(int priority) {
    switch (priority) {
    case 1000: return kiwi::strength::required;
    case 999: return kiwi::strength::create(1000, 0, 0);
    case 751: return 1e4;
    case 750: return 1e3;
    default: return 1;
    }
}

struct Run {
    const Workload& w;
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;
    double sum = 0;

    kiwi::Constraint make(const Row& row) {
        std::vector<kiwi::Term> terms;
        for (auto& t : row.terms) terms.emplace_back(variables[t.first], t.second);
        auto relation = row.relation == 0 ? kiwi::OP_EQ : row.relation == 1 ? kiwi::OP_LE : kiwi::OP_GE;
        return kiwi::Constraint(kiwi::Expression(std::move(terms), row.constant), relation, strength(row.priority));
    }
    void readAll() { solver.updateVariables(); sum = 0; for (auto& v : variables) sum += v.value(); }
    explicit Run(const Workload& workload) : w(workload) {
        for (int i = 0; i < w.variableCount; i++) variables.emplace_back();
        solver.addEditVariable(variables[w.editVariable], strength(999));
        solver.suggestValue(variables[w.editVariable], w.editValue);
        for (auto& row : w.rows) { constraints.push_back(make(row)); solver.addConstraint(constraints.back()); }
        readAll();
    }
    void setWidth(double x) { solver.suggestValue(variables[w.editVariable], x); readAll(); }
    void setConstant(double x) {
        Row row = w.rows[w.constantRow]; row.constant = x;
        solver.removeConstraint(constraints[w.constantRow]);
        constraints[w.constantRow] = make(row); solver.addConstraint(constraints[w.constantRow]); readAll();
    }
    void cycleRow() {
        for (auto i = w.removed.rbegin(); i != w.removed.rend(); ++i) solver.removeConstraint(constraints[*i]);
        std::vector<kiwi::Constraint> bypass;
        for (auto& row : w.extras) { bypass.push_back(make(row)); solver.addConstraint(bypass.back()); }
        readAll();
        for (auto i = bypass.rbegin(); i != bypass.rend(); ++i) solver.removeConstraint(*i);
        for (int i : w.removed) { constraints[i] = make(w.rows[i]); solver.addConstraint(constraints[i]); }
        readAll();
    }
};

static double now() {
    static const bool cpu = std::getenv("CLOCK") && std::string(std::getenv("CLOCK")) == "cpu";
    timespec t; clock_gettime(cpu ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

static double budget() { const char* s = std::getenv("BUDGET_S"); return (s ? std::atof(s) : 4) * 1e6; }

template <class Body> static void phase(const Workload& w, const char* name, int times, Body body) {
    std::vector<double> samples; double used = 0;
    for (int k = 0; k < times && (k == 0 || used < budget()); k++) { double start = now(); body(k); samples.push_back(now() - start); used += samples.back(); }
    std::sort(samples.begin(), samples.end());
    std::printf("kiwi %s %s %s median_us %.2f max_us %.2f n %zu\n", w.name.c_str(), w.size.c_str(), name, samples[samples.size() / 2], samples.back(), samples.size());
    std::fflush(stdout);
}

static long status(const char* key) {
    std::ifstream in("/proc/self/status"); std::string line;
    while (std::getline(in, line)) if (line.rfind(key, 0) == 0) return std::atol(line.c_str() + std::string(key).size() + 1);
    return 0;
}

int main(int argc, char** argv) {
    for (int a = 1; a < argc; a++) {
        Workload w = read(argv[a]);
        long before = status("VmRSS");
        auto* run = new Run(w);
        long built = status("VmHWM");
        phase(w, "a_build", w.variableCount < 500 ? 200 : 20, [&](int) { delete run; run = new Run(w); });
        phase(w, "b_edit", w.widths.size(), [&](int k) { run->setWidth(w.widths[k]); });
        phase(w, "c_const", 20, [&](int k) { run->setConstant(k % 2 == 0 ? w.second : w.first); });
        phase(w, "d_row", 20, [&](int) { run->cycleRow(); });
        std::printf("kiwi %s %s e_mem_kib %ld mem_build_kib %ld\n", w.name.c_str(), w.size.c_str(), status("VmHWM") - before, built - before);
        delete run;
    }
}
