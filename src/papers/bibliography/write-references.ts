import { createYield } from "#kernel";
import type { CitationStyle } from "#protocol";
import type { Paper } from "../paper/paper.ts";
import { notedTitle } from "../paper/reading.ts";
import { apaReference } from "./styles/apa.ts";
import { chicagoReference } from "./styles/chicago.ts";
import { type ReferenceFields, referenceFields } from "./styles/fields.ts";
import { harvardReference } from "./styles/harvard.ts";
import { ieeeReference } from "./styles/ieee.ts";
import { namePartsOf } from "./styles/names.ts";
import { vancouverReference } from "./styles/vancouver.ts";

/** How a style writes a reference, and whether its list is in the order of names, years and titles or as it was given. */
const styles: Readonly<
  Record<
    CitationStyle,
    { readonly write: (fields: ReferenceFields, place: number) => string; readonly sorted: boolean }
  >
> = {
  apa: { write: apaReference, sorted: true },
  ieee: { write: ieeeReference, sorted: false },
  vancouver: { write: vancouverReference, sorted: false },
  chicago: { write: chicagoReference, sorted: true },
  harvard: { write: harvardReference, sorted: true },
};

/** Papers as a list of references in a citation style, one a line, as plain text. */
export async function writeReferences(
  papers: readonly Paper[],
  style: CitationStyle,
  signal?: AbortSignal,
): Promise<string> {
  const { write, sorted } = styles[style];
  const pause = createYield();
  const fields: ReferenceFields[] = [];
  for (const paper of papers) {
    fields.push(referenceFields({ ...paper.csl, title: notedTitle(paper, "en") }));
    await pause();
  }
  const listed = sorted ? withYearSuffixes(inOrder(fields)) : fields;
  const lines: string[] = [];
  for (const [at, each] of listed.entries()) {
    lines.push(write(each, at + 1));
    await pause();
    signal?.throwIfAborted();
  }
  return `${lines.join("\n")}\n`;
}

function inOrder(fields: readonly ReferenceFields[]): ReferenceFields[] {
  const { compare } = new Intl.Collator("en");
  return fields
    .map((each) => ({ each, names: namesKey(each) }))
    .sort(
      (one, other) =>
        compare(one.names || one.each.title, other.names || other.each.title) ||
        compare(one.each.date.year, other.each.date.year) ||
        compare(one.each.title, other.each.title),
    )
    .map(({ each }) => each);
}

/** Works that would be cited alike get a letter after their year. */
function withYearSuffixes(fields: readonly ReferenceFields[]): ReferenceFields[] {
  const keyOf = (each: ReferenceFields) => `${namesKey(each)} ${each.date.year}`;
  const alike = Map.groupBy(
    fields.filter(({ authors }) => authors.length > 0),
    keyOf,
  );
  return fields.map((each) => {
    const group = alike.get(keyOf(each)) ?? [];
    const at = group.indexOf(each);
    return group.length > 1 && at >= 0 ? { ...each, yearSuffix: letterAt(at) } : each;
  });
}

const letters = 26;

function letterAt(at: number): string {
  const letter = String.fromCharCode("a".charCodeAt(0) + (at % letters));
  return at < letters ? letter : `${letterAt(Math.floor(at / letters) - 1)}${letter}`;
}

function namesKey({ authors }: ReferenceFields): string {
  return authors.map((author) => Object.values(namePartsOf(author)).reverse().join(" ")).join(", ");
}
