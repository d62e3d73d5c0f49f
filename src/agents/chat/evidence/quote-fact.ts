import type { Fact } from "../facts.ts";

/** A fact as an answer says it: its heading, its very words in quotation marks, its citation and its place. A table stands below them. */
export function quoteFact(fact: Fact): string {
  const { heading, mark, where } = fact;
  const titled = heading === null || fact.text.startsWith(heading) ? "" : `**${heading}** `;
  if (fact.text.startsWith("|")) return `${titled}${mark} (${where})\n\n${fact.text}`;
  const lead = fact.lead === null ? "" : `"${fact.lead.replaceAll('"', "'")}" … `;
  const rows = fact.rows.map((row) => `\n  - ${words(row)} ${row.mark ?? mark}`);
  return `${titled}${lead}${words(fact)} ${mark} (${where})${rows.join("")}`;
}

/** A citation is checked against the quotation before it, so the quotation must not hold its own closing mark. */
function words({ text, quoted }: Pick<Fact, "text" | "quoted">): string {
  if (!quoted) return text;
  if (!text.includes('"')) return `"${text}"`;
  return /[「」]/.test(text) ? text : `「${text}」`;
}
