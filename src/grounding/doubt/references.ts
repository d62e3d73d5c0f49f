import { rememberedOf } from "#language/meaning";
import type { EvidenceUnit } from "../evidence.ts";

/** A reference has its year in brackets: behind its authors or its title. */
const year = /\((?:(?:19|20)\d{2}|n\.d\.)\)/u;
const maxLookedAt = 400;

/** Whether a source is a work as references are written: title, authors, year, venue, and what its abstract says. */
export const isReference = rememberedOf(({ text }: EvidenceUnit) => year.test(text.slice(0, maxLookedAt)));
