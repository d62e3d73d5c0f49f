import { z } from "zod";
import type { Paper, ResearchService, Shelf } from "#papers";
import { isOfVenue, isWithinYears, isWrittenBy, normalTitle, shortNameOf, titleOf, venueOf } from "#papers";
import { counted, JihwiError, type Language } from "#protocol";
import { researchFailure } from "../failure.ts";
import { researchText } from "../text.ts";

/** How tools name papers: a model may write a number of the notebook, an id, a DOI or a title. */
export const paperReferenceSchema = z.union([z.number(), z.string()]);
type PaperReference = z.infer<typeof paperReferenceSchema>;

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

type WantedPapers = Partial<z.infer<z.ZodObject<typeof paperFiltersShape>>>;
type ChosenPapers = Partial<z.infer<z.ZodObject<typeof chosenPapersShape>>>;

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

/** As above, but where nothing is said of which, those that were shown last. */
export function latestPapers(service: ResearchService, shelf: Shelf, wanted: ChosenPapers) {
  const isBounded = filtersInWords(wanted, "en") !== "";
  return choosePapers(service, shelf, wanted, isBounded || shelf.latest.length === 0 ? shelf.papers : shelf.latest);
}

async function namedOnes(service: ResearchService, shelf: Shelf, references: readonly PaperReference[]) {
  const papers: Paper[] = [];
  for (const reference of references) papers.push(...(await meantPapers(service, shelf, reference)));
  return [...new Map(papers.map((paper) => [paper.id, paper])).values()];
}

/** One paper: of the notebook, else of the library by its title. */
export async function choosePaper(service: ResearchService, shelf: Shelf, named: PaperReference): Promise<Paper> {
  const meant = await meantPapers(service, shelf, named);
  const [paper, ...others] = meant;
  if (paper !== undefined && others.length === 0) return paper;
  const numbers = meant.slice(0, mostNamed).map((one) => `[${shelf.numberOf(one.id)}] ${shortNameOf(one)}`);
  throw researchFailure("several-papers-meant", { named, meantCount: meant.length, numbers: numbers.join(", ") });
}

const [longestReference, shortestTitle, mostNamed] = [500, 8, 6];

async function meantPapers(service: ResearchService, shelf: Shelf, named: PaperReference): Promise<readonly Paper[]> {
  const reference = String(named).slice(0, longestReference);
  const meant = shelf.meant(reference);
  if (meant.length > 0) return meant;
  const wanted = normalTitle(reference);
  // A number or a year is no title: a paper of the library that has it in its own is not meant.
  const isTitle = wanted.length >= shortestTitle && /\p{L}{2}/u.test(wanted);
  const [nearest] = isTitle ? await service.library.search(reference, 1) : [];
  if (nearest !== undefined && isOneInOther(wanted, normalTitle(titleOf(nearest)))) return [nearest];
  throw researchFailure("no-such-paper", { reference });
}

/** A title is meant where it is written out or in part. */
const isOneInOther = (reference: string, title: string) =>
  title.includes(reference) || (title.length >= shortestTitle && reference.includes(title));

/** What bounds papers in a few words: `Post · ACL · 2018–2022`, `2020년부터`, `until 2019`; empty without any. */
export function filtersInWords({ yearFrom, yearTo, author, venue }: WantedPapers, language: Language): string {
  const [from, to] = [yearFrom ?? "", yearTo ?? ""];
  const bound = {
    ko: from === "" ? `${to}년까지` : `${from}년부터`,
    en: from === "" ? `until ${to}` : `since ${from}`,
  };
  const years =
    from !== "" && to !== "" ? (from === to ? `${from}` : `${from}–${to}`) : `${from}${to}` && bound[language];
  return [author, venue, years].filter(Boolean).join(" · ");
}

function noneWanted(wanted: WantedPapers, papers: readonly Paper[]): JihwiError {
  const venues = [...Map.groupBy(papers, venueOf)].filter(([name]) => name !== null);
  const most = venues.toSorted(([, one], [, other]) => other.length - one.length).slice(0, 3);
  const named = most.map(([name]) => `‘${name}’`).join(", ");
  const bounds = { ko: filtersInWords(wanted, "ko"), en: filtersInWords(wanted, "en") };
  return new JihwiError("not-found", {
    message: researchText("none-wanted", {
      bounds,
      papers: { ko: `${papers.length}편`, en: counted(papers.length, "paper") },
    }),
    hint:
      wanted.venue && named !== ""
        ? { ko: `가장 많이 실린 곳: ${named}.`, en: `Most of them appeared in ${named}.` }
        : { ko: "먼저 그런 논문을 찾아 보세요.", en: "Search for such papers first." },
  });
}

function noPapers(): JihwiError {
  return researchFailure("no-papers");
}
