import { material } from "#kernel";
import type { Language } from "#protocol";
import type { PreviousTurn } from "../state.ts";
import { shortened } from "./shortened.ts";

const maxCharacters = 3_000;

/** The turn before, as a model is shown it; nothing where there was none. */
export function shownPrevious(previous: PreviousTurn | null, language: Language): string {
  if (previous === null) return "";
  return material("previous turn", `${previous.question}\n---\n${shortened(previous.answer, maxCharacters, language)}`);
}
