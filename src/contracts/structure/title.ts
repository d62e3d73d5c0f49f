import { oneLine } from "#language";
import type { Language } from "#protocol";

const telling: Readonly<Record<Language, RegExp>> = {
  ko: /(?:계약서|약정서|협약서|합의서|약관|각서|동의서|규정|규칙|고시|법|법률|시행령)(?:\s*\([^)\n]{0,40}\))*$/,
  en: /\b(?:AGREEMENT|CONTRACT|LICENSE|LEASE|AMENDMENT|ADDENDUM|ORDER|TERMS)\b/i,
};
const englishName =
  /\b((?:[A-Z][\w&'’/-]*[ ,]{1,2}|of |and |for |to ){0,8}(?:AGREEMENT|Agreement|CONTRACT|Contract|LICENSE|LEASE|Lease))\b/;

/** The contract's name: the first line that reads like one, else its first line, else the file's name. */
export function contractTitle(preamble: string, language: Language, fileName: string): string {
  const lines = preamble
    .split("\n")
    .map((line) => oneLine(line.replace(/[#*_|]/g, " ")))
    .filter((line) => line !== "")
    .slice(0, 20);
  const named = lines.find((line) => line.length <= 80 && telling[language].test(line));
  if (named !== undefined) return named;
  const inside = language === "en" ? englishName.exec(lines.join(" ").slice(0, 3000))?.[1] : undefined;
  if (inside !== undefined) return inside.replace(/\s(?:This|THIS|These)\s.*$/, "").trim();
  const first = lines[0];
  return first !== undefined && first.length <= 80 ? first : fileName.replace(/\.[a-z]{2,5}$/i, "");
}
