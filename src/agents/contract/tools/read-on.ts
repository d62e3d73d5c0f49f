import { z } from "zod";
import { labelsInText } from "#contracts";
import { restEvidence } from "../evidence.ts";
import { defineContractTool } from "./define-contract-tool.ts";

/** Goes on with a part that is too long to be read at once. */
export const readOn = defineContractTool({
  name: "read_on",
  title: { ko: "이어 읽기", en: "Read on" },
  description: {
    ko: "길어서 앞부분만 읽은 조항이나 별지를 이어서 읽습니다. left는 앞의 답이 알린 남은 글자 수이고, 모르면 null입니다.",
    en: "Read on in an article or annex of which only the beginning was read. left is how many characters follow, as the answer before says; null where it is not known.",
  },
  input: z.object({ name: z.string().min(1).max(60), left: z.int().min(1).nullable() }),
  read({ name, left }, { contract }) {
    const unit = contract.units.find(({ label }) => label === name) ?? labelsInText(name, contract)[0]?.unit ?? null;
    if (unit === null) return { evidence: [], note: `not in this contract: ${name}` };
    return { evidence: [restEvidence(contract, unit, left)], note: "" };
  },
});
