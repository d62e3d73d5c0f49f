import type { Reading } from "#language/meaning";
import type { Alignment } from "../align.ts";
import type { PreparedEvidence } from "../evidence.ts";
import type { CheckName, Objection } from "../statement.ts";
import { checkCrossed } from "./crossed.ts";
import { checkDenied } from "./denied.ts";
import { checkRejected } from "./rejected.ts";

type ClauseCheck = (claim: Reading, alignment: Alignment, prepared: PreparedEvidence) => Objection | null;

/** What a sentence says of one thing told of another that it tells apart from it, the surest first. */
export const crossingChecks: readonly (readonly [CheckName, ClauseCheck])[] = [
  ["crossed", checkCrossed],
  ["rejected", checkRejected],
  ["denied", checkDenied],
];
