import { createYield } from "#kernel";
import type { Citation, PaperAnswer, Source } from "#protocol";
import { normalArxivId, normalDoi, normalTitle } from "../paper/identity.ts";
import type { Paper } from "../paper/paper.ts";
import { abstractOf, notedTitle, shortNameOf, titleOf, urlOf, yearOfCsl } from "../paper/reading.ts";
import { papersNamedByAuthor } from "../paper/short-names.ts";
import { type PaperText, placeOnPage } from "./paper-text.ts";

export interface ShelfKeeper {
  /** The texts of attached documents, by the id of their paper. */
  readonly texts?: ReadonlyMap<string, PaperText>;
  readonly papers: readonly Paper[];
  readonly latest: readonly string[];
  keep(papers: readonly Paper[], asLatest: boolean): Promise<readonly Paper[]>;
}

export type Shelf = ReturnType<typeof createShelf>;

/**
 * The papers that a notebook's tools have returned, numbered in the order they came: `[3]` is the same paper in every
 * answer and document of the notebook, and nothing else can be referred to.
 */
export function createShelf({ papers, latest, keep, texts }: ShelfKeeper) {
  const pause = createYield();
  /** Where words stand in the document of a paper. */
  async function placeOf(paperId: string, words: string | null) {
    const text = texts?.get(paperId);
    if (text === undefined || words === null) return undefined;
    await pause();
    return placeOnPage(text, words);
  }
  const held = [...papers];
  const shown: readonly Paper[] = held;
  const numbers = new Map(held.map(({ id }, at) => [id, at + 1]));
  return {
    papers: shown,
    /** What was shown last, in that order: what a person means by these papers, and by the first of them. */
    latest: latest.flatMap((id) => held[(numbers.get(id) ?? 0) - 1] ?? []),
    numberOf: (paperId: string): number | null => numbers.get(paperId) ?? null,
    /** These papers as the shelf holds them; those that it does not are left out. */
    whole: (wanted: readonly Pick<Paper, "id">[]): readonly Paper[] =>
      wanted.flatMap(({ id }) => held[(numbers.get(id) ?? 0) - 1] ?? []),
    /** The papers that a person or a model means: by number, id, DOI, arXiv id, title, authors or year. Some fit several. */
    meant: (reference: string): readonly Paper[] => papersMeant(held, reference),
    /** Puts papers on the shelf, for good, and returns them as they are kept. `shown` says that a reader sees them as a list. */
    async add(added: readonly Paper[], as?: "shown"): Promise<readonly Paper[]> {
      const kept = await keep(added, as === "shown");
      for (const paper of kept) {
        if (numbers.has(paper.id)) held[(numbers.get(paper.id) ?? 1) - 1] = paper;
        else numbers.set(paper.id, held.push(paper));
      }
      return kept;
    },
    /** What can be read of a paper: the document that is attached to it, else its abstract. */
    textOf: (paper: Paper): string => texts?.get(paper.id)?.text ?? abstractOf(paper),
    /** How long that text is in the document, of which only the beginning may be at hand. */
    lengthOf: (paper: Paper): number => texts?.get(paper.id)?.length ?? abstractOf(paper).length,
    /** What may be cited: titles and abstracts, or also the texts of attached documents. */
    sources: (reach?: "whole"): Source[] =>
      held.map((paper) => ({
        kind: "paper",
        id: paper.id,
        title: notedTitle(paper, "en"),
        year: yearOfCsl(paper.csl),
        url: urlOf(paper),
        text: [titleOf(paper), abstractOf(paper), reach && texts?.get(paper.id)?.text].filter(Boolean).join("\n"),
      })),
    /** Citations with the page on which their words stand, where a document is attached that has them. */
    located: (citations: readonly Citation[]): Promise<Citation[]> =>
      Promise.all(citations.map(async (one) => ({ ...one, ...(await placeOf(one.sourceId, one.quote)) }))),
    /** The same for what papers answer. */
    placed: (answers: readonly PaperAnswer[]): Promise<PaperAnswer[]> =>
      Promise.all(answers.map(async (one) => ({ ...one, place: await placeOf(one.paperId, one.quote) }))),
  };
}

function papersMeant(papers: readonly Paper[], reference: string): readonly Paper[] {
  const text = reference.trim();
  const number = /^\[?(\d{1,4})\]?번?$/.exec(text)?.[1];
  if (number !== undefined) {
    const numbered = papers[Number(number) - 1];
    return numbered === undefined ? papers.filter(({ csl }) => yearOfCsl(csl) === Number(number)) : [numbered];
  }
  const [doi, arxiv, title] = [normalDoi(text), normalArxivId(text), normalTitle(text)];
  const exact =
    papers.find(({ id }) => id === text) ??
    papers.find(({ identifiers }) => doi !== null && identifiers.doi === doi) ??
    papers.find(({ identifiers }) => arxiv !== null && identifiers.arxiv === arxiv) ??
    papers.find((paper) => normalTitle(titleOf(paper)) === title);
  if (exact !== undefined) return [exact];
  const places = papersNamedByAuthor(text, papers.map(shortNameOf));
  if (places.length > 0) return places.flatMap((place) => papers[place] ?? []);
  return title.length < 8 ? [] : papers.filter((paper) => normalTitle(titleOf(paper)).includes(title));
}
