/** Papers that a text names by their authors, by their places in a list, and names that fit none of the list. */
export interface NamedByAuthor {
  readonly places: readonly number[];
  readonly unknown: readonly string[];
}

const year = String.raw`(?:19|20)\d{2}`;
/** What stands between the first author and the year: `& Lee`, `et al.`, `외 3인`. */
const company = String.raw`(?:\s?(?:&|and|·)\s?[\p{L}'’-]+)?(?:\s?(?:et\sal\.?|and\scolleagues|외|등)(?:\s?\d{1,2}\s?[인명])?)?`;
const dated = String.raw`,?\s?\(?(${year})[a-z]?(?!\d)\)?`;
/** What makes a family name alone mean a paper: Okada's, Okada 논문, Okada랑. */
const belongs = String.raw`(?:['’]s\b|\s?et\sal|\sand\scolleagues|\s(?:paper|article|study|논문|글|연구|거|것|꺼|외|등)|의|이랑|랑|하고|와|과|꺼|거|네|씨)`;
/** Words with a capital letter that stand before a year and are no authors. */
const noAuthors = new Set(
  `in since after before from until till between by of and or the to during january february march april may june july
   august september october november december spring summer autumn fall winter`.split(/\s+/),
);
/** How a paper that nobody has brought yet is named beyond doubt. */
const namings = [
  String.raw`(?<!\p{L})(\p{Lu}[\p{L}'’-]{1,40})\s(?:et\sal\.?|and\scolleagues)(?:${dated})?`,
  String.raw`(?<![가-힣])([가-힣]{2,4})\s(?:외|등)(?:\s?\d{1,2}\s?[인명])?${dated}(?!\s?년)`,
  String.raw`(?<![\p{L}])(\p{Lu}\p{Ll}[\p{Ll}'’-]*|[가-힣]{2,4})\s?\(${year}[a-z]?\)`,
  String.raw`(?<![\p{L}-])(\p{Lu}\p{Ll}['’\p{Ll}-]*)\s${year}(?!\d|\s?(?:년|[-–~]|이후|이전|to\s))`,
].map((naming) => new RegExp(naming, "gu"));

/** Reads `Okada 2020`, `Kim et al. (2021)`, `김철수 외 2019` and `Okada's paper` against the short names of papers. */
export function papersNamedByAuthor(text: string, shortNames: readonly string[]): NamedByAuthor {
  const lower = text.toLowerCase();
  const mentions = shortNames.flatMap((name, place) => mentionsOf({ text, lower }, name, place));
  const known = mentions.filter(({ fits }) => fits);
  const isKnownAt = (start: number, end: number) => known.some((one) => one.start < end && start < one.end);
  const strangers = [
    ...mentions.filter(({ fits }) => !fits),
    ...namings.flatMap((naming) =>
      [...text.matchAll(naming)]
        .filter(([, author = ""]) => !noAuthors.has(author.toLowerCase()))
        .map((found) => ({ start: found.index, end: found.index + found[0].length })),
    ),
  ].filter(({ start, end }) => !isKnownAt(start, end));
  const longest = strangers.filter(
    ({ start, end }) =>
      !strangers.some((one) => one.start <= start && end <= one.end && one.end - one.start > end - start),
  );
  return {
    places: [...new Set(known.map(({ place }) => place))],
    unknown: [...new Set(longest.map(({ start, end }) => text.slice(start, end).trim()))],
  };
}

interface Mention {
  readonly place: number;
  readonly start: number;
  readonly end: number;
  /** False where the author is told with another year. */
  readonly fits: boolean;
}

function mentionsOf(
  { text, lower }: { readonly text: string; readonly lower: string },
  shortName: string,
  place: number,
): Mention[] {
  const [, who = "", ownYear = ""] = /^(.*?)\s+(\d{4}|n\.d\.)$/u.exec(shortName) ?? [];
  const first = who.split(/\s&\s|·|\set\sal\.?$|\s외$/u)[0]?.trim() ?? "";
  if (first === "" || first === "?") return [];
  // Patterns are made for the few names that occur at all: a notebook may have thousands of papers.
  if (!lower.includes(first.toLowerCase())) return [];
  const author = String.raw`(?<![\p{L}\p{N}])${first.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}`;
  const withYear = [...text.matchAll(new RegExp(`${author}${company}${dated}`, "giu"))].map((found) => ({
    ...spanOf(found),
    place,
    fits: found[1] === ownYear,
  }));
  const alone = [...text.matchAll(new RegExp(`${author}${isWholeName(first) ? "(?![a-z])" : belongs}`, "gu"))]
    .map((found) => ({ ...spanOf(found), place, fits: true }))
    .filter(({ start }) => !withYear.some((one) => one.start === start));
  return [...withYear, ...(first.length < 2 ? [] : alone)];
}

/** A Korean name is written whole, and means its bearer wherever it stands. */
const isWholeName = (name: string) => /^[가-힣]{3,4}$/u.test(name);

function spanOf(found: RegExpExecArray): { start: number; end: number } {
  return { start: found.index, end: found.index + found[0].length };
}
