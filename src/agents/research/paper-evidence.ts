import { type Evidence, type PreparedEvidence, prepareEvidence } from "#grounding";
import { nameOf, type Paper, type Shelf, titleOf, urlOf, venueOf, yearOfCsl } from "#papers";

/** What may be said of papers: each under its number on the shelf. Names that the user wrote are no inventions. */
export function paperEvidence({ papers, textOf }: Pick<Shelf, "papers" | "textOf">, user: string): PreparedEvidence {
  return prepareEvidence(
    papers.map((paper, index) => evidenceOf(paper, index, textOf(paper))),
    { user },
  );
}

/** A paper as its reference is written, so that its authors, year, venue and words are all known. */
function evidenceOf(paper: Paper, index: number, text: string): Evidence {
  const authors = (paper.csl.author ?? []).map(nameOf).join(", ");
  const byline = `${authors} (${yearOfCsl(paper.csl) ?? "n.d."})`;
  const parts = [titleOf(paper), byline, venueOf(paper) ?? "", urlOf(paper) ?? "", text];
  return { label: String(index + 1), text: parts.filter((part) => part !== "").join(". ") };
}
