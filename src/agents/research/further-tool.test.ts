import assert from "node:assert/strict";
import { it } from "node:test";
import { z } from "zod";
import { paperSchema } from "#papers";
import { testPaper } from "../../../test/beds/papers/papers.ts";
import { createBench } from "../../../test/beds/research/research-turn.ts";
import { researchTools } from "./tools/index.ts";
import { defineResearchTool } from "./tools/research-tool.ts";

const oldest = defineResearchTool({
  name: "find_oldest",
  title: { ko: "가장 오래된 논문", en: "Oldest paper" },
  description: { ko: "보관함에서 가장 오래된 논문을 찾습니다.", en: "Finds the oldest paper of the library." },
  input: z.object({ since: z.number().int() }),
  output: z.object({ papers: z.array(paperSchema) }),
  claims: (message) => /가장 오래된/.test(message),
  async work(_input, { service, shelf }) {
    const [first] = await service.library.all();
    return { papers: [...(await shelf.add(first === undefined ? [] : [first]))] };
  },
  summary: ({ papers }, _input, language) => (language === "ko" ? `${papers.length}편` : `${papers.length}`),
  fromMessage: () => ({ since: 1900 }),
  papers: ({ papers }) => papers,
  describe: () => ({}),
  document: () => ({ key: "oldest", title: "오래된 것", content: "# 오래된 것" }),
  shows: ({ papers }) => ({ kind: "oldest", value: papers.length }),
  heading: () => "가장 오래된 논문입니다.",
  lists: "papers",
  next: () => [{ label: "더 찾기", message: "논문 더 찾아줘" }],
});

it("a further research tool is one declaration and one line: chosen, run, written down, told, shown, gone on from", async (test) => {
  const bench = await createBench(test, {}, [...researchTools, oldest]);
  await bench.service.library.add([testPaper("On parsing", { year: 1961 })]);
  const { turn, result } = await bench.ask("가장 오래된 논문 보여줘");
  const entries = turn.journal.entries();
  const run = entries.find(({ kind }) => kind === "tool");
  assert.deepEqual([run?.name, run?.input, run?.shown], ["find_oldest", { since: 1900 }, "1편"]);
  assert.match(result.answer, /가장 오래된 논문입니다\.\n\n- On parsing \([^)]+\) \[1\]/);
  assert.match(result.answer, /연구 문서 \*\*오래된 것\*\*/);
  assert.deepEqual(
    result.citations.map(({ name }) => name),
    ["On parsing"],
  );
  assert.ok(entries.some(({ kind, name, output }) => kind === "show" && name === "research.oldest" && output === 1));
  assert.deepEqual(result.details.proposal, {
    question: "다음은 무엇을 할까요?",
    choices: [{ label: "더 찾기", message: "논문 더 찾아줘" }],
  });
});
