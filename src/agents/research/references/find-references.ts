/** Something in a text that points to a paper. */
export interface FoundReference {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly names: readonly string[];
  readonly year: number | null;
  readonly doi: string | null;
  readonly arxiv: string | null;
  readonly url: string | null;
  readonly title: string | null;
}

const nothing = { names: [], year: null, doi: null, arxiv: null, url: null, title: null } as const;
const name = String.raw`\p{Lu}[\p{L}'’-]{1,30}`;
const year = String.raw`(?<year>(?:19|20)\d{2})[a-z]?`;
const korean = "[가-힣]{2,4}";
const surname =
  "[김이박최정강조윤장임한오서신권황안송류유홍전고문양손배백허남심노하곽성차주우구민진지엄원천방공현함변염여추도소석선설마길연위표명반왕금옥육인맹제모탁국어은편용]";

interface Pattern {
  readonly shape: RegExp;
  readonly read: (groups: Readonly<Record<string, string | undefined>>, whole: string) => Partial<FoundReference>;
}

const yearOf = (groups: Readonly<Record<string, string | undefined>>) => ({ year: Number(groups.year) });

/** How people point to papers. All are bounded repetitions of simple classes: none can run away on hostile text. */
const patterns: readonly Pattern[] = [
  { shape: /https?:\/\/[^\s<>"'`)\]】」]{1,300}/giu, read: (_, whole) => ({ url: whole }) },
  { shape: /\b10\.\d{4,9}\/[^\s"'<>`,;)\]】」]{1,200}/giu, read: (_, whole) => ({ doi: whole }) },
  {
    shape: /\barxiv(?::|\s|\s?:\s?)\s?(?<id>\d{4}\.\d{4,5}|[a-z-]{2,12}\/\d{7})(?:v\d{1,2})?/giu,
    read: ({ id }) => ({ arxiv: id ?? null }),
  },
  {
    // Kim et al. (2020) · Kim et al., 2020 · Kim and Lee (2020) · Kim & Lee, 2020
    shape: new RegExp(
      String.raw`(?<a>${name})(?:,?\s(?:et\sal\.?|and\scolleagues)|,?\s(?:and|&)\s(?<b>${name})),?\s{0,2}[(\[]?${year}[)\]]?`,
      "gu",
    ),
    read: (groups) => ({ names: [groups.a, groups.b].filter((part) => part !== undefined), ...yearOf(groups) }),
  },
  {
    // Kim (2020) · (Kim, 2020)
    shape: new RegExp(String.raw`(?<a>${name})(?:\s{0,2}[(\[]${year}[)\]]|,\s(?<y2>(?:19|20)\d{2})[a-z]?[)\]])`, "gu"),
    read: (groups) => ({ names: [groups.a ?? ""], year: Number(groups.year ?? groups.y2) }),
  },
  {
    // Kim, J., & Lee, H. (2020)
    shape: new RegExp(String.raw`(?<a>${name}),\s\p{Lu}\.[^()\n]{0,120}?[(\[]${year}[)\]]`, "gu"),
    read: (groups) => ({ names: [groups.a ?? ""], ...yearOf(groups) }),
  },
  {
    // 김철수 외(2020) · 김철수 등 (2020) · 김철수·이영희(2020) · (김철수, 2020)
    shape: new RegExp(
      String.raw`(?<a>${surname}${korean.replace("{2,4}", "{1,3}")})(?:\s?(?:외|등|연구팀)(?:\s?\d{1,2}인)?|[·와과]\s?(?<b>${korean}))?(?:\s?[(\[]${year}[)\]]|,\s?(?<y2>(?:19|20)\d{2})[)\]])`,
      "gu",
    ),
    read: (groups) => ({
      names: [groups.a, groups.b].filter((part) => part !== undefined),
      year: Number(groups.year ?? groups.y2),
    }),
  },
  {
    // "A title" (2020) · 「제목」(2020) · *A title* (Kim, 2020)
    shape: new RegExp(
      String.raw`(?:["“「『《*_]{1,2})(?<t>[^"”」』》*\n]{6,200})(?:["”」』》*_]{1,2}),?\s{0,2}[(\[][^()\[\]\n]{0,60}?${year}[)\]]`,
      "gu",
    ),
    read: (groups) => ({ title: groups.t ?? null, ...yearOf(groups) }),
  },
  {
    // the paper "A title" · 논문 「제목」
    shape:
      /(?:\b(?:papers?|articles?|study|work)\s(?:titled\s|called\s|entitled\s)?|논문\s?(?:인\s)?)["“「『《](?<t>[^"”」』》\n]{6,200})["”」』》]/giu,
    read: (groups) => ({ title: groups.t ?? null }),
  },
];

/** Every reference in a piece of text, those within a longer one left out. */
export function findReferences(text: string): FoundReference[] {
  const found = patterns.flatMap(({ shape, read }) =>
    [...text.matchAll(shape)].map((match) => ({
      ...nothing,
      ...read(match.groups ?? {}, match[0]),
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
    })),
  );
  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((reference, at, all) => !all.slice(0, at).some((other) => other.end >= reference.end));
}
