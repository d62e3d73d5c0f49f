import { josa } from "es-hangul";
import type { PromptContext } from "#kernel";
import type { DialogueInput } from "./schema.ts";

const shown = 5;

/** How code talks: what was done, what stands out, where it is kept, what went wrong. It adds nothing of its own. */
export function dialogueRule(input: DialogueInput, { language }: PromptContext): string {
  const ko = language === "ko";
  if (input.failure !== null) {
    return ko ? `하려던 일이 되지 않았습니다. ${input.failure}` : `That did not work. ${input.failure}`;
  }
  const parts = [heading(input, ko), findings(input), papers(input, ko), document(input, ko)];
  return parts.filter((part) => part !== "").join("\n\n");
}

function heading({ tool, about, total, overview, findings: lines }: DialogueInput, ko: boolean): string {
  switch (tool) {
    case "search_papers":
      if (total === 0)
        return ko
          ? `'${about}'${josa.pick(about, "으로/로")}는 논문을 찾지 못했습니다. 다른 낱말이나 다른 출처로 찾아볼 수 있습니다.`
          : `No papers were found for '${about}'. Other words or another source may help.`;
      return ko
        ? `'${about}'${josa.pick(about, "으로/로")} 논문 ${total}편을 찾았습니다.`
        : `${count(total, "paper")} found for '${about}'.`;
    case "find_related_papers":
      if (total === 0)
        return ko
          ? `'${about}'${josa.pick(about, "와/과")} 이어지는 논문을 찾지 못했습니다.`
          : `No papers related to '${about}' were found.`;
      return ko
        ? `'${about}'${josa.pick(about, "와/과")} 이어지는 논문 ${total}편입니다.`
        : `${count(total, "paper")} related to '${about}'.`;
    case "cluster_papers":
      if (overview !== "") return overview;
      return ko
        ? `논문 ${total}편이 ${lines.length}갈래로 나뉩니다.`
        : `${count(total, "paper")} in ${count(lines.length, "group")}:`;
    case "analyze_papers":
      return ko
        ? `논문 ${total}편을 문제·방법·결과·한계로 나누어 읽었습니다.`
        : `${count(total, "paper")} read by problem, method, result and limits:`;
    case "evaluate_importance":
      return ko ? "읽을 순서입니다." : "In this order:";
    case "synthesize_topic":
      return ko ? `'${about}'에 대해 논문들이 말하는 것입니다.` : `What the papers say about '${about}':`;
    default:
      return ko ? `'${about}'의 초록입니다.` : `The abstract of '${about}':`;
  }
}

function findings({ findings: lines, tool }: DialogueInput): string {
  if (tool === "cluster_papers") return lines.map((line) => `- ${line}`).join("\n");
  return lines.join("\n\n");
}

function papers({ papers: found, tool, total }: DialogueInput, ko: boolean): string {
  if (!["search_papers", "find_related_papers", "evaluate_importance"].includes(tool) || found.length === 0) return "";
  const lines = found
    .slice(0, shown)
    .map(({ number, name, title, note }) => `- ${title} (${name}) [${number}]${note === "" ? "" : ` — ${note}`}`);
  const more = total - lines.length;
  if (more > 0 && tool !== "evaluate_importance") lines.push(ko ? `- 그 밖에 ${more}편` : `- and ${more} more`);
  return lines.join("\n");
}

function document({ document: written, documentFailure }: DialogueInput, ko: boolean): string {
  if (documentFailure !== null)
    return ko
      ? `연구 문서를 쓰지 못했습니다. ${documentFailure}`
      : `The research document could not be written. ${documentFailure}`;
  if (written === null) return "";
  return ko
    ? `연구 문서 **${written.title}**에 정리해 두었습니다.`
    : `It is all in the research document **${written.title}**.`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
