import type { Shelf } from "#papers";
import { papersBlock, plainLine } from "#papers";
import { counted, type Language } from "#protocol";
import { soundText } from "../../grounded-text.ts";
import type { DocumentText } from "../research-tool.ts";
import type { ClusterPapersOutput } from "./output.ts";

/** The landscape, then a section for each cluster. The map itself travels as data, not as text. */
export function clusterDocument(
  { papers, map, landscapeOverview, statements }: ClusterPapersOutput,
  shelf: Shelf,
  language: Language,
): DocumentText {
  const ko = language === "ko";
  const sections = map.clusters.flatMap(({ label, terms, paperIds }) => [
    `## ${plainLine(label)} (${paperIds.length})`,
    ...(terms.length === 0 ? [] : [plainLine(terms.join(" · "))]),
    papersBlock(shelf.whole(paperIds.map((id) => ({ id }))), shelf),
  ]);
  const split = ko
    ? `논문 ${papers.length}편을 ${map.clusters.length}갈래로 나누었습니다.`
    : `${counted(papers.length, "paper")} in ${counted(map.clusters.length, "group")}.`;
  const overview = soundText(landscapeOverview, statements, language);
  return {
    key: papers.map(({ id }) => id).join(" "),
    title: ko ? `주제 지도 (${papers.length}편)` : `Topic map (${counted(papers.length, "paper")})`,
    content: [`# ${ko ? "주제 지도" : "Topic map"}`, overview || split, ...sections].join("\n\n"),
  };
}
