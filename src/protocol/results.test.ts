import assert from "node:assert/strict";
import { test } from "node:test";
import { resultProblem, resultsOf } from "./index.ts";

const part = (agent: string, kind: string, value: unknown) => ({ type: "data-result", data: { agent, kind, value } });
const proposal = { question: "다음은?", choices: [{ label: "묶기", message: "묶어 줘" }] };

test("a result is read by its agent and kind", () => {
  const messages = [
    { parts: [part("research", "proposal", proposal), part("contract", "progress", { explored: ["제1조"] })] },
  ];
  assert.deepEqual(resultsOf(messages, "research", "proposal"), [proposal]);
  assert.deepEqual(resultsOf(messages, "contract", "progress"), [{ explored: ["제1조"] }]);
});

test("a result that does not fit is not read, and people are told which and why", () => {
  const broken = part("research", "proposal", { question: 3 });
  assert.deepEqual(resultsOf([{ parts: [broken] }], "research", "proposal"), []);
  const problem = resultProblem(broken.data);
  assert.match(problem?.ko ?? "", /research\.proposal.*question/);
  assert.match(problem?.en ?? "", /cannot be read/);
});

test("a kind that an agent of Jihwi does not have is said, not passed over", () => {
  assert.match(resultProblem({ agent: "inspect", kind: "verdicts", value: {} })?.en ?? "", /not known here/);
});

test("an agent that was plugged in shows kinds of its own", () => {
  assert.equal(resultProblem({ agent: "weather", kind: "forecast", value: 3 }), null);
  assert.equal(resultProblem({ agent: "toString", kind: "x", value: 3 }), null);
});
