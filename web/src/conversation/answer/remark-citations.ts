import type { Root, RootContent, Text } from "mdast";
import type { Citation } from "#protocol";
import type { MathMarked } from "./math-marks.ts";

/** Code and links keep their brackets as they are. */
const verbatim = new Set(["link", "linkReference", "code", "inlineCode"]);

interface Cited extends Pick<MathMarked, "placeOf"> {
  readonly citations: readonly Pick<Citation, "mark" | "places">[];
}

/**
 * Turns the marks that stand in an answer, such as `[1]`, into `cite` elements that carry the number of their citation.
 * Only marks that were checked to resolve are passed in, and only where the answer's source has them character by
 * character: what Markdown decodes into a mark (`&#91;1&#93;`, `\[1\]`) was checked by nobody and stays text.
 */
export function remarkCitations({ citations, placeOf }: Cited) {
  const pattern = citations.length === 0 ? null : new RegExp(citations.map(({ mark }) => escaped(mark)).join("|"), "g");
  const placed = new Map(citations.flatMap(({ places }, index) => places.map((place) => [placeOf(place), index])));
  // An answer that was kept without places has one quotation a mark.
  const citationAt = (mark: string, place: number) =>
    placed.get(place) ?? citations.findIndex((citation) => citation.mark === mark && citation.places.length === 0);
  return (tree: Root, file: { readonly value: unknown }) => {
    if (pattern !== null) visit(tree, { pattern, citationAt, source: String(file.value) });
  };
}

interface Reading {
  readonly pattern: RegExp;
  readonly source: string;
  citationAt(mark: string, place: number): number;
}

const escaped = (mark: string) => mark.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function visit(node: { children: RootContent[] }, reading: Reading): void {
  node.children = node.children.flatMap((child): RootContent[] => {
    if (child.type === "text") return split(child, reading);
    if ("children" in child && !verbatim.has(child.type)) visit(child as { children: RootContent[] }, reading);
    return [child];
  });
}

function split(text: Text, { pattern, citationAt, source }: Reading): RootContent[] {
  const places = writtenPlaces(text, source);
  const pieces: RootContent[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.value.matchAll(pattern)) {
    const [start = null, ...rest] = places.slice(index, index + mark.length);
    if (start === null || rest.includes(null)) continue;
    const citation = citationAt(mark, start);
    if (citation < 0) continue;
    if (index > from) pieces.push({ type: "text", value: text.value.slice(from, index) });
    const data = { hName: "cite", hProperties: { dataCitation: String(citation) } };
    pieces.push({ type: "emphasis", children: [{ type: "text", value: mark }], data });
    from = index + mark.length;
  }
  if (from < text.value.length) pieces.push({ type: "text", value: text.value.slice(from) });
  return pieces;
}

/** For each letter of a text node its place in the source; null where it stands there as an escape or a character reference. */
function writtenPlaces({ value, position }: Text, source: string): (number | null)[] {
  const start = position?.start.offset;
  const end = position?.end.offset;
  if (start === undefined || end === undefined) return Array.from(value, () => null);
  const raw = source.slice(start, end);
  const places: (number | null)[] = [];
  for (let at = 0; places.length < value.length && at < raw.length; ) {
    const reference = raw[at] === "&" ? /^&[#\w]{1,32};/.exec(raw.slice(at, at + 40)) : null;
    const isDecoded = reference !== null && !value.startsWith(reference[0], places.length);
    if (isDecoded) {
      // One reference stands for one character, which may be two code units.
      for (const _ of String.fromCodePoint(value.codePointAt(places.length) ?? 0).split("")) places.push(null);
      at += reference[0].length;
    } else if (raw[at] === value[places.length]) {
      places.push(start + at);
      at++;
    } else if (raw[at] === "\\" && raw[at + 1] === value[places.length]) {
      places.push(null);
      at += 2;
    } else at++; // indentation and markers of continued lines, which the text does not have
  }
  return places;
}
