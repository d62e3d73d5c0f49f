import { z } from "zod";
import type { Paper, ResearchService, Shelf } from "#papers";
import { normalTitle, titleOf } from "#papers";
import { JihwiError } from "#protocol";

/** How tools name papers: a model may write a number of the notebook, an id, a DOI or a title. */
export const paperReferenceSchema = z.union([z.string().trim().min(1).max(500), z.number().int()]);
export type PaperReference = z.infer<typeof paperReferenceSchema>;
export const paperReferencesSchema = z
  .array(paperReferenceSchema)
  .max(500)
  .nullish()
  .describe("Numbers of papers in the notebook, such as 3, or their titles; leave out for all of them");

/** The named papers; with none named, those of the notebook, and of the library when the notebook is empty. */
export async function choosePapers(
  service: ResearchService,
  shelf: Shelf,
  references: readonly PaperReference[] | null | undefined,
): Promise<readonly Paper[]> {
  if (references == null || references.length === 0) {
    const papers = shelf.papers.length > 0 ? shelf.papers : await service.library.all();
    if (papers.length === 0) throw noPapers();
    return papers;
  }
  const papers: Paper[] = [];
  for (const reference of references) papers.push(await choosePaper(service, shelf, reference));
  return [...new Map(papers.map((paper) => [paper.id, paper])).values()];
}

/** One paper: of the notebook, else of the library by its title. */
export async function choosePaper(service: ResearchService, shelf: Shelf, named: PaperReference): Promise<Paper> {
  const reference = String(named);
  const known = shelf.find(reference);
  if (known !== null) return known;
  const wanted = normalTitle(reference);
  const [nearest] = await service.library.search(reference, 1);
  if (nearest !== undefined && wanted.length >= 2 && isNear(wanted, normalTitle(titleOf(nearest)))) return nearest;
  throw new JihwiError("not-found", {
    message: { ko: `'${reference}'에 해당하는 논문이 없습니다.`, en: `There is no paper '${reference}' here.` },
    hint: { ko: "먼저 찾아 보거나 번호로 가리켜 주세요.", en: "Search for it first, or name it by its number." },
  });
}

/** A title is meant when most of its words are said. */
function isNear(said: string, title: string): boolean {
  const words = new Set(title.split(" "));
  const given = said.split(" ");
  return title.includes(said) || given.filter((word) => words.has(word)).length >= Math.max(2, given.length * 0.6);
}

function noPapers(): JihwiError {
  return new JihwiError("not-found", {
    message: {
      ko: "이 노트북과 보관함에 아직 논문이 없습니다.",
      en: "There are no papers in this notebook or the library yet.",
    },
    hint: { ko: "먼저 논문을 찾거나 가져오세요.", en: "Search for papers or import some first." },
  });
}
