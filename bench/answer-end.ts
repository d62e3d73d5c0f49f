import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { readGroundingCase } from "../src/grounding/index.ts";
import { sentenceTextsOf } from "../src/language/index.ts";
import { openServer } from "../test/ecosystem/open-server.ts";
import { error, slow, startFakeProvider } from "../test/fakes/index.ts";

const length = 20_000;
const rounds = 8;

/**
 * `npm run bench -- answer-end`: a model's answer of 20,000 characters over a document, through the server as a reader gets it.
 * How long after the model's first and last words the reader has them, and after the last word the end of the message with
 * what every sentence stands on; streamed and in one piece, each answer new.
 */
export async function run(): Promise<void> {
  const provider = await startFakeProvider();
  const { JIHWI_MODEL = "", ...address } = provider.env;
  await using server = await openServer({ ...address, JIHWI_MODEL_RESPOND: JIHWI_MODEL });
  const form = new FormData();
  form.set("file", new File([handbook()], "handbook.md"));
  const added = await fetch(`${server.url}/api/documents`, { method: "POST", body: form });
  if (!added.ok) throw new Error(await added.text());
  await setTimeout(3_000);
  let asked = 0;
  for (const [name, size] of [
    ["streamed in pieces of 24 characters", 24],
    ["in one piece", length * 2],
  ] as const) {
    const firsts: number[] = [];
    const ends: number[] = [];
    for (let round = 0; round < rounds; round++) {
      let sentAt = 0;
      asked += 1;
      provider.respond((call) => {
        if (!call.stream || call.schema !== null) return error(400);
        const answer = answerFrom(call.text, asked);
        sentAt = performance.now();
        return slow(answer.match(new RegExp(`[^]{1,${size}}`, "gu")) ?? [], size < length ? 1 : 0);
      });
      const { firstAt, lastAt, endAt } = await ask(server.url, `s-${size}-${round}`);
      firsts.push(firstAt - sentAt);
      ends.push(endAt - lastAt);
    }
    console.log(`${name}: first words ${told(firsts)}, from the last word to the end ${told(ends)}`);
  }
  await provider.close();
}

async function ask(url: string, session: string) {
  const response = await fetch(`${url}/api/agents/chat/turns`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      id: session,
      messages: [
        { id: session, role: "user", parts: [{ type: "text", text: "핸드북에 나오는 규정을 모두 설명해 줘" }] },
      ],
    }),
  });
  let firstAt = 0;
  let lastAt = 0;
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) {
    if (!decoder.decode(piece, { stream: true }).includes('"text-delta"')) continue;
    lastAt = performance.now();
    if (firstAt === 0) firstAt = lastAt;
  }
  if (firstAt === 0) throw new Error("The model's answer did not come.");
  return { firstAt, lastAt, endAt: performance.now() };
}

function told(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} ms (at most ${sorted.at(-1)?.toFixed(0)})`;
}

/** A document of what the cases stand on. */
function handbook(): string {
  const lines = readFileSync(new URL("../src/grounding/cases/document.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n");
  const cases = lines.map((line) => readGroundingCase(JSON.parse(line)));
  const korean = cases.filter(({ language }) => language === "ko").slice(0, 1_200);
  const texts = [...new Set(korean.flatMap(({ evidence }) => evidence.map(({ text }) => text)))];
  return `# 핸드북\n\n${texts.map((text, at) => `## ${at + 1}. 규정\n\n${text}\n`).join("\n")}`;
}

/** Sentences of what the model was given, each with one word exchanged, cited in turn: claims in nearly the sources' words. */
function answerFrom(prompt: string, round: number): string {
  const sentences = sentenceTextsOf(prompt).filter((each) => /[다요]\.$/u.test(each) && each.length < 160);
  if (sentences.length < 5) throw new Error("The model was given too few sentences.");
  let answer = "";
  for (let at = 0; answer.length < length; at++) {
    const words = (sentences[at % sentences.length] ?? "").replace(/\.$/u, "").split(/\s+/u);
    words.splice((at + round) % words.length, 1, `${round}차`);
    answer += `${words.join(" ")} [${(at % 4) + 1}].\n`;
  }
  return answer.slice(0, length);
}
