import { type FakeCall, type FakeProvider, json, type Reply, text } from "../fakes/index.ts";

type Played = Reply | ((call: FakeCall) => Reply);

/** What the model plays in each step; a list is played in order and its last part again and again. */
export type Score = Readonly<Record<string, Played | readonly Played[]>>;

/** Steps whose outcome no test is about. */
const quiet: Score = {
  "chat.rewrite": ({ text: asked }) =>
    json({ question: asked.split(/마지막 말: |Last message: /).at(-1) ?? "", refers_back: false }),
  "chat.title": json({ title: "제목" }),
  "conversation-summarise": json({ summary: "요약" }),
  "chat.respond": text("모은 내용으로 쓴 답입니다."),
  "documents-describe": json({ description: "문서입니다." }),
  "grounding-judge": json({ verdicts: [] }),
  "grounding-repair": json({ corrections: [] }),
};

/** Lets a fake provider play the steps of the chat, told apart by the schema that each is held to. */
export function playSteps(provider: FakeProvider, score: Score): void {
  const turns = new Map<string, number>();
  provider.respond((call) => {
    const name = stepOf(call);
    const part = score[name] ?? quiet[name];
    if (part === undefined) return undefined;
    const at = turns.get(name) ?? 0;
    turns.set(name, at + 1);
    const played = isList(part) ? part[Math.min(at, part.length - 1)] : part;
    return typeof played === "function" ? played(call) : played;
  });
}

/** The step that a request is of: only the answer is asked for without a schema. */
export function stepOf({ schema }: FakeCall): string {
  if (schema === null) return "chat.respond";
  return (schema.name ?? "").replace(/^chat_/, "chat.").replaceAll("_", "-");
}

function isList(part: Played | readonly Played[]): part is readonly Played[] {
  return Array.isArray(part);
}

export const choose = (selected_tool: string, query = "", reason = "까닭") => json({ selected_tool, query, reason });
export const judge = (needs_more_tools: boolean, summary = "정리") =>
  json({ summary, needs_more_tools, next_action: needs_more_tools ? "더 찾기" : null, reason: "까닭" });
export const conclude = (conclusion: string, ...thinking_steps: string[]) =>
  json({ thinking_steps, conclusion, confidence: "medium" });
