import type { Span } from "#language";
import { oneLine, oneOf } from "#language";
import { bestSequence } from "./best-sequence.ts";
import { bracketAt, type Heading, isHeadingStart, restOfLine } from "./heading.ts";
import { koreanNumberedArticles } from "./korean-numbered.ts";

/** 제5조, 제 5 조의 2, and 제 조 whose number was lost. A branch after a blank must not be an amount ("제5조의 2차 지급"). */
const articleLabel = new RegExp(
  oneOf`
    제\s{0,3}(\d{1,4})\s{0,3}조(?:의(\d{1,3})(?!\d|\s?[차배분])|\s{0,2}의\s{1,2}(\d{1,3})(?=\s{0,2}[([<\n]))?
    제\s{1,4}조(?=\s{0,2}\()
  `,
  "g",
);

const afterReferenceWords = oneOf`
  제\s?\d+\s?[항호]
  각\s?[호항]
  [가나다라마바사아자차카타파하]목
  및[\s제]
  또는\s
  내지[\s제]
  부터[\s,]
  까지[\s,의]
  단서
  본문
  전단
  후단
  에\s
  에서
  에도
  에는
  에만
  에게
  의\s
  을\s
  를\s
  와\s
  과\s
  [~∼～]\s?제
`;
/** What follows a reference and never a heading: particles, further numbers, parts of an article. */
const afterReference = new RegExp(
  String.raw`^(?:\s{0,2}(?:${afterReferenceWords})|[,·ㆍ․;)」』”’"'」]|\s?(?:중|소정|위반|규정|관련)[\s에의을에서,])`,
);
/** Particles that also begin ordinary words count only when they touch the label. */
const touchingParticle = /^(?:은|는|이|가|로|으로|만|상|도)(?:[\s,]|$)|^[가-힣]/;
/** "제1조(목적)이 계약은": the body begins with 이 ("this"), which is no particle here. */
const bodyBeginsWithThis = /^이\s?(?:계약|법|약관|규정|규칙|협약|합의|고시|조|영|건|서비스|문서)/;
const notATitle =
  /^(?:\s*(?:개정|신설|삭제|전문개정|본조신설|제목개정|이하|같은\s?[조항호법]|단,|다만))|다\.?\s*$|^\s*[\d.\s]*$/;
const sentenceEnd = /(?:[.!?;:>」』”’"]|다|함|음|\))\s{1,4}$/;
const tableOfContentsLine = /(?:\.{4,}|…{2,}|·{4,}|‥{3,})\s*\d{0,4}\s*$/;

/** The article headings of a Korean text between `from` and `to`. */
export function koreanArticles(text: string, { start: from, end: to }: Span): Heading[] {
  const candidates = [...text.slice(from, to).matchAll(articleLabel)]
    .map((match) => candidateAt(text, from + match.index, match, { start: from, end: to }))
    .filter((candidate) => candidate !== null);
  const found = withLostNumbers(bestSequence(candidates, transition));
  return found.length > 0 ? found : koreanNumberedArticles(text, { start: from, end: to });
}

function candidateAt(text: string, start: number, match: RegExpMatchArray, range: Span): Heading | null {
  const labelEnd = start + match[0].length;
  const onNewLine = isHeadingStart(text, start, range.start);
  const lineRest = restOfLine(text, labelEnd, range.end);
  if (tableOfContentsLine.test(lineRest)) return null;
  const heading = {
    start,
    index: Number(match[1] ?? 0),
    branch: Number(match[2] ?? match[3] ?? 0),
    label: "",
  };
  const placed = onNewLine
    ? "line"
    : sentenceEnd.test(text.slice(Math.max(range.start, start - 8), start))
      ? "sentence"
      : "inside";
  const titled = titleAfter(text, labelEnd, range.end);
  if (titled !== null) {
    const rest =
      text
        .slice(titled.end, titled.end + 14)
        .replace(/^ *\n(?=[에의을를] )/, "")
        .split("\n")[0] ?? "";
    const reference =
      afterReference.test(rest) ||
      (touchingParticle.test(rest) && /^(?:은|는|이|가|로|으로)\s/.test(rest) && !bodyBeginsWithThis.test(rest));
    if (reference) return null;
    return {
      ...heading,
      end: titled.end,
      title: titled.title,
      score: placed === "line" ? 16 : placed === "sentence" ? 6 : 1,
    };
  }
  if (match[1] === undefined || placed === "inside") return null;
  if (isReference(text, labelEnd)) return null;
  if (placed === "line" && /^[\s*_.|]*$/.test(lineRest))
    return { ...heading, end: labelEnd + lineRest.trimEnd().length, title: "", score: 4 };
  const [words = "", title = ""] = /^[\s.:|*_-]{1,6}([^\s\n.|*][^\n.|*]{0,28})(?:[|*]|$)/.exec(lineRest) ?? [];
  if (placed === "line" && title.trim() !== "" && !/다$/.test(title.trim()))
    return { ...heading, end: labelEnd + words.replace(/\|$/, "").trimEnd().length, title: title.trim(), score: 5 };
  return { ...heading, end: labelEnd, title: "", score: placed === "line" ? 1 : -2 };
}

/** A title in brackets after the label, on the same line or the next. */
function titleAfter(text: string, labelEnd: number, to: number): { title: string; end: number } | null {
  const gap = /^[ .:*_|]{0,5}\n?[ ]{0,4}/.exec(text.slice(labelEnd, labelEnd + 10))?.[0].length ?? 0;
  const bracket = bracketAt(text, labelEnd + gap);
  if (bracket === null || bracket.end >= to) return null;
  const title = oneLine(text.slice(bracket.start, bracket.end));
  return title === "" || notATitle.test(title) ? null : { title, end: bracket.end + 1 };
}

/** A label without a title is a reference when a particle follows it, on its line or straight on the next. */
function isReference(text: string, labelEnd: number): boolean {
  const [line = "", next = ""] = text.slice(labelEnd, labelEnd + 24).split("\n");
  if (afterReference.test(line) || touchingParticle.test(line)) return true;
  return line.trim() === "" && afterReference.test(next.trimStart());
}

function transition(before: Heading | null, after: Heading): number {
  if (after.index === 0) return before === null ? 0 : 1;
  if (before === null) return after.index === 1 ? 5 : -1;
  if (before.index === 0) return 1;
  const gap = after.index - before.index;
  if (gap === 0) {
    if (after.branch > before.branch) return after.branch - Math.max(before.branch, 1) === 1 ? 5 : 1;
    return -7;
  }
  if (gap === 1) return after.branch === 0 ? 5 : 0;
  if (gap > 1) return -0.5 * Math.min(gap, 8);
  return after.index === 1 ? -3 : -7;
}

/** A heading whose number the file lost is the one after its predecessor. */
function withLostNumbers(headings: readonly Heading[]): Heading[] {
  let before = 0;
  return headings.map((heading) => {
    const index = heading.index === 0 ? before + 1 : heading.index;
    before = index;
    return { ...heading, index, label: articleName(index, heading.branch) };
  });
}

/** 제5조, 제5조의2. */
export function articleName(index: number, branch: number): string {
  return `제${index}조${branch > 0 ? `의${branch}` : ""}`;
}
