import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, describe, it } from "node:test";
import { z } from "zod";
import { createJihwi, defineTool, type Jihwi } from "../../src/index.ts";
import { choose, judge, playSteps } from "../chat/play-steps.ts";
import { json, startFakeProvider, text, toolCalls } from "../fakes/index.ts";
import { runJihwi } from "./run-jihwi.ts";

const provider = await startFakeProvider();
after(() => provider.close());
beforeEach(() => provider.reset());

const tides = defineTool({
  name: "tide_table",
  title: { ko: "물때표", en: "Tide table" },
  description: { ko: "항구의 만조와 간조 시각", en: "high and low water of a harbour" },
  input: z.object({ harbour: z.string(), day: z.string().nullable() }),
  output: z.object({ harbour: z.string(), high: z.string() }),
  run: ({ harbour }) => ({ harbour, high: "06:42" }),
  summary: ({ harbour, high }, _input, language) =>
    language === "ko" ? `${harbour} 만조 ${high}` : `${harbour} ${high}`,
  words: ({ harbour, high }) => `${harbour}항의 만조 시각은 ${high}이다.`,
  claims: (question) => /물때 알려|만조/.test(question),
});

interface Entry {
  readonly kind: string;
  readonly name: string;
  readonly input: unknown;
  readonly output: unknown;
}

describe("a tool of one's own is one declaration and one line", () => {
  let folder = "";
  let jihwi: Jihwi;
  let url = "";
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "jihwi-tool-"));
    jihwi = createJihwi({ dataDir: folder, tools: [tides], config: { ...provider.env } });
    url = (await jihwi.serve({ port: 0 })).url;
  });
  after(async () => {
    await jihwi.close();
    await rm(folder, { recursive: true, force: true });
  });
  const traceOf = async (id: string): Promise<{ entries: Entry[] }> => (await fetch(`${url}/api/traces/${id}`)).json();

  it("a model chooses it, its input is written after its schema, and its words are cited", async () => {
    let answeredFrom = "";
    playSteps(provider, {
      "chat.select-tool": choose("tide_table", "목포 만조"),
      "chat.process-result": judge(false),
      "chat.respond": (call) => {
        if (call.tools.length > 0)
          return toolCalls([{ name: "tide_table", arguments: { harbour: "목포", day: null } }]);
        answeredFrom = call.text;
        return text("목포항의 만조 시각은 06:42이다 [1].");
      },
    });
    const { answer, citations, traceId } = await jihwi.ask("chat", "목포 배 뜨는 시각 좀 봐줘");
    assert.match(answer, /06:42/);
    assert.match(answeredFrom, /<material name="\[1\] 물때표">\n목포항의 만조 시각은 06:42이다\.\n<\/material>/);
    assert.deepEqual(
      citations.map(({ name, quote }) => [name, quote]),
      [["물때표", "목포항의 만조 시각은 06:42이다."]],
    );
    const { entries } = await traceOf(traceId);
    const run = entries.find(({ kind }) => kind === "tool");
    assert.deepEqual(
      [run?.name, run?.input, run?.output],
      ["tide_table", { harbour: "목포", day: null }, { harbour: "목포", high: "06:42" }],
    );
    assert.ok(entries.some(({ kind, name }) => kind === "node" && name === "added-tool"));
    const stream = await (await fetch(`${url}/api/turns/${traceId}/stream`)).text();
    assert.match(stream, /"summary":"목포 만조 06:42"/);
    const broken = entries
      .filter(({ kind }) => kind === "invariant")
      .flatMap(({ output }) => z.array(z.object({ violation: z.string().nullable() })).parse(output));
    assert.deepEqual(
      broken.filter(({ violation }) => violation !== null),
      [],
    );
  });

  it("the page is told its title, its place in the graph and the title of that", async () => {
    const { agents } = await (await fetch(`${url}/api/agents`)).json();
    const chat = agents.find(({ name }: { name: string }) => name === "chat");
    assert.deepEqual(chat.tools.tide_table, tides.title);
    assert.ok(chat.graph.nodes.some(({ id }: { id: string }) => id === "added-tool"));
    assert.ok(chat.nodes["added-tool"].ko.length > 0);
  });

  it("an input that does not fit its schema is never run", async () => {
    playSteps(provider, {
      "chat.select-tool": choose("tide_table", "목포"),
      "chat.process-result": judge(false),
      "chat.respond": (call) =>
        call.tools.length > 0 ? toolCalls([{ name: "tide_table", arguments: { harbour: 7 } }]) : text("모릅니다."),
    });
    const { traceId } = await jihwi.ask("chat", "목포 물때");
    const { entries } = await traceOf(traceId);
    assert.equal(entries.filter(({ kind }) => kind === "tool").length, 0);
  });

  it("what it is said to do is material to the model that chooses, never an instruction", async () => {
    let asked = "";
    playSteps(provider, {
      "chat.select-tool": (call) => {
        asked = call.text;
        return json({ selected_tool: "none", query: null, reason: "" });
      },
    });
    await jihwi.ask("chat", "웹에서 오늘 원달러 환율 검색해줘");
    assert.match(asked, /<material name="tide_table">\n물때표: 항구의 만조와 간조 시각\n<\/material>/);
  });
});

describe("by rules alone", () => {
  const ask = async (tool: typeof tides, question: string) => {
    const folder = await mkdtemp(join(tmpdir(), "jihwi-tool-"));
    const jihwi = createJihwi({ dataDir: folder, tools: [tool], config: { JIHWI_MODEL: "rules" } });
    try {
      const asked = await jihwi.ask("chat", question);
      const { url } = await jihwi.serve({ port: 0 });
      const { entries }: { entries: Entry[] } = await (await fetch(`${url}/api/traces/${asked.traceId}`)).json();
      const notices = entries.filter(({ kind }) => kind === "notice").map(({ input }) => JSON.stringify(input));
      return { ...asked, notices };
    } finally {
      await jihwi.close();
      await rm(folder, { recursive: true, force: true });
    }
  };
  const reading = { ...tides, fromWords: (words: string) => ({ harbour: words.slice(0, 2), day: null }) };

  it("a question that it claims chooses it, and the answer cites it", async () => {
    const { answer, citations } = await ask(reading, "여수 물때 알려줘");
    assert.match(answer, /여수항의 만조 시각은 06:42이다\.\** \[1\]/);
    assert.equal(citations[0]?.name, "물때표");
  });

  it("one that claims nothing is chosen only by its name", async () => {
    const silent = { ...reading, claims: () => false };
    assert.doesNotMatch((await ask(silent, "여수 물때 알려줘")).answer, /06:42/);
    assert.match((await ask(silent, "여수 물때표 보여줘")).answer, /06:42/);
  });

  it("an input of several fields is not answered, and a notice says that it takes a model", async () => {
    const { answer, notices } = await ask(tides, "목포 물때 알려줘");
    assert.match(answer, /지금 답할 수 없습니다/);
    assert.match(notices.join("\n"), /모델이 있어야/);
  });
});

it("a tool in a folder is one file and one line of configuration", async () => {
  const folder = await mkdtemp(join(tmpdir(), "jihwi-plug-"));
  const library = join(import.meta.dirname, "../../src/index.ts");
  const zod = join(import.meta.dirname, "../../node_modules/zod/index.js");
  await writeFile(
    join(folder, "dice.ts"),
    `import { z } from ${JSON.stringify(zod)};
     import { defineTool } from ${JSON.stringify(library)};
     export const tool = defineTool({
       name: "dice",
       title: { ko: "주사위", en: "Dice" },
       description: { ko: "주사위를 던진다", en: "throws dice" },
       input: z.object({}),
       output: z.object({ face: z.number() }),
       run: () => ({ face: 5 }),
       words: ({ face }) => "나온 눈은 " + face + "이다.",
     });`,
  );
  await writeFile(join(folder, "jihwi.config.json"), JSON.stringify({ tools: ["dice.ts"] }));
  const asked = await runJihwi(folder, ["chat", "주사위 던져줘", "--json"]);
  assert.equal(asked.code, 0, asked.stderr);
  const { answer, traceId } = JSON.parse(asked.stdout);
  assert.match(answer, /나온 눈은 5이다/);
  const trace = await runJihwi(folder, ["trace", "show", traceId]);
  assert.match(trace.stdout, /tool\s+주사위/);
  await writeFile(join(folder, "coin.ts"), "export const tool = { name: 'coin' };");
  await writeFile(join(folder, "jihwi.config.json"), JSON.stringify({ tools: ["coin.ts"] }));
  const broken = await runJihwi(folder, ["chat", "안녕", "--json"]);
  assert.equal(broken.code, 2);
  assert.match(broken.stderr, /coin\.ts/);
  await rm(folder, { recursive: true, force: true });
});

it("a tool may not take the name of another, nor one that models cannot call", async () => {
  for (const [name, why] of [
    ["web_search", /already a tool web_search/],
    ["none", /already a tool none/],
    ["search_papers", /already a tool search_papers/],
    ["물때", /cannot be the name/],
  ] as const) {
    const folder = await mkdtemp(join(tmpdir(), "jihwi-tool-"));
    const jihwi = createJihwi({ dataDir: folder, tools: [{ ...tides, name }] });
    await assert.rejects(jihwi.ask("chat", "?"), why);
    await rm(folder, { recursive: true, force: true });
  }
});
