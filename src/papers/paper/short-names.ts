import { hasLetters } from "#language";

/** What may stand between the first author and the year: `& Lee`, `et al. (`, `외 3인,`. */
const companyLength = 24;

/**
 * The papers that a text names by author and year (`Okada 2020`, `Kim et al. (2021)`, `김철수 외 2019`), or by an author alone
 * where that is all it says: their places in a list of short names.
 */
export function papersNamedByAuthor(text: string, shortNames: readonly string[]): number[] {
  const lower = text.normalize("NFC").toLowerCase();
  const alone = lower.replace(/(?:['’]s)?(?:\spapers?|\s?논문|\s(?:et al\.?|외|등))?$/u, "").trim();
  return shortNames.flatMap((name, place) => {
    const [, authors = "", year = ""] = /^(.*?)\s+(\d{4})$/u.exec(name.toLowerCase()) ?? [];
    const first = authors.split(/\s&\s|·|\set\sal\.?$|\s외$/u)[0]?.trim() ?? "";
    if (first === "" || first === "?") return [];
    return alone === first || alone === authors || isNamed(lower, first, year) ? [place] : [];
  });
}

/** Whether an author stands in a text as a whole word, with the year close behind. */
function isNamed(lower: string, author: string, year: string): boolean {
  for (let at = lower.indexOf(author); at !== -1; at = lower.indexOf(author, at + 1)) {
    if (hasLetters(lower.charAt(at - 1))) continue;
    const behind = lower.slice(at + author.length, at + author.length + companyLength);
    const number = /^(?![a-z])\D*?(?:\d{1,2}\s?[인명]\D*?)?(\d{4})(?!\d)/u.exec(behind)?.[1];
    if (number === year) return true;
  }
  return false;
}
