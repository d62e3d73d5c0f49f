import { z } from "zod";
import { listFacts } from "#contracts";
import { contractFactSchema } from "#protocol";
import { type ContractToolResult, spanEvidence } from "../evidence.ts";
import { defineContractTool } from "./define-contract-tool.ts";

const kinds = contractFactSchema.shape.kind;
const maxListed = 40;

/** Lists the dates, periods, deadlines, amounts, penalties and rates that code finds, with their sentences. */
export const listDatesAndAmounts = defineContractTool({
  name: "list_dates_and_amounts",
  title: { ko: "날짜와 금액", en: "Dates and amounts" },
  description: {
    ko: `계약서의 기간, 기한, 날짜, 금액, 위약금, 요율을 그 문장과 함께 ${maxListed}개까지 나열하고, 더 있으면 몇 개인지 말합니다. “kinds”로 종류를 좁히고, null이면 전부입니다.`,
    en: `List the periods, deadlines, dates, amounts, penalties and rates of the contract with their sentences, ${maxListed} at maxListed, and how many more there are. “kinds” limits the list; null means all.`,
  },
  input: z.object({ kinds: z.array(kinds).nullable() }),
  read({ kinds: wanted }, { contract }): ContractToolResult {
    // A planner that names no kind limits nothing.
    const looked = wanted === null || wanted.length === 0 ? kinds.options : wanted;
    const facts = listFacts(contract, looked);
    const listed = facts.slice(0, maxListed);
    const more = facts.length - listed.length;
    const lines = listed.map(({ kind, value, label, blank }) => [kind, value, label, blank ? "blank" : ""].join("\t"));
    if (more > 0) lines.push(`more\t${more}`);
    if (lines.length === 0) lines.push(`none\t${looked.join(", ")}`);
    const sentences = new Map(listed.map((fact) => [fact.sentenceStart, fact]));
    const evidence = [...sentences.values()].map((fact) =>
      spanEvidence(contract, fact.label, { start: fact.sentenceStart, end: fact.sentenceStart + fact.sentence.length }),
    );
    const figures = listed.map(({ kind, value, blank, label }) => ({ kind, value, blank, label }));
    return { evidence, note: lines.join("\n"), listing: { lists: "figures", kinds: [...looked], figures, more } };
  },
  summary: ({ listing }) => String(listing?.lists === "figures" ? listing.figures.length + listing.more : 0),
});
