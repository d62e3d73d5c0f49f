import { z } from "zod";
import { compareContracts } from "#contracts";
import { defineTool } from "#kernel";
import { subjectOf } from "../contract-of-turn.ts";
import { contractToolResultSchema, unitEvidence } from "../evidence.ts";

const most = 12;

/** Compares the contract with the one chosen as its standard, by code. */
export const compareWithStandard = defineTool({
  name: "compare_with_standard",
  title: { ko: "표준 계약서와 비교", en: "Compare with standard" },
  description: {
    ko: "고른 표준 계약서와 이 계약서를 비교합니다: 빠진 조항, 더해진 조항, 바뀐 조항.",
    en: "Compare this contract with the chosen standard contract: which articles are missing, added or changed.",
  },
  input: z.object({}),
  output: contractToolResultSchema,
  async run(_input, { run }) {
    const { contract, standard } = subjectOf(run);
    if (standard === null) return { evidence: [], note: "no standard contract was chosen" };
    const { pairs, counts } = await compareContracts(contract, standard);
    const name = (side: { label: string; title: string } | null) =>
      side === null ? "" : `${side.label}${side.title === "" ? "" : `(${side.title})`}`;
    const lines = pairs
      .filter(({ status }) => status !== "same")
      .map((pair) => `${pair.status}\t${name(pair.standard)}\t${name(pair.contract)}`);
    // That nothing differs is what people want to make sure of.
    if (lines.length === 0) return { evidence: [], note: `same\t${counts.same}\tno part differs` };
    const changed = pairs.filter(
      ({ status, contract: ours }) => ours !== null && (status === "changed" || status === "added"),
    );
    const units = changed
      .slice(0, most)
      .flatMap(({ contract: ours }) => contract.units.filter(({ start }) => start === ours?.start));
    return { evidence: units.map((unit) => unitEvidence(contract, unit)), note: lines.join("\n") };
  },
  summary: ({ note }) => `${note.startsWith("same\t") ? 0 : note.split("\n").length}`,
});
