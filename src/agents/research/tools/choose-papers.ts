import { z } from "zod";
import type { Paper, ResearchService, Shelf } from "#papers";
import { isWithinYears, normalTitle, shortNameOf, titleOf } from "#papers";
import { JihwiError } from "#protocol";
import { boundsInWords } from "../years-in.ts";

/** How tools name papers: a model may write a number of the notebook, an id, a DOI or a title. */
export const paperReferenceSchema = z.union([z.string().trim().min(1).max(500), z.number().int()]);
export type PaperReference = z.infer<typeof paperReferenceSchema>;
export const paperReferencesSchema = z
  .array(paperReferenceSchema)
  .max(500)
  .nullish()
  .describe("Numbers of papers in the notebook, such as 3, or their titles; leave out for all of them");

const yearSchema = z.number().int().min(1000).max(2200).nullish();
/** The years that bound a choice or a search of papers, both among them. */
export const yearBoundsShape = {
  yearFrom: yearSchema.describe("Papers from this year on"),
  yearTo: yearSchema.describe("Papers up to this year"),
};

/** How tools over several papers are told which. */
export const chosenPapersShape = { papers: paperReferencesSchema, ...yearBoundsShape };
export interface ChosenPapers {
  readonly papers?: readonly PaperReference[] | null | undefined;
  readonly yearFrom?: number | null | undefined;
  readonly yearTo?: number | null | undefined;
}

/** Whether years bound what is chosen. */
export const hasYears = ({ yearFrom, yearTo }: ChosenPapers) => (yearFrom ?? yearTo ?? null) !== null;

/** The named papers; with none named, those of the notebook, and of the library when the notebook is empty; of the years that bound them. */
export async function choosePapers(
  service: ResearchService,
  shelf: Shelf,
  { papers: references, ...years }: ChosenPapers,
  usual: readonly Paper[] = shelf.papers,
): Promise<readonly Paper[]> {
  const papers = references?.length
    ? await namedOnes(service, shelf, references)
    : usual.length > 0
      ? usual
      : await service.library.all();
  if (papers.length === 0) throw noPapers();
  const chosen = papers.filter((paper) => isWithinYears(paper, years));
  if (chosen.length === 0) throw noPapersOfYears(years);
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
  const reference = String(named);
  const meant = shelf.meant(reference);
  if (meant.length > 0) return meant;
  const wanted = normalTitle(reference);
  // A number or a year is no title: a paper of the library that has it in its own is not meant.
  const [nearest] = /\p{L}{2}/u.test(wanted) ? await service.library.search(reference, 1) : [];
  if (nearest !== undefined && isNear(wanted, normalTitle(titleOf(nearest)))) return [nearest];
  throw noPaper(reference);
}

/** A title is meant when most of its words are said. */
function isNear(said: string, title: string): boolean {
  const words = new Set(title.split(" "));
  const given = said.split(" ");
  return title.includes(said) || given.filter((word) => words.has(word)).length >= Math.max(2, given.length * 0.6);
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

function noPapersOfYears({ yearFrom, yearTo }: ChosenPapers): JihwiError {
  const says = (language: "ko" | "en") => boundsInWords(yearFrom ?? null, yearTo ?? null, language);
  return new JihwiError("not-found", {
    message: {
      ko: `그 해의 논문이 없습니다: ${says("ko")}.`,
      en: `There are no papers of those years: ${says("en")}.`,
    },
    hint: { ko: "먼저 그 해의 논문을 찾아 보세요.", en: "Search for papers of those years first." },
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
