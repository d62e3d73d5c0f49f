// An agent of your own: a name, a title and a flow. It gets sessions, traces, the page, /v1 and the rest like the four.
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createJihwi, defineAgent } from "jihwi";

const cook = defineAgent({
  name: "cook",
  title: { ko: "요리", en: "Cook" },
  async run(turn, { text }) {
    turn.say(`오늘은 ${text}입니다.`);
    turn.show("recipe", { dish: text, steps: ["끓인다", "먹는다"] });
  },
});

const jihwi = createJihwi({ dataDir: await mkdtemp(join(tmpdir(), "jihwi-")), agents: [cook] });
const server = await jihwi.serve({ port: 0 });
const response = await fetch(`${server.url}/v1/chat/completions`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ model: "jihwi-cook", messages: [{ role: "user", content: "국수" }] }),
});
const { choices } = (await response.json()) as { choices: { message: { content: string } }[] };
console.log(choices[0]?.message.content);
await jihwi.close();
