import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { type JihwiApp, openApp, readConfig } from "#app";
import { newId } from "#store";
import { json, startFakeProvider } from "../fakes/index.ts";

const step = "chat.select-tool";

/** What this installation's model does with its own matters, which the shipped rule does not know. */
const policy: Readonly<Record<string, readonly string[]>> = {
  reasoning: ["견적", "단가", "납기", "발주", "재고"],
  web_search: ["구내식당", "셔틀버스", "주차장", "회의실", "사물함"],
  get_current_time: ["교대", "당직", "순번", "야간조", "주간조"],
  none: ["수고", "덕담", "칭찬", "농담", "응원"],
};
const changedPolicy = { ...policy, reasoning: policy.web_search ?? [], web_search: policy.reasoning ?? [] };

const frames = [
  "%s 건 어떻게 돼?",
  "%s 좀 봐줘요",
  "이번 %s 말인데요",
  "%s 알려주세요",
  "%s 어디까지 됐나",
  "오늘 %s 궁금해요",
  "김 과장님 %s 부탁",
  "%s 관련해서요",
  "혹시 %s 되나요",
  "우리 팀 %s 정리",
  "새로 온 %s 건이요",
  "%s 한번 확인",
  "급한데 %s 좀",
  "그 %s 있잖아요",
  "%s 물어볼게",
  "아까 말한 %s 그대로인가요",
  "%s 담당이 누구죠",
  "다음 달 %s 미리 볼게요",
  "%s 때문에 연락했어요",
  "박 대리가 %s 찾던데요",
];
const laterFrames = [
  "%s 새로 바뀌었나요",
  "저기 %s 말이에요",
  "%s 같이 보실래요",
  "내일 %s 어쩌죠",
  "%s 다시 봐야겠어요",
  "%s 담당자예요",
  "과장님이 %s 물으세요",
  "%s 아직인가요",
  "옆 팀도 %s 한대요",
  "%s 끝났어요?",
  "%s 이야기 좀 해요",
  "요새 %s 어때요",
  "%s 맡아 주세요",
  "월요일 %s 부터요",
  "%s 언제 볼까요",
];
const freshFrames = ["%s 소식 있어요?", "방금 %s 얘기 나왔어요", "%s 이대로 괜찮나", "나도 %s 볼래", "%s 왜 이래요"];

function questionsOf(given: readonly string[]): string[] {
  const matters = Object.values(policy).flat();
  return given.flatMap((frame) => matters.map((matter) => frame.replace("%s", matter)));
}

function toolFor(text: string, tools: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(tools).find(([, matters]) => matters.some((matter) => text.includes(matter)))?.[0] ?? "none";
}

/** Real turns, a few at once, each in a conversation of its own. Returns who took the deciding step of each. */
async function ask(jihwi: JihwiApp, questions: readonly string[]): Promise<(string | null)[]> {
  const executors: (string | null)[] = [];
  for (let from = 0; from < questions.length; from += atOnce) {
    const asked = questions.slice(from, from + atOnce).map(async (text) => {
      const order = { agent: "chat", sessionId: newId("session"), text, options: { maxIterations: 1 } };
      const turn = await jihwi.conductor.start(order);
      await turn.result;
      await turn.followedUp;
      const { entries } = await jihwi.store.turns.trace(turn.id);
      return entries.find(({ name }) => name === step)?.executor ?? null;
    });
    executors.push(...(await Promise.all(asked)));
  }
  return executors;
}

const atOnce = 4;
const watchedAtOnce = 20;

/** Eight hundred turns take a minute of the processor; `src/app/own-rules.test.ts` plays the week without turns in every run. */
const skip = process.env.JIHWI_TEST_ALL === "1" ? false : "npm run test:all plays the week over turns";

test("a week of a model's decisions teaches the rule, which then spares its calls until the model changes its mind", {
  skip,
}, async () => {
  const fake = await startFakeProvider();
  const folder = await mkdtemp(join(tmpdir(), "jihwi-week-"));
  const { JIHWI_MODEL = "", ...keys } = fake.env;
  const env = { ...keys, JIHWI_MODEL_SELECT: JIHWI_MODEL, JIHWI_RULES: "prefer", JIHWI_DATA_DIR: join(folder, "data") };
  const jihwi = await openApp(await readConfig(folder, env));
  try {
    let tools = policy;
    fake.respond(({ messages }) => {
      const text = messages.map((message) => message.text).join("\n");
      return json({ selected_tool: toolFor(text, tools), reason: "policy", query: text.slice(0, 20) });
    });

    const taught = await ask(jihwi, questionsOf(frames));
    assert.equal(taught.length, 400);
    assert.ok(taught.every((executor) => executor === JIHWI_MODEL));

    const [learned] = await jihwi.rules.learn(step);
    assert.ok(learned?.taken && learned.accuracy !== null, JSON.stringify(learned));
    assert.ok(learned.accuracy.before < 0.7, `the shipped rule decides otherwise: ${learned.accuracy.before}`);

    const fresh = questionsOf(freshFrames);
    const decided = await ask(jihwi, fresh);
    const spared = decided.filter((executor) => executor === "rule").length;
    assert.ok(spared >= 0.6 * fresh.length, `${spared} of ${fresh.length} calls spared`);

    const agreed = await agreement(jihwi, fresh);
    assert.ok(agreed >= 0.95, `agrees in ${agreed}`);

    tools = changedPolicy;
    const later = questionsOf(laterFrames);
    for (let from = 0; from < later.length && !(await isSwitchedBack(jihwi)); from += watchedAtOnce)
      await ask(jihwi, later.slice(from, from + watchedAtOnce));
    assert.ok(await isSwitchedBack(jihwi), "one decision in twenty still asks the model, which is how it is noticed");
    const after = await ask(jihwi, fresh.slice(0, watchedAtOnce));
    assert.ok(
      after.every((executor) => executor === JIHWI_MODEL),
      "the model decides again",
    );
    assert.equal((await jihwi.rules.overview()).notices.length, 1);
  } finally {
    await jihwi.close();
    await fake.close();
    await rm(folder, { recursive: true, force: true });
  }
});

async function isSwitchedBack(jihwi: JihwiApp): Promise<boolean> {
  return (await jihwi.rules.overview()).steps.some((one) => one.step === step && one.switchedBack);
}

/** Of fresh questions, the share that the learned rule decides as the policy does. */
async function agreement(jihwi: JihwiApp, questions: readonly string[]): Promise<number> {
  const { learnedRuleNamed } = await import("#learning");
  const rule = learnedRuleNamed(step);
  const right = questions.filter(
    (question) =>
      rule?.answer({ input: { question }, expect: { selected_tool: toolFor(question, policy) } }, jihwi.rules.weights)
        ?.right,
  );
  return right.length / questions.length;
}
