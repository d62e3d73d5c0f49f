import { z } from "zod";
import type { Paper, ResearchService, Shelf } from "#papers";
import { isOfVenue, isWithinYears, isWrittenBy, normalTitle, shortNameOf, titleOf, venueOf } from "#papers";
import { counted, JihwiError, type Language } from "#protocol";

/** How tools name papers: a model may write a number of the notebook, an id, a DOI or a title. */
export const paperReferenceSchema = z.union([z.number(), z.string()]);
export type PaperReference = z.infer<typeof paperReferenceSchema>;

/**
 * What bounds a choice or a search of papers, in every tool under the same names. The prompt says once what they mean: the
 * schemas of all tools travel with each request.
 */
export const paperFiltersShape = {
  yearFrom: z.number().nullish(),
  yearTo: z.number().nullish(),
  author: z.string().nullish(),
  venue: z.string().nullish(),
};

/** How tools over several papers are told which. */
export const chosenPapersShape = { papers: z.array(paperReferenceSchema).nullish(), ...paperFiltersShape };

export interface WantedPapers {
  readonly yearFrom?: number | null | undefined;
  readonly yearTo?: number | null | undefined;
  readonly author?: string | null | undefined;
  readonly venue?: string | null | undefined;
}
export interface ChosenPapers extends WantedPapers {
  readonly papers?: readonly PaperReference[] | null | undefined;
}

/** Whether years, an author or a venue bound what is chosen. */
export const isBounded = ({ yearFrom, yearTo, author, venue }: WantedPapers) =>
  (yearFrom ?? yearTo ?? (author || venue) ?? null) !== null;

/** Whether a paper is of the years, the author and the venue that are wanted. */
export const isWanted = (paper: Paper, { author, venue, ...years }: WantedPapers) =>
  isWithinYears(paper, years) && isWrittenBy(paper, author || null) && isOfVenue(paper, venue || null);

/** The named papers; with none named, those of the notebook, and of the library when the notebook is empty; of the years that bound them. */
export async function choosePapers(
  service: ResearchService,
  shelf: Shelf,
  { papers: references, ...wanted }: ChosenPapers,
  usual: readonly Paper[] = shelf.papers,
): Promise<readonly Paper[]> {
  const papers = references?.length
    ? await namedOnes(service, shelf, references)
    : usual.length > 0
      ? usual
      : await service.library.all();
  if (papers.length === 0) throw noPapers();
  const chosen = papers.filter((paper) => isWanted(paper, wanted));
  if (chosen.length === 0) throw noneWanted(wanted, papers);
  return chosen;
}

async function namedOnes(service: ResearchService, shelf: Shelf, references: readonly PaperReference[]) {
  const papers: Paper[] = [];
  for (const reference of references) papers.push(...(await meantPapers(service, shelf, reference)));
  return [...new Map(papers.map((paper) => [paper.id, paper])).values()];
}

/** One paper: of the notebook, else of the library by its title. */
export async function choosePaper(service: ResearchService, shelf: Shelf, named: PaperReference): Promise<Paper> {
  const [paper, ...others] = await meantPapers(service, shelf, named);
  if (paper === undefined) throw noPaper(String(named));
  if (others.length > 0) throw severalPapers(String(named), [paper, ...others], shelf);
  return paper;
}

async function meantPapers(service: ResearchService, shelf: Shelf, named: PaperReference): Promise<readonly Paper[]> {
  const reference = String(named).slice(0, longestReference);
  const meant = shelf.meant(reference);
  if (meant.length > 0) return meant;
  const wanted = normalTitle(reference);
  // A number or a year is no title: a paper of the library that has it in its own is not meant.
  const [nearest] = /\p{L}{2}/u.test(wanted) ? await service.library.search(reference, 1) : [];
  if (nearest !== undefined && isNear(wanted, normalTitle(titleOf(nearest)))) return [nearest];
  throw noPaper(reference);
}

const longestReference = 500;

/** A title is meant when most of its words are said. */
function isNear(reference: string, title: string): boolean {
  const titleWords = new Set(title.split(" "));
  const givenWords = reference.split(" ");
  const inTitle = givenWords.filter((word) => titleWords.has(word)).length;
  return title.includes(reference) || inTitle >= Math.max(2, givenWords.length * 0.6);
}

function noPaper(reference: string): JihwiError {
  return new JihwiError("not-found", {
    message: { ko: `'${reference}'에 해당하는 논문이 없습니다.`, en: `There is no paper '${reference}' here.` },
    hint: { ko: "먼저 찾아 보거나 번호로 가리켜 주세요.", en: "Search for it first, or name it by its number." },
  });
}

const mostNamed = 6;

function severalPapers(reference: string, papers: readonly Paper[], shelf: Shelf): JihwiError {
  const names = papers.slice(0, mostNamed).map((paper) => `[${shelf.numberOf(paper.id)}] ${shortNameOf(paper)}`);
  return new JihwiError("bad-input", {
    message: {
      ko: `'${reference}'에 해당하는 논문이 ${papers.length}편입니다: ${names.join(", ")}.`,
      en: `'${reference}' fits ${papers.length} papers: ${names.join(", ")}.`,
    },
    hint: { ko: "번호로 가리켜 주세요.", en: "Name one by its number." },
  });
}

/** Bounds in a few words: `2018–2022`, `2020년부터`, `until 2019`; empty without any. */
export function boundsInWords(yearFrom: number | null, yearTo: number | null, language: Language): string {
  if (yearFrom !== null && yearTo !== null) return yearFrom === yearTo ? String(yearFrom) : `${yearFrom}–${yearTo}`;
  if (yearFrom !== null) return language === "ko" ? `${yearFrom}년부터` : `since ${yearFrom}`;
  if (yearTo !== null) return language === "ko" ? `${yearTo}년까지` : `until ${yearTo}`;
  return "";
}

/** What bounds papers in a few words: `Post · ACL · 2020년부터`. */
export function filtersInWords({ yearFrom, yearTo, author, venue }: WantedPapers, language: Language): string {
  const years = boundsInWords(yearFrom ?? null, yearTo ?? null, language);
  return [author ?? "", venue ?? "", years].filter((part) => part !== "").join(" · ");
}

function noneWanted(wanted: WantedPapers, papers: readonly Paper[]): JihwiError {
  const { author, venue } = wanted;
  if (venue && !papers.some((paper) => isOfVenue(paper, venue))) return noVenue(venue, papers);
  const [ko, en] = [filtersInWords(wanted, "ko"), filtersInWords(wanted, "en")];
  const count = papers.length;
  return new JihwiError("not-found", {
    message: {
      ko: `여기 있는 논문 ${count}편 가운데 맞는 것이 없습니다: ${ko}.`,
      en: `None of the ${counted(count, "paper")} here fits: ${en}.`,
    },
    hint: author
      ? {
          ko: `새로 찾으려면 ‘${author} 논문 찾아줘’라고 해 보세요.`,
          en: `To look further: “Find papers by ${author}”.`,
        }
      : { ko: "먼저 그런 논문을 찾아 보세요.", en: "Search for such papers first." },
  });
}

function noVenue(venue: string, papers: readonly Paper[]): JihwiError {
  const venues = Map.groupBy(papers, venueOf);
  venues.delete(null);
  const most = [...venues].toSorted(([, one], [, other]) => other.length - one.length).map(([name]) => `‘${name}’`);
  const named = most.slice(0, 3).join(", ");
  return new JihwiError("not-found", {
    message: {
      ko: `‘${venue}’에 실린 논문은 여기 없습니다.`,
      en: `No paper here appeared in ‘${venue}’.`,
    },
    hint:
      named === ""
        ? { ko: "이 논문들은 어디에 실렸는지 알려져 있지 않습니다.", en: "Nobody told where these papers appeared." }
        : { ko: `가장 많은 곳: ${named}.`, en: `Most of them appeared in ${named}.` },
  });
}

function noPapers(): JihwiError {
  return new JihwiError("not-found", {
    message: {
      ko: "이 노트북과 서재에 아직 논문이 없습니다.",
      en: "There are no papers in this notebook or the library yet.",
    },
    hint: { ko: "먼저 논문을 찾거나 가져오세요.", en: "Search for papers or import some first." },
  });
}
