import { type PaperLink, type PaperNotice, type PaperStanding, paperNoticeSchema } from "#protocol";
import { knownFields } from "./known-fields.ts";
import type { Paper } from "./paper.ts";

/** arXiv registers a DOI for every preprint: it names the preprint, not the published version. */
export function isArxivDoi(doi: string): boolean {
  return doi.startsWith("10.48550/arxiv.");
}

/** Of several notices the one that a reader must know first. */
export const gravestOf = (notices: readonly (PaperNotice | null | undefined)[]): PaperNotice | undefined =>
  paperNoticeSchema.options.find((notice) => notices.includes(notice));

/** Whether it was retracted or corrected, as far as a source told; CSL calls that its status. */
export const noticeOf = ({ csl }: Pick<Paper, "csl">): PaperNotice | null =>
  paperNoticeSchema.safeParse(csl.status).data ?? null;

/** How a paper stands. A record with a published DOI and an arXiv id is both versions of one work. */
export function standingOf(paper: Paper): PaperStanding {
  const { doi, arxiv } = paper.identifiers;
  const isBoth = doi !== undefined && !isArxivDoi(doi) && arxiv !== undefined;
  const own: PaperLink[] = isBoth ? [{ kind: "preprint", id: `arxiv:${arxiv}` }] : [];
  return { notice: noticeOf(paper), links: unitedLinks([paper.links, own]) };
}

/** What changes how a paper may be relied on: that it was published since, too; that it has a preprint does not. */
export function cautionsOf(paper: Paper): PaperStanding {
  const { notice, links } = standingOf(paper);
  return { notice, links: links.filter(({ kind }) => kind !== "preprint") };
}

/** Each link once, and none to what `keys` are of. */
export function unitedLinks(lists: readonly (readonly PaperLink[])[], keys: readonly string[] = []): PaperLink[] {
  const links = lists.flat().filter(({ id }) => !keys.includes(id));
  return [...new Map(links.map((link) => [`${link.kind} ${link.id}`, link])).values()];
}

/** What papers of one list tell of others in it, these tell as well: the other version, and that there is a notice. */
export function withMutualStanding(papers: readonly Paper[], keysOf: (paper: Paper) => readonly string[]): Paper[] {
  const told = new Map<string, PaperLink[]>();
  for (const { id, links } of papers)
    for (const { kind, id: target } of links) {
      const inverse = kind === "preprint" ? "published" : kind === "published" ? "preprint" : kind;
      told.set(target, [...(told.get(target) ?? []), { kind: inverse, id }]);
    }
  return papers.map((paper) => {
    const ofOthers = keysOf(paper).flatMap((key) => told.get(key) ?? []);
    if (ofOthers.length === 0) return paper;
    const notices = ofOthers.map(({ kind }) => paperNoticeSchema.safeParse(kind).data);
    const versions = ofOthers.filter((_, at) => notices[at] === undefined);
    const status = gravestOf([noticeOf(paper), ...notices]) ?? paper.csl.status;
    return { ...paper, csl: knownFields({ ...paper.csl, status }), links: unitedLinks([paper.links, versions]) };
  });
}
