import { agreeParticles } from "./agree-particles.ts";
import type { Language, Localized } from "./language.ts";

/** A sentence as its reader sees it: in one language, its particles agreed with the words before them. */
export function saidIn(text: Localized, language: Language): string {
  return language === "ko" ? agreeParticles(text.ko) : text.en;
}
