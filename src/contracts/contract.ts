import { withoutSpaces } from "#language";
import type { ContractOutline } from "#protocol";
import {
  type ContractPage,
  createLocator,
  labelsOf,
  lastAtOrBefore,
  readOutline,
  withoutRunningLines,
} from "./structure/index.ts";

/** A part of a contract that is read as a whole and counts as explored or not: an article, 전문, 부칙, an annex. */
export interface Unit {
  readonly kind: "preamble" | "article" | "supplementary" | "annex" | "signature" | "page";
  readonly label: string;
  readonly title: string;
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A labelled node of any depth: 제5조, 제5조 제2항, 별지 1. */
export interface LabelledSpan {
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/** A document's pages, read as a contract. */
export interface ContractPages {
  readonly documentId: string;
  readonly name: string;
  readonly pages: readonly ContractPage[];
}

/** A contract as the agent knows it. */
export interface Contract {
  readonly source: ContractPages;
  readonly documentId: string;
  readonly name: string;
  readonly text: string;
  readonly outline: ContractOutline;
  readonly units: readonly Unit[];
  readonly labels: ReadonlyMap<string, LabelledSpan>;
  /** The node of a label, whatever blanks and capitals it is written with, or null. */
  nodeOf(label: string): LabelledSpan | null;
  pageAt(offset: number): number;
  /** The label of the innermost node around an offset. */
  labelAt(offset: number): string;
  /** The unit around an offset. */
  unitAt(offset: number): Unit | undefined;
}

/** Reads a contract from its pages; by its outline where that is known. */
export function readContract(source: ContractPages, known?: ContractOutline): Contract {
  const { documentId, name } = source;
  const pages = withoutRunningLines(source.pages);
  const outline = known ?? readOutline(pages, name);
  const text = pages.map((page) => page.text).join("\n");
  const units = outline.articles.length === 0 ? pageUnits(pages, outline) : outlineUnits(outline);
  // Laid out when they are asked for: of a long contract they take as long as all else here.
  let labels: ReadonlyMap<string, LabelledSpan> | undefined;
  let squeezed: ReadonlyMap<string, LabelledSpan> | undefined;
  let locate: ReturnType<typeof createLocator> | undefined;
  const allLabels = () => {
    labels ??= new Map([...units.map((unit) => [unit.label, unit] as const), ...labelsOf(outline)]);
    return labels;
  };
  const nodeOf = (label: string): LabelledSpan | null => {
    const node = allLabels().get(label.trim());
    if (node !== undefined) return { ...node, label: label.trim() };
    squeezed ??= new Map([...allLabels()].map(([name, span]) => [squeeze(name), { ...span, label: name }]));
    return squeezed.get(squeeze(label)) ?? null;
  };
  const pageStarts = startsOf(pages).map((start) => ({ start }));
  return {
    source,
    documentId,
    name,
    text,
    outline,
    units,
    get labels() {
      return allLabels();
    },
    nodeOf,
    pageAt: (offset) => pages[lastAtOrBefore(pageStarts, offset)]?.page ?? 1,
    labelAt(offset) {
      if (outline.articles.length === 0) return units[lastAtOrBefore(units, offset)]?.label ?? "";
      locate ??= createLocator(outline);
      return locate(offset);
    },
    unitAt: (offset) => units[lastAtOrBefore(units, offset)],
  };
}

const squeeze = (label: string) => withoutSpaces(label).toLowerCase();

/** Units in text order. Chapters' headings are part of the unit before them. */
function outlineUnits(outline: ContractOutline): Unit[] {
  const { preamble, articles, supplementary, annexes, signature } = outline;
  const parts: Unit[] = [
    { kind: "preamble", ...preamble },
    ...articles.map((article) => ({ kind: "article" as const, ...article })),
    ...supplementary.map((part) => ({ kind: "supplementary" as const, ...part })),
    ...annexes.map((part) => ({ kind: "annex" as const, ...part })),
    ...(signature === null ? [] : [{ kind: "signature" as const, ...signature }]),
  ];
  return parts
    .filter((part) => part.text.trim() !== "")
    .sort((a, b) => a.start - b.start)
    .map(({ kind, label, title, page, start, end, text }) => ({ kind, label, title, page, start, end, text }));
}

/** A contract without numbered articles is read page by page. */
function pageUnits(pages: readonly ContractPage[], outline: ContractOutline): Unit[] {
  const starts = startsOf(pages);
  return pages
    .map(({ page, text }, at) => {
      const start = starts[at] ?? 0;
      const label = outline.language === "ko" ? `${page}쪽` : `Page ${page}`;
      return { kind: "page" as const, label, title: "", page, start, end: start + text.length, text };
    })
    .filter((unit) => unit.text.trim() !== "");
}

function startsOf(pages: readonly ContractPage[]): number[] {
  const starts: number[] = [];
  let at = 0;
  for (const page of pages) {
    starts.push(at);
    at += page.text.length + 1;
  }
  return starts;
}
