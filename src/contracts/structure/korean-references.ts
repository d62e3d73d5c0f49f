import { oneOf } from "#language";
import type { FoundArticleReference, OutlineWithoutReferences } from "./found-reference.ts";
import { articleName } from "./korean-articles.ts";
import { timesOf } from "./labels.ts";

const pattern = new RegExp(
  oneOf`
    (?:(?<part>부칙|(?<partKind>별지|별표|붙임|별첨|부록) ?(?:제 ?)?(?<partNumber>\d{1,2})(?: ?호)?)(?:의)? ?)?제\s?(?<index>\d{1,4})\s?조(?:\s?의\s?(?<branch>\d{1,3})(?!\d|\s?[차배개년월일분]))?(?:\s?제\s?(?<paragraph>\d{1,2})\s?항)?(?:\s?제\s?(?<item>\d{1,2})\s?호)?(?:\s?(?<subItem>[가나다라마바사아자차카타파하])목)?
    제\s?(?<ownParagraph>\d{1,2})\s?항(?:\s?제\s?(?<ownItem>\d{1,2})\s?호)?
    (?<relative>전항|전조|동조|본조|같은 조|이 조)(?=[에의는은를을와과도\s제,])(?:\s?제\s?(?<relativeParagraph>\d{1,2})\s?항)?
    (?<annex>별지|별표|붙임|별첨|부록)\s?(?:제\s?)?(?<annexNumber>\d{1,2})(?!\d)
  `,
  "g",
);
const law = oneOf`
  「(?<marked>[^」\n]{2,60})」
  [“"](?<quoted>[^”"\n]{2,60})[”"]
  (?<named>(?:[가-힣]{2,12} ){0,3}[가-힣]{1,14}(?:법|법률|시행령|시행규칙|고시)|같은 법|동법)
`;
const lawBefore = new RegExp(String.raw`(?:${law})\s{0,2}$`);
const listGlue =
  /^(?:[\s,ㆍ·]|및|또는|와|과|내지|부터|까지|의|본문|단서|전단|후단|제\s?\d+\s?[항호]|[가나다라마바사아자차카타파하]목|각|호|규정){0,12}$/;
const rangeGlue = /^\s?(?:내지|부터|에서|[~∼～-])\s?$/;

/** What the reference before this one pointed to: lists such as "제8조 제1항, 제4항" lean on it. */
interface Before {
  readonly end: number;
  readonly article: string;
  readonly law: string | null;
  readonly at: number;
}

/** 제5조제2항, 전항, 제3조 및 제7조, 「민법」 제2조, 별지 1. Headings are no references. */
export function koreanReferences(
  text: string,
  outline: OutlineWithoutReferences,
  locate: (offset: number) => string,
): FoundArticleReference[] {
  const headings = headingStarts(outline);
  const previous = new Map(outline.articles.map((article, at) => [article.label, outline.articles[at - 1]?.label]));
  const found: FoundArticleReference[] = [];
  let before = null as Before | null;
  for (const match of text.matchAll(pattern)) {
    const start = match.index;
    const end = start + match[0].length;
    if (headings.has(start)) continue;
    const glue: string = before === null ? "-" : text.slice(before.end, start);
    const leans: Before | null = before !== null && glue.length < 40 && listGlue.test(glue) ? before : null;
    const own: Parts | undefined = lawBefore.exec(text.slice(Math.max(0, start - 80), start))?.groups;
    const law: string | null = own?.marked ?? own?.quoted ?? own?.named ?? leans?.law ?? null;
    const target = targetOf(match.groups ?? {}, { here: locate(start), previous, leans, before });
    if (target === null) continue;
    if (leans !== null && rangeGlue.test(glue)) {
      const first = found[leans.at];
      if (first !== undefined) found[leans.at] = { ...first, through: target.to };
    }
    before = { end, article: target.article, law, at: found.length };
    found.push({ start, end, to: target.to, through: null, law });
  }
  return found;
}

type Parts = Readonly<Record<string, string | undefined>>;

interface Surroundings {
  /** The label of the node that the reference stands in. */
  readonly here: string;
  /** The article before each article. */
  readonly previous: ReadonlyMap<string, string | undefined>;
  readonly leans: Before | null;
  readonly before: Before | null;
}

function targetOf(
  parts: Parts,
  { here, previous, leans, before }: Surroundings,
): { to: string; article: string } | null {
  const own = /^제\d+조(?:의\d+)?(?: \(\d+\))?/.exec(here)?.[0];
  if (parts.annex !== undefined) return { to: `${parts.annex} ${parts.annexNumber}`, article: own ?? "" };
  if (parts.index !== undefined) {
    const name = articleName(Number(parts.index), Number(parts.branch ?? 0));
    const part = partOf(parts) ?? partBefore.exec(leans?.article ?? "")?.[1];
    const ofSameAgreement = `${name}${timesOf(own ?? "")}`;
    const inMain = previous.has(ofSameAgreement) ? ofSameAgreement : name;
    const article = part === undefined ? inMain : `${part} ${name}`;
    return { to: named(article, parts.paragraph, parts.item, parts.subItem), article };
  }
  if (parts.ownParagraph !== undefined) {
    const article = leans?.article ?? own;
    return article === undefined ? null : { to: named(article, parts.ownParagraph, parts.ownItem), article };
  }
  if (own === undefined) return null;
  if (parts.relative === "전항") {
    const earlier = Number(/제(\d+)항/.exec(here)?.[1] ?? 1) - 1;
    return { to: earlier > 0 ? named(own, String(earlier)) : own, article: own };
  }
  const elsewhere =
    parts.relative === "전조" ? previous.get(own) : /^(?:동|같은)/.test(parts.relative ?? "") ? before?.article : own;
  const article = elsewhere ?? own;
  return { to: named(article, parts.relativeParagraph), article };
}

/** 부칙 제1조 및 제2조: both are of 부칙. */
const partBefore = /^(.+) 제\d+조/;

function partOf({ part, partKind, partNumber }: Parts): string | undefined {
  return partKind === undefined ? part : `${partKind} ${partNumber}`;
}

function named(article: string, paragraph?: string, item?: string, subItem?: string): string {
  const points = [paragraph && `제${paragraph}항`, item && `제${item}호`, subItem && `${subItem}목`];
  return [article, ...points.filter(Boolean)].join(" ");
}

/** Where headings begin, past the Markdown signs before them. */
function headingStarts(outline: OutlineWithoutReferences): Set<number> {
  const attachments = [...outline.supplementary, ...outline.annexes];
  const pieces = [...outline.articles, ...attachments, ...attachments.flatMap((part) => part.articles)];
  return new Set(pieces.map(({ start, text }) => start + (/^[ #*>[<(「-]*/.exec(text)?.[0].length ?? 0)));
}
