import { z } from "zod";
import { compareContracts } from "#contracts";
import { type ContractToolResult, unitEvidence } from "../evidence.ts";
import { defineContractTool } from "./define-contract-tool.ts";

const maxPartsRead = 12;

/** Compares the contract with the one chosen as its standard, by code. */
export const compareWithStandard = defineContractTool({
  name: "compare_with_standard",
  title: { ko: "표준 계약서와 비교", en: "Compare with standard" },
  description: {
    ko: "고른 표준 계약서와 이 계약서를 비교합니다: 빠진 조항, 더해진 조항, 바뀐 조항.",
    en: "Compare this contract with the chosen standard contract: which articles are missing, added or changed.",
  },
  input: z.object({}),
  async read(_input, { contract, standard }, { signal }): Promise<ContractToolResult> {
    if (standard === null) return { evidence: [], note: "no standard contract was chosen" };
    const { pairs, counts } = await compareContracts(contract, standard, { signal });
    const differences = pairs.flatMap(({ status, standard: theirs, contract: ours }) =>
      status === "same" ? [] : [{ status, standard: nameOf(theirs), contract: nameOf(ours) }],
    );
    const lines = differences.map((pair) => [pair.status, pair.standard ?? "", pair.contract ?? ""].join("\t"));
    // That nothing differs is what people want to make sure of.
    if (lines.length === 0) lines.push(`same\t${counts.same}\tno part differs`);
    const changed = pairs.filter(
      ({ status, contract: ours }) => ours !== null && (status === "changed" || status === "added"),
    );
    const units = changed
      .slice(0, maxPartsRead)
      .flatMap(({ contract: ours }) => contract.units.filter(({ start }) => start === ours?.start));
    return {
      evidence: units.map((unit) => unitEvidence(contract, unit)),
      note: lines.join("\n"),
      listing: { lists: "differences", same: counts.same, differences },
    };
  },
  summary: ({ listing, note }) => (listing?.lists === "differences" ? String(listing.differences.length) : note),
});

const nameOf = (part: { label: string; title: string } | null) =>
  part === null ? null : `${part.label}${part.title === "" ? "" : `(${part.title})`}`;
