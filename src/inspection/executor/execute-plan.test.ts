import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import type { Plan, StepResult } from "#protocol";
import { JihwiError } from "#protocol";
import { defineAlgorithm, type RawFinding } from "../algorithms/algorithm.ts";
import { analyze } from "../analyze.ts";
import { compileCriteria } from "../criteria/compile-criteria.ts";
import { fieldsOf } from "../criteria/fields.ts";
import { judgeNothing } from "../judge/prose.ts";
import { orderPlan } from "../planner/plan.ts";
import type { ReadyAlgorithm } from "../registry/prepare.ts";
import { executePlan } from "./execute-plan.ts";

const result = z.object({ count: z.int().min(0) });
const criteriaText = "- count >= 1 → Critical\n- count == 0 → 정상\n";

interface Fake {
  readonly count?: number;
  readonly fails?: boolean;
  readonly find?: (text: string) => RawFinding[];
  readonly criteria?: string;
  readonly sensitive?: boolean;
}

/** An algorithm that reports what it is told, and notes that it ran. */
function fake(
  name: string,
  ran: string[],
  { count = 0, fails = false, find, criteria = criteriaText, sensitive = false }: Fake,
): ReadyAlgorithm {
  const algorithm = defineAlgorithm({
    name,
    description: { ko: name, en: name },
    result,
    settings: z.object({}),
    prepare: () => ({
      ...(find === undefined ? {} : { find: ({ text }) => find(text) }),
      measure(findings) {
        ran.push(name);
        if (fails) throw new JihwiError("tool-failed", { message: { ko: "broken inside", en: "broken inside" } });
        return { count: find === undefined ? count : findings.length };
      },
    }),
  });
  const compiled = compileCriteria(criteria, fieldsOf(result));
  return {
    name,
    title: algorithm.title,
    missing: null,
    prepared: algorithm.prepare({}, { baseDirectory: "." }),
    result,
    criteria: compiled,
    compiled: compiled.conditions.every(({ kind }) => kind === "compiled"),
    sensitive,
    needsModel: false,
    trusted: false,
  };
}

async function run(
  steps: [name: string, dependsOn: number[]][],
  fakes: Record<string, Fake>,
  options: { all?: boolean; text?: string; suppressions?: boolean; mask?: boolean } = {},
) {
  const ran: string[] = [];
  const told: StepResult[] = [];
  const algorithms = new Map(Object.entries(fakes).map(([name, spec]) => [name, fake(name, ran, spec)]));
  const plan: Plan = {
    steps: steps.map(([algorithm_name, depends_on], index) => ({
      step_id: index + 1,
      algorithm_name,
      description: "",
      input_spec: { text: "original_input" },
      depends_on,
    })),
    metadata: {},
  };
  const executed = await executePlan(options.text ?? "text", plan, orderPlan(plan), algorithms, {
    language: "ko",
    all: options.all ?? false,
    mask: options.mask ?? false,
    suppressions: options.suppressions ?? false,
    now: () => new Date(0),
    judgeProse: judgeNothing,
    onStep: (step) => told.push(step),
  });
  return { executed, told, ran, reported: executed.step_results.map(({ step }) => step.algorithm_name) };
}

test("nothing after the first problem is run", async () => {
  const { executed, ran } = await run(
    [
      ["a", []],
      ["b", [1]],
      ["c", [2]],
    ],
    { a: {}, b: { count: 1 }, c: {} },
  );
  assert.deepEqual(ran, ["a", "b"]);
  assert.equal(executed.stopped_at?.algorithm_name, "b");
  assert.equal(executed.status, "problem_found");
});

test("independent steps report as if they had run one after the other", async () => {
  const { reported, executed } = await run(
    [
      ["a", []],
      ["b", []],
      ["c", []],
    ],
    { a: {}, b: { count: 1 }, c: { count: 1 } },
  );
  assert.deepEqual(reported, ["a", "b"]);
  assert.equal(executed.stopped_at?.step_id, 2);
});

test("an algorithm that fails leaves its step undecided, says why, and the run goes on", async () => {
  const { executed, reported } = await run(
    [
      ["a", []],
      ["b", [1]],
    ],
    { a: { fails: true }, b: {} },
  );
  assert.deepEqual(reported, ["a", "b"]);
  const [failed] = executed.step_results;
  assert.equal(failed?.judgment.has_problem, null);
  assert.equal(failed?.judgment.severity, "undecided");
  assert.match(failed?.error?.message ?? "", /broken inside/);
  assert.equal(executed.status, "error");
});

test("a result that does not fit its own schema is an error, not a verdict", async () => {
  const { executed } = await run([["a", []]], { a: { count: -1 } });
  assert.equal(executed.status, "error");
  assert.equal(executed.step_results[0]?.judgment.has_problem, null);
});

test("prose without a model is undecided, never passed", async () => {
  const { executed } = await run([["a", []]], { a: { criteria: "- 글이 무례하면 → Critical\n- count >= 0 → 정상\n" } });
  assert.equal(executed.status, "undecided");
  assert.equal(executed.step_results[0]?.judgment.severity, "undecided");
});

test("a comment in a trusted document switches findings off, visibly, and counts follow", async () => {
  const find = (text: string): RawFinding[] =>
    [...text.matchAll(/bad/g)].map(({ index }) => ({
      kind: "bad",
      offset: index,
      length: 3,
      message: { ko: "", en: "" },
    }));
  const text =
    "bad <!-- jihwi-disable-line a -- quoted -->\n<!-- jihwi-disable-next-line -->\nbad\n<!-- jihwi-disable other -->\nbad\n";
  const trusted = await run([["a", []]], { a: { find } }, { text, suppressions: true });
  const [step] = trusted.executed.step_results;
  assert.deepEqual(
    [step?.findings.map(({ line }) => line), step?.suppressed, step?.execution_result.count],
    [[5], 2, 1],
  );
  const untrusted = await run([["a", []]], { a: { find } }, { text });
  assert.equal(untrusted.executed.step_results[0]?.findings.length, 3);
});

test("findings carry line, column, offset and the words", async () => {
  const find = (text: string): RawFinding[] => [
    { kind: "k", offset: text.indexOf("둘"), length: 1, message: { ko: "여기", en: "here" } },
    { kind: "k", offset: text.indexOf("하나"), length: 2, message: { ko: "여기", en: "here" } },
  ];
  const { executed } = await run([["a", []]], { a: { find } }, { text: "하나\r\n 둘" });
  assert.deepEqual(executed.step_results[0]?.findings, [
    { algorithm: "a", kind: "k", line: 1, column: 1, offset: 0, length: 2, text: "하나", message: "여기" },
    { algorithm: "a", kind: "k", line: 2, column: 2, offset: 5, length: 1, text: "둘", message: "여기" },
  ]);
});

test("others have their turn between the steps of a long text", async () => {
  let rounds = 0;
  // Counted by turns of the event loop: whether a timer has its turn in one of them is up to the machine.
  let next = setImmediate(function count() {
    rounds += 1;
    next = setImmediate(count);
  });
  const seen: number[] = [];
  const busy = () => {
    seen.push(rounds);
    const until = performance.now() + 30;
    while (performance.now() < until);
    return [];
  };
  const steps: [string, number[]][] = [
    ["one", []],
    ["two", []],
    ["three", []],
  ];
  await run(steps, { one: { find: busy }, two: { find: busy }, three: { find: busy } }, { text: "가".repeat(30_000) });
  clearImmediate(next);
  assert.equal(new Set(seen).size, 3);
});

test("lines that nobody asked about are no comment's doing, and a name that is enabled again is found again", async () => {
  const only = ["pii_check"];
  const [step] = (await analyze("전화 010-1111-2222\n안녕\n", { only, lines: [{ from: 2, to: 2 }] })).steps;
  assert.deepEqual([step?.suppressed, step?.outside], [0, 1]);
  const text = "<!-- jihwi-disable -->\na@b.kr\n<!-- jihwi-enable pii_check -->\nc@d.kr\n";
  const [again] = (await analyze(text, { only, suppressions: true })).steps;
  assert.deepEqual([again?.findings.map((finding) => finding.text), again?.suppressed], [["c@d.kr"], 1]);
  const both = text.replace("disable", "disable pii_check, link_check").replace("c@d.kr", "http://a.kr/b");
  const [links] = (await analyze(both, { only: ["link_check"], suppressions: true })).steps;
  assert.deepEqual([links?.findings.length, links?.suppressed], [0, 1]);
});

const found = (text: string, words: string): RawFinding[] => [
  { kind: "words", offset: text.indexOf(words), length: words.length, message: { ko: "말", en: "words" } },
];

test("what a sensitive check finds is masked in all that is told before and after it", async () => {
  const { executed, told } = await run(
    [
      ["line", []],
      ["members", [1]],
      ["part", [2]],
    ],
    {
      line: { find: (text) => found(text, "회원 gildong-hong 님") },
      members: { sensitive: true, find: (text) => found(text, "gildong-hong") },
      part: { find: (text) => found(text, "dong-hong 님") },
    },
    { all: true, mask: true, text: "회원 gildong-hong 님께 알립니다" },
  );
  assert.deepEqual(told, executed.step_results);
  assert.equal(told.flatMap(({ findings }) => findings).length, 3);
  assert.doesNotMatch(JSON.stringify(told), /dong-hong/);
  assert.ok(told.every((step, index) => step === executed.step_results[index]));
});
