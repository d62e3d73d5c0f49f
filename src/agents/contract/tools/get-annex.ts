import { z } from "zod";
import { labelsInText } from "#contracts";
import { unitEvidence } from "../evidence.ts";
import { defineContractTool } from "./define-contract-tool.ts";

/** Reads annexes and 부칙. */
export const getAnnex = defineContractTool({
  name: "get_annex",
  title: { ko: "별지·부칙 읽기", en: "Read annex" },
  description: {
    ko: "별지나 부칙을 그 이름으로 읽습니다: 별지 1, 별표, 부칙, Exhibit A.",
    en: "Read an annex or supplementary provision by its label: 별지 1, 별표, 부칙, Exhibit A.",
  },
  input: z.object({ name: z.string().min(1).max(60) }),
  read({ name }, { contract }) {
    const attachments = contract.units.filter(({ kind }) => kind === "annex" || kind === "supplementary");
    const wanted = squeeze(name);
    const named = labelsInText(name, contract).map(({ unit }) => unit);
    const exact = attachments.filter((unit) => squeeze(unit.label) === wanted || named.includes(unit));
    const found =
      exact.length > 0
        ? exact
        : attachments.filter(
            ({ label, title }) => squeeze(label).startsWith(wanted) || squeeze(title).includes(wanted),
          );
    const note = found.length === 0 ? `not in this contract: ${name}` : "";
    return { evidence: found.slice(0, 6).map((unit) => unitEvidence(contract, unit)), note };
  },
});

const squeeze = (text: string) => text.replace(/[\s제호[\]<>()]/g, "").toLowerCase();
