import { isSampleAbstract } from "../library/shipped-papers.ts";
import { normalTitle, titleKey } from "./identity.ts";
import { knownFields } from "./known-fields.ts";
import type { Paper } from "./paper.ts";
import { gravestOf, isArxivDoi, noticeOf, unitedLinks, withMutualStanding } from "./standing.ts";

/**
 * Papers of several sources with each paper once: the same DOI, the same arXiv id, or the same title and year
 * (unless their identifiers or authors say they are two papers). Order is that of first appearance.
 */
export function mergePapers(papers: Iterable<Paper>): Paper[] {
  const merged: (Paper | null)[] = [];
  const byKey = new Map<string, number>();
  for (const paper of papers) {
    const homes = new Set<number>();
    for (const key of exactKeys(paper)) {
      const at = byKey.get(key);
      if (at !== undefined) homes.add(at);
    }
    const title = titleKey(paper.csl);
    const twin = title === null ? undefined : byKey.get(title);
    const twinPaper = twin === undefined ? null : (merged[twin] ?? null);
    if (twin !== undefined && twinPaper !== null && !conflict(twinPaper, paper)) homes.add(twin);

    const [first = merged.length, ...others] = [...homes].sort((a, b) => a - b);
    let whole = merged[first] ? mergeTwo(merged[first], paper) : paper;
    const keys = new Set(exactKeys(paper));
    for (const other of others) {
      const joined = merged[other];
      if (!joined) continue;
      for (const key of exactKeys(joined)) keys.add(key);
      whole = mergeTwo(whole, joined);
      merged[other] = null;
    }
    merged[first] = whole;
    for (const key of keys) byKey.set(key, first);
    if (title !== null && (twinPaper === null || homes.has(twin ?? -1))) byKey.set(title, first);
  }
  return withMutualStanding(
    merged.filter((paper) => paper !== null),
    exactKeys,
  );
}

/**
 * Two records of one paper. What the first says stands, unless it is a sample's abstract; the second fills gaps. Counts grow, so
 * the larger is the newer.
 */
export function mergeTwo(first: Paper, second: Paper): Paper {
  const identifiers = { ...second.identifiers, ...first.identifiers, ...publishedDoi(first, second) };
  const counts = [first.citationCount, second.citationCount].filter((count) => count !== null);
  const [own, other] = [first.csl.abstract, second.csl.abstract];
  const abstract = isSampleAbstract(own) ? (other ?? own) : (own ?? other);
  const DOI = identifiers.doi ?? first.csl.DOI ?? second.csl.DOI;
  // A retraction stands, whichever of them tells it.
  const status = gravestOf([noticeOf(first), noticeOf(second)]) ?? first.csl.status ?? second.csl.status;
  const open = first.openAccessUrl === null ? second : first;
  const read = first.documentId === undefined ? second : first;
  return {
    id: first.id,
    csl: knownFields({ ...second.csl, ...first.csl, abstract, DOI, status }),
    identifiers,
    citationCount: counts.length === 0 ? null : Math.max(...counts),
    references: [...new Set([...first.references, ...second.references])],
    openAccessUrl: open.openAccessUrl,
    links: unitedLinks([first.links, second.links], [...exactKeys(first), ...exactKeys(second)]),
    kept: first.kept ?? second.kept,
    sources: [...new Set([...first.sources, ...second.sources])],
    ...knownFields({ openLicense: open.openLicense, documentId: read.documentId, fullText: read.fullText }),
  };
}

/** The keys that identify a paper beyond doubt. */
export function exactKeys(paper: Paper): string[] {
  const { doi, arxiv, openalex, semanticScholar, pmid, acl } = paper.identifiers;
  const keys = [`id:${paper.id}`];
  if (doi !== undefined) keys.push(`doi:${doi}`);
  if (arxiv !== undefined) keys.push(`arxiv:${arxiv}`);
  if (openalex !== undefined) keys.push(`openalex:${openalex}`);
  if (semanticScholar !== undefined) keys.push(`s2:${semanticScholar}`);
  if (pmid !== undefined) keys.push(`pmid:${pmid}`);
  if (acl !== undefined) keys.push(`acl:${acl}`);
  return keys;
}

/** Same title and year, yet two papers: two published DOIs, two arXiv ids, or first authors with nothing in common. */
export function conflict(a: Paper, b: Paper): boolean {
  // Two entries of the user's own are two, until an identifier says otherwise: the library has looked at them already.
  if (a.kept !== null && b.kept !== null && a.id !== b.id) return true;
  const published = [a, b].map(({ identifiers: { doi } }) => (doi === undefined || isArxivDoi(doi) ? null : doi));
  if (published[0] && published[1] && published[0] !== published[1]) return true;
  const { arxiv: left } = a.identifiers;
  const { arxiv: right } = b.identifiers;
  if (left !== undefined && right !== undefined && left !== right) return true;
  const authors = [a, b].map((paper) => nameWords(paper));
  return authors.every((words) => words.size > 0) && authors[0]?.isDisjointFrom(authors[1] ?? new Set()) === true;
}

function nameWords(paper: Paper): Set<string> {
  const names = (paper.csl.author ?? []).flatMap(({ family, literal, given }) => [
    family ?? literal ?? "",
    `${family ?? ""}${given ?? ""}`,
  ]);
  return new Set(names.flatMap((name) => normalTitle(name).split(" ")).filter((word) => word !== ""));
}

/** A published DOI outranks the one arXiv registers for the preprint. */
function publishedDoi(first: Paper, second: Paper): { doi?: string } {
  const own = first.identifiers.doi;
  const other = second.identifiers.doi;
  return own !== undefined && isArxivDoi(own) && other !== undefined ? { doi: other } : {};
}
