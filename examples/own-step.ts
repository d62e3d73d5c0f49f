// A step is one typed decision. A model executes it where one is configured; its rule does where none is, or where it fails.
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createJihwi, defineAgent, defineStep, material, runStep } from "jihwi";
import { z } from "zod";

const urgency = defineStep({
  name: "mail.urgency",
  role: "select",
  input: z.object({ mail: z.string() }),
  output: z.object({ urgent: z.boolean(), why: z.string() }),
  prompt: ({ mail }) => ({
    instructions: "Decide whether this mail must be answered today, and say why in a few words.",
    messages: [{ role: "user", content: material("mail", mail) }],
  }),
  rule: ({ mail }) => {
    const cue = ["오늘", "급히", "today", "urgent"].find((word) => mail.includes(word));
    return { urgent: cue !== undefined, why: cue ?? "no word of haste" };
  },
});

const clerk = defineAgent({
  name: "clerk",
  title: { ko: "우편", en: "Mail" },
  steps: [urgency],
  async run(turn, { text }) {
    const { urgent, why } = await runStep(urgency, { mail: text }, turn);
    turn.say(urgent ? `오늘 답하세요 (${why}).` : `천천히 답해도 됩니다 (${why}).`);
  },
});

const jihwi = createJihwi({ dataDir: await mkdtemp(join(tmpdir(), "jihwi-")), agents: [clerk] });
console.log((await jihwi.ask("clerk", "오늘 5시까지 계약서를 보내 주세요.")).answer);
await jihwi.close();
