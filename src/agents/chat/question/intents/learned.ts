import { z } from "zod";
import { defineLearnedChoice } from "#learning";

const input = z.object({ question: z.string(), toolHistory: z.array(z.unknown()).default([]) });
type Asked = z.infer<typeof input>;
const intended = z.object({ analysis: z.boolean(), web: z.boolean() });
const chosen = z.object({ selected_tool: z.string() });

/** Whether analysis or comparison is asked for, learned from how people ask. */
export const analysisAsked = defineLearnedChoice<Asked>({
  name: "chat.intents/analysis",
  input,
  label: (expect, asked) => {
    const own = intended.safeParse(expect);
    if (own.success) return String(own.data.analysis);
    if (chosen.safeParse(expect).data?.selected_tool === "reasoning") return "true";
    const tool = firstTool(expect, asked);
    return tool === "none" || tool === "get_current_time" ? "false" : null;
  },
  features: ({ question }) => ({ texts: { question } }),
});

/** Whether the web is asked for, in so many words or by asking for what changes from day to day. */
export const webAsked = defineLearnedChoice<Asked>({
  name: "chat.intents/web",
  input,
  label: (expect, asked) => {
    const own = intended.safeParse(expect);
    if (own.success) return String(own.data.web);
    const tool = firstTool(expect, asked);
    return tool === null ? null : String(tool === "web_search");
  },
  features: ({ question }) => ({ texts: { question } }),
});

/** The tool that a case of the choice expects in the first round; later rounds say nothing about the question. */
function firstTool(expect: unknown, { toolHistory }: Asked): string | null {
  const tool = chosen.safeParse(expect);
  return tool.success && toolHistory.length === 0 ? tool.data.selected_tool : null;
}
