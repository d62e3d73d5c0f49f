// A tool fetches or computes. Its call is checked, limited in time, journaled, and recalled when a turn is resumed.
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createJihwi, defineAgent, defineTool, runTool } from "jihwi";
import { z } from "zod";

const convert = defineTool({
  name: "convert_area",
  title: { ko: "넓이 바꾸기", en: "Area" },
  description: { ko: "평을 제곱미터로 바꿉니다.", en: "Converts 평 to square metres." },
  input: z.object({ pyeong: z.number().positive() }),
  output: z.object({ squareMetres: z.number() }),
  timeoutMs: 1_000,
  run: ({ pyeong }) => ({ squareMetres: Math.round(pyeong * 330.5785) / 100 }),
  summary: ({ squareMetres }) => `${squareMetres} m²`,
});

const broker = defineAgent({
  name: "broker",
  title: { ko: "중개", en: "Broker" },
  tools: [convert],
  async run(turn, { text }) {
    const pyeong = Number(/\d+(?:\.\d+)?/.exec(text)?.[0]);
    const { squareMetres } = await runTool(convert, { pyeong }, turn);
    turn.say(`${pyeong}평은 ${squareMetres}m²입니다.`);
  },
});

const jihwi = createJihwi({ dataDir: await mkdtemp(join(tmpdir(), "jihwi-")), agents: [broker] });
console.log((await jihwi.ask("broker", "25평은 몇 제곱미터야?")).answer);
await jihwi.close();
