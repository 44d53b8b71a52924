// Runs ALW1 workload files through cassowary (Rust), phase by phase, and prints the lines that `alw` prints.
// Priorities become its weights: 250 -> 1, 750 -> 1e3, 751 -> 1e4, 999 -> strong, 1000 -> required.
use cassowary::{strength, Constraint, Expression, RelationalOperator, Solver, Term, Variable};
use std::collections::HashMap;
use std::time::Instant;

struct Row {
    priority: f64,
    relation: usize,
    constant: f64,
    terms: Vec<(usize, f64)>,
}

struct Workload {
    name: String,
    size: String,
    variables: usize,
    edit: (usize, f64),
    rows: Vec<Row>,
    extras: Vec<Row>,
    widths: Vec<f64>,
    constant: (usize, f64, f64),
    removed: Vec<usize>,
}

struct Words<'a>(std::str::SplitWhitespace<'a>);

impl<'a> Words<'a> {
    fn word(&mut self) -> &'a str { self.0.next().expect("the workload file ends too early") }
    fn int(&mut self) -> usize { self.word().parse().expect("a whole number") }
    fn number(&mut self) -> f64 { self.word().parse().expect("a number") }
    fn row(&mut self) -> Row {
        let (priority, relation, constant, count) = (self.number(), self.int(), self.number(), self.int());
        Row { priority, relation, constant, terms: (0..count).map(|_| (self.int(), self.number())).collect() }
    }
}

fn read(path: &str) -> Workload {
    let text = std::fs::read_to_string(path).expect("a workload file");
    let mut words = Words(text.split_whitespace());
    words.word();
    let (name, size) = (words.word().to_string(), words.word().to_string());
    words.word();
    let variables = words.int();
    words.word();
    let edit = words.int();
    words.number();
    let value = words.number();
    words.word();
    let rows = (0..words.int()).map(|_| words.row()).collect();
    words.word();
    let extras = (0..words.int()).map(|_| words.row()).collect();
    words.word();
    let widths = (0..words.int()).map(|_| words.number()).collect();
    words.word();
    let constant = (words.int(), words.number(), words.number());
    words.word();
    let removed = (0..words.int()).map(|_| words.int()).collect();
    Workload { name, size, variables, edit: (edit, value), rows, extras, widths, constant, removed }
}

fn weight(priority: f64) -> f64 {
    match priority as i64 {
        1000 => strength::REQUIRED,
        999 => strength::create(1000.0, 0.0, 0.0, 1.0),
        751 => 1e4,
        750 => 1e3,
        _ => 1.0,
    }
}

struct Run<'a> {
    workload: &'a Workload,
    solver: Solver,
    variables: Vec<Variable>,
    constraints: Vec<Constraint>,
    values: HashMap<Variable, f64>,
    sum: f64,
}

impl<'a> Run<'a> {
    fn new(workload: &'a Workload) -> Self {
        let variables: Vec<Variable> = (0..workload.variables).map(|_| Variable::new()).collect();
        let mut run = Run { workload, solver: Solver::new(), variables, constraints: vec![], values: HashMap::new(), sum: 0.0 };
        let edit = run.variables[workload.edit.0];
        run.solver.add_edit_variable(edit, weight(999.0)).unwrap();
        run.solver.suggest_value(edit, workload.edit.1).unwrap();
        for row in &workload.rows {
            let constraint = run.make(row, row.constant);
            run.solver.add_constraint(constraint.clone()).unwrap();
            run.constraints.push(constraint);
        }
        run.read_all();
        run
    }

    fn make(&self, row: &Row, constant: f64) -> Constraint {
        let terms = row.terms.iter().map(|t| Term { variable: self.variables[t.0], coefficient: t.1 }).collect();
        let relation = [RelationalOperator::Equal, RelationalOperator::LessOrEqual, RelationalOperator::GreaterOrEqual][row.relation];
        Constraint::new(Expression::new(terms, constant), relation, weight(row.priority))
    }

    /// The solver tells what changed; a caller that wants every value keeps the others.
    fn read_all(&mut self) {
        for (variable, value) in self.solver.fetch_changes() { self.values.insert(*variable, *value); }
        self.sum = self.variables.iter().map(|v| self.values.get(v).copied().unwrap_or(0.0)).sum();
    }

    fn set_width(&mut self, width: f64) {
        self.solver.suggest_value(self.variables[self.workload.edit.0], width).unwrap();
        self.read_all();
    }

    fn set_constant(&mut self, constant: f64) {
        let row = self.workload.constant.0;
        self.solver.remove_constraint(&self.constraints[row]).unwrap();
        self.constraints[row] = self.make(&self.workload.rows[row], constant);
        self.solver.add_constraint(self.constraints[row].clone()).unwrap();
        self.read_all();
    }

    fn cycle_row(&mut self) {
        for i in self.workload.removed.iter().rev() { self.solver.remove_constraint(&self.constraints[*i]).unwrap(); }
        let bypass: Vec<Constraint> = self.workload.extras.iter().map(|row| self.make(row, row.constant)).collect();
        for constraint in &bypass { self.solver.add_constraint(constraint.clone()).unwrap(); }
        self.read_all();
        for constraint in bypass.iter().rev() { self.solver.remove_constraint(constraint).unwrap(); }
        for i in &self.workload.removed {
            self.constraints[*i] = self.make(&self.workload.rows[*i], self.workload.rows[*i].constant);
            self.solver.add_constraint(self.constraints[*i].clone()).unwrap();
        }
        self.read_all();
    }
}

fn phase(workload: &Workload, name: &str, times: usize, mut body: impl FnMut(usize)) {
    let budget = std::env::var("BUDGET_S").ok().and_then(|s| s.parse().ok()).unwrap_or(4.0) * 1e6;
    let (mut samples, mut used) = (vec![], 0.0);
    for k in 0..times {
        if k > 0 && used >= budget { break; }
        let start = Instant::now();
        body(k);
        let time = start.elapsed().as_secs_f64() * 1e6;
        samples.push(time);
        used += time;
    }
    samples.sort_by(|a, b| a.partial_cmp(b).unwrap());
    let (median, most, n) = (samples[samples.len() / 2], samples[samples.len() - 1], samples.len());
    println!("cassowary {} {} {} median_us {:.2} max_us {:.2} n {}", workload.name, workload.size, name, median, most, n);
}

fn status(key: &str) -> i64 {
    let text = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find(|l| l.starts_with(key)).unwrap_or("");
    line.split_whitespace().nth(1).and_then(|w| w.parse().ok()).unwrap_or(0)
}

fn main() {
    for path in std::env::args().skip(1) {
        let workload = read(&path);
        let before = status("VmRSS:");
        let mut run = Run::new(&workload);
        let built = status("VmHWM:");
        phase(&workload, "a_build", if workload.variables < 500 { 200 } else { 20 }, |_| run = Run::new(&workload));
        phase(&workload, "b_edit", workload.widths.len(), |k| run.set_width(workload.widths[k]));
        let (_, first, second) = workload.constant;
        phase(&workload, "c_const", 20, |k| run.set_constant(if k % 2 == 0 { second } else { first }));
        phase(&workload, "d_row", 20, |_| run.cycle_row());
        let memory = status("VmHWM:") - before;
        println!("cassowary {} {} e_mem_kib {} mem_build_kib {}", workload.name, workload.size, memory, built - before);
    }
}
