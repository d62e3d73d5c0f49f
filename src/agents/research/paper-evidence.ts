import { type Evidence, type PreparedEvidence, prepareEvidence } from "#grounding";
import { nameOf, type Paper, type Shelf, standingOf, titleOf, urlOf, venueOf, yearOfCsl } from "#papers";
import { standingWords } from "#protocol";

interface EvidenceOfPapers {
  /** What the user wrote and tools told: names in it are no inventions. */
  readonly user: string;
  /** These papers alone; all of the shelf unless it is given. */
  readonly only?: readonly { readonly id: string }[];
}

/** What may be said of papers: each under its number on the shelf. */
export function paperEvidence(
  { papers, textOf }: Pick<Shelf, "papers" | "textOf">,
  { user, only }: EvidenceOfPapers,
): PreparedEvidence {
  const wanted = only && new Set(only.map(({ id }) => id));
  const evidence = papers.flatMap((paper, index) =>
    wanted === undefined || wanted.has(paper.id) ? [evidenceOf(paper, index, textOf(paper))] : [],
  );
  return prepareEvidence(evidence, { user });
}

/** A paper as its reference is written, so that its authors, year, venue and words are all known. */
function evidenceOf(paper: Paper, index: number, text: string): Evidence {
  const authors = (paper.csl.author ?? []).map(nameOf).join(", ");
  const byline = `${authors} (${yearOfCsl(paper.csl) ?? "n.d."})`;
  const parts = [titleOf(paper), byline, venueOf(paper) ?? "", noticesOf(paper), urlOf(paper) ?? "", text];
  return { label: String(index + 1), text: parts.filter((part) => part !== "").join(". ") };
}

function noticesOf(paper: Paper): string {
  return standingWords(standingOf(paper)).flatMap(Object.values).join(", ");
}
