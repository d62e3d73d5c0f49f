import type { Paper, Shelf } from "#papers";
import { abstractOf, aspectNames, aspectTitles, shortNameOf, titleOf } from "#papers";
import type { Language, SourceReport } from "#protocol";
import type { AnalyzePapersOutput } from "./tools/analyze-papers/index.ts";
import type { ToolResult } from "./tools/run-tool-named.ts";

/** A tool's result in words, for the dialogue: whoever writes it, model or rule, sees the same. */
export interface Description {
  readonly about: string;
  /** The landscape of clusters, which opens the dialogue; empty for other tools. */
  readonly overview: string;
  readonly findings: string[];
  readonly papers: { number: number; name: string; title: string; note: string; abstract: string }[];
  readonly total: number;
}

const shown = 20;
/** What a model reads of each abstract: twenty of them stay below 13,000 characters. */
const longestAbstract = 640;

export function papersOfResult(result: ToolResult): readonly Paper[] {
  switch (result.tool) {
    case "find_related_papers":
      return [result.output.paper, ...result.output.related.map(({ paper }) => paper)];
    case "translate_abstract":
      return [result.output.paper];
    default:
      return result.output.papers;
  }
}

export function describeResult(result: ToolResult, shelf: Shelf, language: Language): Description {
  const overview = result.tool === "cluster_papers" ? result.output.landscapeOverview : "";
  return { overview, ...describe(result, shelf, language) };
}

function describe(result: ToolResult, shelf: Shelf, language: Language): Omit<Description, "overview"> {
  const ko = language === "ko";
  const line = (paper: Paper, note = "") => ({
    number: shelf.numberOf(paper.id) ?? 0,
    name: shortNameOf(paper),
    title: titleOf(paper),
    note,
    abstract: abstractOf(paper).slice(0, longestAbstract),
  });
  switch (result.tool) {
    case "search_papers": {
      const { query, papers, sources } = result.output;
      const failed = sources.filter(({ status }) => status !== "ok").map(({ error }) => error?.message ?? "");
      const findings =
        failed.length === 0 ? [] : [`${silentSources(sources, ko)} ${failed.slice(0, 1).join("")}`.trim()];
      return {
        about: query,
        findings,
        papers: papers.slice(0, shown).map((paper) => line(paper)),
        total: papers.length,
      };
    }
    case "find_related_papers": {
      const { paper, related } = result.output;
      const papers = related
        .slice(0, shown)
        .map(({ paper: other, reasons }) => line(other, reasons.slice(0, 2).join(", ")));
      return { about: titleOf(paper), findings: [], papers, total: related.length };
    }
    case "cluster_papers": {
      const { papers, map } = result.output;
      const findings = map.clusters.map(({ label, paperIds }) => {
        const marks = paperIds
          .slice(0, 5)
          .map((id) => `[${shelf.numberOf(id)}]`)
          .join("");
        return `**${label}** — ${ko ? `${paperIds.length}편` : `${paperIds.length}`} ${marks}`;
      });
      return { about: "", findings, papers: papers.slice(0, shown).map((paper) => line(paper)), total: papers.length };
    }
    case "analyze_papers":
      return {
        about: "",
        findings: analyses(result.output, shelf, language),
        papers: result.output.papers.slice(0, shown).map((paper) => line(paper)),
        total: result.output.papers.length,
      };
    case "evaluate_importance": {
      const { papers, ranking, formula } = result.output;
      const lines = papers.map((paper, at) => line(paper, String(ranking[at]?.score ?? "")));
      return { about: "", findings: [formula], papers: lines.slice(0, shown), total: papers.length };
    }
    case "synthesize_topic":
      return {
        about: result.output.topic,
        findings: [result.output.text],
        papers: result.output.papers.slice(0, shown).map((paper) => line(paper)),
        total: result.output.papers.length,
      };
    case "translate_abstract":
      return {
        about: titleOf(result.output.paper),
        findings: [`${result.output.translation} [${shelf.numberOf(result.output.paper.id)}]`],
        papers: [line(result.output.paper)],
        total: 1,
      };
  }
}

/** Which sources did not answer, in one sentence, and what was searched in their place. */
function silentSources(sources: readonly SourceReport[], ko: boolean): string {
  const silent = sources.filter(({ status }) => status !== "ok").map(({ source }) => source);
  const onlyLibrary = sources.every(({ source, status }) => status !== "ok" || source === "library");
  const names = silent.join(", ");
  if (ko) return `${names}에서는 답을 받지 못했습니다${onlyLibrary ? ". 내 보관함에서만 찾았습니다." : "."}`;
  return `${names} did not answer${onlyLibrary ? "; only the library was searched." : "."}`;
}

function analyses(
  { papers, analyses: read, leftOut }: AnalyzePapersOutput,
  shelf: Shelf,
  language: Language,
): string[] {
  const ko = language === "ko";
  if (read.every(({ aspects }) => aspects === null)) {
    const marks = read
      .slice(0, 12)
      .map(({ paperId }) => `[${shelf.numberOf(paperId)}]`)
      .join("");
    return [
      ko ? `초록이 있는 논문이 없어 읽지 못했습니다: ${marks}` : `None of these has an abstract to read: ${marks}`,
    ];
  }
  const blocks = read.flatMap(({ paperId, aspects }) => {
    const paper = papers.find(({ id }) => id === paperId);
    if (paper === undefined) return [];
    const mark = `[${shelf.numberOf(paperId)}]`;
    const head = `**${titleOf(paper)}** (${shortNameOf(paper)}) ${mark}`;
    if (aspects === null)
      return [`${head}\n- ${ko ? "초록이 없어 읽지 못했습니다." : "There is no abstract to read."}`];
    const lines = aspectNames.flatMap((name) => {
      const said = aspects[name];
      return said === null ? [] : [`- ${aspectTitles[name][language]}: ${said} ${mark}`];
    });
    return [
      [
        head,
        ...(lines.length === 0
          ? [`- ${ko ? "초록에서 짚을 문장을 찾지 못했습니다." : "The abstract names none of these."}`]
          : lines),
      ].join("\n"),
    ];
  });
  return leftOut === 0
    ? blocks
    : [
        ...blocks,
        ko
          ? `한 번에 읽을 수 있는 수를 넘어 ${leftOut}편은 빠졌습니다.`
          : `${leftOut} more were left out: too many to read at once.`,
      ];
}
