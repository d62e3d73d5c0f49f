import { hash } from "node:crypto";
import { z } from "zod";
import type { DocumentLibrary } from "#documents";
import { defineJob, type JobContext, type JobDefinition, type Jobs } from "#jobs";
import {
  createPdfFetcher,
  type FetchPdf,
  fetchFailures,
  mergePapers,
  normalArxivId,
  normalDoi,
  type Paper,
  type ResearchService,
  titleOf,
} from "#papers";
import {
  cancelled,
  type FullTextReport,
  fullTextReportSchema,
  JihwiError,
  type JobView,
  type OpenCopy,
  toJihwiError,
} from "#protocol";
import type { Store } from "#store";

/** Open full texts of papers, fetched only where the owner has asked for it. */
export interface FullTexts {
  readonly job: JobDefinition;
  settings(): Promise<{ enabled: boolean; setBy: string | null }>;
  change(enabled: boolean): Promise<void>;
  /** Begins to fetch the texts of these papers, by id, DOI or arXiv id, and of those of a notebook that have none. */
  fetch(wanted: { papers?: readonly string[]; notebook?: string | undefined }): Promise<JobView>;
  /** What came of it, once it has ended. Whoever stops waiting stops it. */
  report(jobId: string, signal: AbortSignal, onProgress?: (job: JobView) => void): Promise<FullTextReport>;
}

interface FullTextServices {
  readonly store: Store;
  readonly research: ResearchService;
  /** What the environment says; null where it leaves that to the setting. */
  readonly decided: boolean | null;
  /** They know their handlers, and so this job, before they are there themselves. */
  readonly library: () => { readonly jobs: Jobs; readonly documents: DocumentLibrary };
  readonly fetchPdf?: FetchPdf;
}

const settingKey = "papers.fetch-full-texts";
const inputSchema = z.object({ papers: z.array(z.string()) });

export function createFullTexts(services: FullTextServices): FullTexts {
  const { store, research, decided, library, fetchPdf = createPdfFetcher() } = services;
  const papers = research.library;
  const isOn = async () => decided ?? (await store.settings.find(settingKey, z.boolean())) ?? false;

  async function run({ papers: ids }: z.output<typeof inputSchema>, job: JobContext): Promise<FullTextReport> {
    const report: FullTextReport = { fetched: [], failed: [] };
    for (const [at, id] of ids.entries()) {
      let title = id;
      try {
        if (!(await isOn())) throw switchedOff();
        const paper = await paperOf(id, job.signal);
        title = titleOf(paper);
        job.progress({ done: at, total: ids.length, message: { ko: title, en: title } });
        report.fetched.push({ title, ...(await textOf(paper, job.signal)) });
      } catch (thrown) {
        job.signal.throwIfAborted();
        report.failed.push({ paperId: id, title, error: toJihwiError(thrown).toRecord() });
      }
    }
    job.progress({ done: ids.length, total: ids.length });
    return report;
  }

  /** A paper that is known, or that the catalogue of open copies knows by this id. */
  async function paperOf(id: string, signal: AbortSignal): Promise<Paper> {
    const [known] = await papers.get([id]);
    if (known !== undefined) return known;
    const identifiers = { doi: normalDoi(id) ?? undefined, arxiv: normalArxivId(id) ?? undefined };
    const [found] = await papers.remember(await catalogued({ identifiers }, signal));
    if (found === undefined) throw fetchFailures.noOpenCopy();
    return found;
  }

  /** arXiv has registered a DOI for each of its papers. */
  async function catalogued(paper: Pick<Paper, "identifiers">, signal: AbortSignal): Promise<Paper[]> {
    const { arxiv, doi = arxiv && `10.48550/arxiv.${arxiv}` } = paper.identifiers;
    const [catalogue] = research.sources(["openalex"]);
    if (doi === undefined || catalogue?.byDoi === undefined) return [];
    return [await catalogue.byDoi(doi, signal)];
  }

  /** The catalogue tells of copies, and of retractions since, unless it has told before. One that is away stops no known copy. */
  async function withCopies(paper: Paper, signal: AbortSignal): Promise<{ paper: Paper; failure: unknown }> {
    if (paper.identifiers.openalex !== undefined) return { paper, failure: null };
    try {
      const [told = paper] = mergePapers([paper, ...(await catalogued(paper, signal))]);
      const [kept = told] = await papers.remember([{ ...told, id: paper.id }]);
      return { paper: kept, failure: null };
    } catch (failure) {
      const isUnknown = toJihwiError(failure).code === "not-found";
      return { paper, failure: isUnknown ? null : failure };
    }
  }

  async function textOf(known: Paper, signal: AbortSignal): Promise<Omit<FullTextReport["fetched"][number], "title">> {
    const { id: paperId } = known;
    if (known.documentId !== undefined)
      return { paperId, documentId: known.documentId, url: "", license: null, ...known.fullText };
    const { paper, failure: ofCatalogue } = await withCopies(known, signal);
    let failure: unknown;
    for (const copy of copiesOf(paper))
      try {
        const { bytes, url } = await fetchPdf(copy.url, signal);
        const fetched = { url, license: copy.license };
        const documentId = await readDocument(bytes, paper, url, signal);
        await papers.attach(paperId, documentId, fetched);
        return { paperId, documentId, ...fetched };
      } catch (thrown) {
        signal.throwIfAborted();
        failure ??= thrown;
      }
    throw failure ?? ofCatalogue ?? fetchFailures.noOpenCopy();
  }

  async function readDocument(bytes: Uint8Array, paper: Paper, url: string, signal: AbortSignal): Promise<string> {
    const { documents } = library();
    const name = `${titleOf(paper).replaceAll("/", " ").replaceAll("\\", " ")}.pdf`;
    const begun = Date.now();
    const { id, createdAt } = await documents.add(bytes, name, { url });
    try {
      const { status, error } = await documents.settled(id, undefined, signal);
      if (status === "ready") return id;
      throw error === null ? new JihwiError("document-damaged", { message: unread }) : JihwiError.fromRecord(error);
    } catch (thrown) {
      // One that was there before is somebody's.
      if (createdAt >= begun) await documents.remove(id);
      throw thrown;
    }
  }

  // A place of its own: it waits for readings, which must find theirs.
  const job = defineJob({ name: "papers.full-texts", input: inputSchema, places: 1, run });
  return {
    job,
    settings: async () => ({ enabled: await isOn(), setBy: decided === null ? null : "JIHWI_FETCH_PAPERS" }),
    change: (enabled) => store.settings.put(settingKey, enabled),
    async fetch({ papers: named = [], notebook }) {
      if (!(await isOn())) throw switchedOff();
      const held = notebook === undefined ? [] : (await research.notebooks.shelf(notebook)).papers;
      const missing = held.filter(({ documentId }) => documentId === undefined).map(({ id }) => id);
      const wanted = { papers: [...new Set([...named, ...missing])] };
      const key = hash("sha256", [notebook ?? "", ...named].join("\n"));
      return await library().jobs.enqueue(job, wanted, { key });
    },
    async report(jobId, signal, onProgress = () => {}) {
      const { jobs } = library();
      for await (const view of jobs.subscribe(jobId, signal)) onProgress(view);
      if (signal.aborted) await jobs.cancel(jobId);
      signal.throwIfAborted();
      const { status, result, error } = await jobs.get(jobId);
      if (status === "finished") return fullTextReportSchema.parse(result);
      throw error === null ? cancelled() : JihwiError.fromRecord(error);
    },
  };
}

/** Where its text may be read by anybody, as far as sources told. arXiv gives every paper of its own. */
function copiesOf({ openAccessUrl, openLicense = "", identifiers: { arxiv } }: Paper): OpenCopy[] {
  const told = openAccessUrl === null ? [] : [{ url: openAccessUrl, license: openLicense || null }];
  return arxiv === undefined ? told : [...told, { url: `https://arxiv.org/pdf/${arxiv}`, license: null }];
}

const unread = { ko: "가져온 PDF를 읽지 못했습니다.", en: "The PDF that was fetched could not be read." };

function switchedOff(): JihwiError {
  return new JihwiError("tool-not-configured", {
    message: { ko: "논문 본문 가져오기가 꺼져 있습니다.", en: "Fetching full texts of papers is switched off." },
    hint: {
      ko: "설정의 ‘웹 검색과 논문’에서 켜거나 JIHWI_FETCH_PAPERS=on으로 시작하세요.",
      en: "Switch it on in Settings, under “Web search and papers”, or start with JIHWI_FETCH_PAPERS=on.",
    },
  });
}
