import type { Shelf } from "#papers";
import { papersBlock, plainLine, shortNameOf, sourceFailures, titleOf } from "#papers";
import { counted, type Language } from "#protocol";
import type { DocumentText } from "../research-tool.ts";
import type { FindRelatedOutput } from "./output.ts";

/** The papers around one paper, and why each is there. */
export function relatedDocument(
  { paper, related, sources }: FindRelatedOutput,
  shelf: Shelf,
  language: Language,
): DocumentText {
  const ko = language === "ko";
  const failed = sourceFailures(
    sources.filter(({ status }) => status !== "ok"),
    language,
  ).map(({ names, why }) => `${names}: ${why}`);
  const others = shelf.whole(related.map((one) => one.paper));
  const whyById = new Map(related.map((one) => [one.paper.id, one.reasons.join(", ")]));
  const known = new Set(related.filter(({ inNotebook }) => inNotebook).map((one) => one.paper.id));
  const reasons = others.map(
    (other) =>
      `- [${shelf.numberOf(other.id)}] ${plainLine(shortNameOf(other))}: ${plainLine(whyById.get(other.id) ?? "")}${known.has(other.id) ? (ko ? " (이미 노트북에 있던 논문)" : " (in the notebook already)") : ""}`,
  );
  const lines = [
    `# ${plainLine(titleOf(paper))}`,
    papersBlock([paper], shelf),
    `## ${ko ? `이어지는 논문 ${related.length}편` : counted(related.length, "related paper")}`,
    ...(related.length === 0
      ? [ko ? "이어지는 논문을 찾지 못했습니다." : "No related papers were found."]
      : [reasons.join("\n"), papersBlock(others, shelf)]),
    ...(failed.length === 0
      ? []
      : [`${ko ? "답하지 않은 출처" : "Sources that failed"}: ${plainLine(failed.join("; "))}`]),
  ];
  return {
    key: paper.id,
    title: `${ko ? "이어지는 논문" : "Related"}: ${titleOf(paper)}`,
    content: lines.join("\n\n"),
  };
}
