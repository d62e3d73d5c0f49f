/** Keys that this process has read. Whatever is written for people or logs passes by them first. */
const known = new Set<string>();

/** Shorter values are no keys, and striking them out would eat ordinary words. */
const shortestKey = 6;

export function rememberSecret(value: string): void {
  if (value.length >= shortestKey) known.add(value);
}

/**
 * What keys of the common providers look like, for those that reach us without having been read here. A key has figures in
 * it, or asterisks where a provider hides them; "Basic information" and a table pk_customers have none.
 */
const keyShapes = [
  /\b(?:sk|pk|rk|gsk|xai|hf|nvapi)[-_](?=[A-Za-z_.-]{0,200}[\d*]|[A-Za-z_.-]{0,40}[A-Za-z]{16})[A-Za-z0-9_*.-]{8,200}/g,
  /\bAIza[A-Za-z0-9_-]{20,100}/g,
  /\b(Bearer|Basic)\s+(?=[A-Za-z._~+/-]{0,2000}[\d=*])[A-Za-z0-9._~+/=*-]{6,2000}/gi,
  /\b(Bearer)\s+[A-Za-z0-9._~+/=*-]{16,2000}/g,
  /\b(bearer)\s+[A-Za-z0-9._~+/=*-]{24,2000}/gi,
  /\b(authorization["']?\s{0,3}[:=]\s{0,3}["']?(?:Bearer|Basic|Token))\s+[^\s"'[]{4,2000}/gi,
  /([?&](?:key|api[_-]?key|token)=)[^&\s"']{4,2000}/gi,
];

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
