import assert from "node:assert/strict";
import { it } from "node:test";
import { readContract } from "../contract.ts";
import { rankUnits } from "./rank-units.ts";

it("how long an article lasts is told by what sets it for that article, not for one whose number holds its own", async () => {
  const first = async (survival: string) => {
    const text = [
      "SERVICE AGREEMENT",
      "1. Confidentiality. Each party shall keep the other party's confidential information secret.",
      "11. Warranty. The supplier warrants that the goods are free from defects.",
      `12. Survival. ${survival}`,
    ].join("\n");
    const contract = readContract({ documentId: "1", name: "service", pages: [{ page: 1, text }] });
    return (await rankUnits(contract, "How long does confidentiality last?"))[0]?.unit.title;
  };
  assert.match((await first("Section 11 shall survive for three years after delivery.")) ?? "", /Confidentiality/);
  assert.match((await first("Section 11 shall for 1 reason only continue for three years.")) ?? "", /Confidentiality/);
  assert.match((await first("Section 1 shall survive for three years after delivery.")) ?? "", /Survival/);
  assert.match((await first("Sections 11 (Warranty), 7.2 and 1 shall survive for three years.")) ?? "", /Survival/);
});
