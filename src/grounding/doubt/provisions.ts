import { rememberedOf } from "#language/meaning";
import type { EvidenceUnit } from "../evidence.ts";
import { provisionLabel } from "../provision-label.ts";

const provisionText = /^제\s?\d+조|\bshall\b/mu;
/** A provision shows itself early. */
const maxLookedAt = 2000;

/** Whether a source is a provision of a contract or a rule book, by what it is called or how it is worded. */
export const isProvision = rememberedOf(
  ({ label, text }: EvidenceUnit) => provisionLabel.test(label) || provisionText.test(text.slice(0, maxLookedAt)),
);
