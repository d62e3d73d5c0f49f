import { z } from "zod";
import { listFacts } from "#contracts";
import { defineTool } from "#kernel";
import { subjectOf } from "../contract-of-turn.ts";
import { contractToolResultSchema, spanEvidence } from "../evidence.ts";
import { kindsWithoutFigures, noFiguresNote } from "./no-figures.ts";

const kinds = z.enum(["period", "deadline", "date", "amount", "penalty", "rate"]);
const most = 40;

/** Lists the dates, periods, deadlines, amounts, penalties and rates that code finds, with their sentences. */
export const listDatesAndAmounts = defineTool({
  name: "list_dates_and_amounts",
  title: { ko: "날짜와 금액", en: "Dates and amounts" },
  description: {
    ko: `계약서의 기간, 기한, 날짜, 금액, 위약금, 요율을 그 문장과 함께 ${most}개까지 나열하고, 더 있으면 몇 개인지 말합니다. “kinds”로 종류를 좁히고, null이면 전부입니다.`,
    en: `List the periods, deadlines, dates, amounts, penalties and rates of the contract with their sentences, ${most} at most, and how many more there are. “kinds” limits the list; null means all.`,
  },
  input: z.object({ kinds: z.array(kinds).nullable() }),
  output: contractToolResultSchema,
  run({ kinds: wanted }, { run }) {
    const { contract } = subjectOf(run);
    // A planner that names no kind limits nothing.
    const looked = wanted === null || wanted.length === 0 ? kinds.options : wanted;
    const facts = listFacts(contract, looked);
    if (facts.length === 0) return { evidence: [], note: noFiguresNote(looked) };
    const lines = facts
      .slice(0, most)
      .map(({ kind, value, label, blank }) => `${kind}\t${value}\t${label}\t${blank ? "blank" : ""}`);
    if (facts.length > most) lines.push(`more\t${facts.length - most}`);
    const sentences = new Map(facts.slice(0, most).map((fact) => [fact.sentenceStart, fact]));
    const evidence = [...sentences.values()].map((fact) =>
      spanEvidence(contract, fact.label, { start: fact.sentenceStart, end: fact.sentenceStart + fact.sentence.length }),
    );
    return { evidence, note: lines.join("\n") };
  },
  summary: ({ note }) => `${kindsWithoutFigures(note) === null ? note.split("\n").length : 0}`,
});
