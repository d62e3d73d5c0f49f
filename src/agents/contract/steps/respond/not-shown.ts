import type { Language } from "#protocol";
import { leftPartsIn } from "../../left-part.ts";
import type { RespondInput } from "./schema.ts";

/** Parts that a question asks for and that are too many to be shown at once, by name. */
export function notShown({ asked, evidence, onlyPrevious, previous }: RespondInput): string[] {
  if (onlyPrevious) return [];
  const shown = new Set(evidence.map(({ unit }) => unit));
  const named = asked.flatMap(({ unit }) => unit ?? []);
  // Whoever asks for the rest and names no part means all that the answer before broke off.
  const readsOn = named.length === 0 && evidence.some(({ continues }) => continues === true);
  const brokenOff = readsOn ? leftPartsIn(previous?.answer ?? "").map(({ label }) => label) : [];
  return [...new Set([...named, ...brokenOff]).difference(shown)];
}

/** The same for the reader, below an answer; null where all were shown. */
export function notShownLine(input: RespondInput, language: Language): string | null {
  const left = notShown(input).join(", ");
  if (left === "") return null;
  return language === "ko" ? `여기에 다 보이지 못했습니다: ${left}` : `Not shown here: ${left}`;
}
