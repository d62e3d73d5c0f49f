import type { ContractEvidence } from "../../../src/agents/contract/evidence.ts";

/** Something that was read, of which a test cares for label and text. */
export const evidencePiece = (label: string, text: string, more: Partial<ContractEvidence> = {}): ContractEvidence => ({
  label,
  unit: label,
  title: "",
  page: 1,
  start: 0,
  end: text.length,
  text,
  points: [],
  ...more,
});
