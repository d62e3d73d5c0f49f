import { z } from "zod";
import { compareContracts } from "#contracts";
import { counted, type Localized } from "#protocol";
import { unitEvidence } from "../evidence.ts";
import { contractText } from "../text.ts";
import { defineContractTool } from "./define-contract-tool.ts";
import { listNote } from "./list-what-it-holds.ts";

const maxPartsRead = 12;

const statuses = {
  same: { ko: "같음", en: "same" },
  missing: { ko: "빠짐", en: "missing" },
  added: { ko: "더해짐", en: "added" },
  changed: { ko: "다름", en: "changed" },
} as const satisfies Record<string, Localized>;

/** Compares the contract with the one chosen as its standard, by code. */
export const compareWithStandard = defineContractTool({
  name: "compare_with_standard",
  title: { ko: "표준 계약서와 비교", en: "Compare with standard" },
  description: contractText("compare-with-standard"),
  input: z.object({}),
  async read(_input, { contract, standard }, { signal, run: { language } }) {
    if (standard === null) return { evidence: [], note: "no standard contract was chosen" };
    const { pairs, counts } = await compareContracts(contract, standard, { signal });
    const rows = pairs.flatMap(({ status, standard: theirs, contract: ours }) =>
      status === "same"
        ? []
        : `${statuses[status][language]}: ${[theirs, ours].flatMap((part) => nameOf(part) ?? []).join(" → ")}`,
    );
    const differing = new Set(pairs.flatMap(({ status, contract: ours }) => (status === "same" ? [] : ours?.start)));
    const units = contract.units.filter(({ start }) => differing.has(start)).slice(0, maxPartsRead);
    // That nothing differs is what people want to make sure of.
    const lead = {
      ko:
        rows.length > 0
          ? "기준 계약서와 조항별로 비교한 결과입니다."
          : `기준 계약서와 비교했습니다. ${counts.same}개 부분이 같고, 다른 조항이 없습니다.`,
      en:
        rows.length > 0
          ? "Compared with the standard, article by article:"
          : `Compared with the standard: ${counted(counts.same, "part is", "parts are")} the same, and none differs.`,
    };
    const evidence = units.map((unit) => unitEvidence(contract, unit));
    return { evidence, note: listNote(lead[language], rows), isList: true };
  },
});

const nameOf = (part: { label: string; title: string } | null) =>
  part === null ? null : `${part.label}${part.title === "" ? "" : `(${part.title})`}`;
