// `npm run bench -- NAME [arguments]`: side-by-side measurements. Every figure is printed with what it was measured
// against in the same run, since machines differ and are noisy.
const benches: Readonly<Record<string, () => Promise<{ run(args: readonly string[]): Promise<void> }>>> = {
  inspect: () => import("./inspect.ts"),
  turn: () => import("./turn.ts"),
  search: () => import("./search.ts"),
  claims: () => import("./claims/run.ts"),
  grounding: () => import("./grounding.ts"),
  retrieval: () => import("./retrieval/index.ts"),
  beir: () => import("./beir.ts"),
  documents: () => import("./questions/documents.ts"),
  contracts: () => import("./questions/contracts.ts"),
  clusters: () => import("./clusters.ts"),
  answers: () => import("./answers.ts"),
  library: () => import("./library.ts"),
  memory: () => import("./memory.ts"),
  page: () => import("./page.ts"),
  "code-run": () => import("./code-run.ts"),
  ocr: () => import("./ocr.ts"),
  start: () => import("./start.ts"),
  "call-decisions": () => import("./call-decisions.ts"),
};

const [name = "", ...args] = process.argv.slice(2);
const load = benches[name];
if (load === undefined) {
  console.error(`npm run bench -- ${Object.keys(benches).join(" | ")}`);
  process.exitCode = 2;
} else {
  await (await load()).run(args);
}
