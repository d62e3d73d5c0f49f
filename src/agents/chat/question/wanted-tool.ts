import { overlap } from "#language";
import type { Localized } from "#protocol";
import type { ToolTraits } from "../tools/toolset.ts";

/** A question is like a cue when each holds so much of the other's letter pairs. */
const likeness = 0.6;
/** A name of fewer letters may stand in any sentence. */
const shortestName = 3;

export interface WantedTool<Tool> {
  readonly tool: Tool;
  readonly why: Localized;
}

/** The tool that a question is plainly for: one that claims it, is named in it, or has a cue like it. */
export function wantedTool<Tool extends ToolTraits>(question: string, tools: readonly Tool[]): WantedTool<Tool> | null {
  const named = tools.find((tool) => tool.isAdded && isNamed(tool, question));
  if (named !== undefined)
    return { tool: named, why: { ko: `${named.title.ko} 도구를 말했습니다.`, en: `It names ${named.title.en}.` } };
  const claiming = tools.find(({ claims }) => claims?.(question) === true);
  if (claiming !== undefined)
    return {
      tool: claiming,
      why: { ko: `${claiming.title.ko} 도구가 맡는 질문입니다.`, en: `It is a question for ${claiming.title.en}.` },
    };
  const [nearest] = tools
    .map((tool) => ({ tool, fit: Math.max(0, ...(tool.cues ?? []).map((cue) => alike(cue, question))) }))
    .sort((a, b) => b.fit - a.fit);
  if (nearest === undefined || nearest.fit < likeness) return null;
  const { title } = nearest.tool;
  return {
    tool: nearest.tool,
    why: { ko: `${title.ko} 도구를 쓰는 질문과 비슷합니다.`, en: `It is like the questions for ${title.en}.` },
  };
}

/** By its name as it is written, or by its title; of a title in parts (`server: tool`), by all of them. */
function isNamed({ name, title }: ToolTraits, question: string): boolean {
  const asked = folded(question);
  if (asked.includes(folded(name))) return true;
  return [title.ko, title.en].some((written) => {
    const parts = written.split(/[:·]/).map(folded);
    return parts.every((part) => part.length >= shortestName && asked.includes(part));
  });
}

const folded = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s_-]+/g, "");
const alike = (cue: string, question: string) => Math.min(overlap(cue, question), overlap(question, cue));
