import { patternLines } from "#language";

/** Keys that this process has read. Whatever is written for people or logs passes by them first. */
const known = new Set<string>();

/** Shorter values are no keys, and striking them out would eat ordinary words. */
const shortestKey = 6;

export function rememberSecret(value: string): void {
  if (value.length >= shortestKey) known.add(value);
}

/** What keys of the common providers look like, for those that reach us without having been read here. */
const keyShapes = patternLines("models/key-shapes.txt").map(
  ({ said, pattern }) => new RegExp(pattern, said === "in-any-case" ? "gi" : "g"),
);

/** A text with every key struck out. */
export function scrub(text: string): string {
  let clean = text;
  for (const key of [...known].sort((a, b) => b.length - a.length)) clean = clean.replaceAll(key, "[key]");
  for (const shape of keyShapes) clean = clean.replace(shape, (_match, lead) => keepLead(lead));
  return clean;
}

function keepLead(lead: unknown): string {
  if (typeof lead !== "string") return "[key]";
  return lead.endsWith("=") ? `${lead}[key]` : `${lead} [key]`;
}
