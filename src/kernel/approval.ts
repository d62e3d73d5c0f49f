import { z } from "zod";
import { hasLetters, oneLine } from "#language";
import { type ApprovalState, JihwiError, type Localized, type SchemaOf } from "#protocol";
import type { ApprovalRequest, Run } from "./run.ts";

const decisionSchema = z.object({ state: z.enum(["once", "always", "never", "refused", "timeout", "nobody"]) });

/**
 * Waits for leave to run a tool, for the nth time in this run; throws when it is not given. A run that is resumed does not
 * ask twice, and closes the question that the former one left open.
 */
export async function obtainApproval(
  tool: { readonly name: string; readonly title: Localized },
  input: unknown,
  run: Run,
  { nth, caution }: { readonly nth: number; readonly caution: Localized | null },
): Promise<void> {
  const id = `${tool.name}-${nth + 1}`;
  const show = (state: ApprovalState) =>
    run.show("approval", { id, tool: tool.name, title: tool.title, arguments: input, caution, state }, id);
  const wasAsked = run.journal.entries().some(({ kind, input: shownId }) => kind === "show" && shownId === id);
  if (wasAsked) show("asked");
  let isAsked = wasAsked;
  const work = async () => {
    const request: ApprovalRequest = {
      id,
      runId: run.id,
      tool: tool.name,
      title: tool.title,
      arguments: input,
      caution,
      timeoutMs: run.budget.timeFor(run.limits.turnMs),
      signal: run.signal,
    };
    const asking = run.approve(request, async () => {
      if (!isAsked) show("asked");
      isAsked = true;
      // Whoever follows the turn from another process sees the question only in the store.
      await run.journal.flush();
    });
    const state = await run.budget.waitFor(asking);
    return decisionSchema.parse({ state });
  };
  const { state } = await run.once(effect, decisionSchema, work, { tool: tool.name, input });
  if (isAsked) show(state);
  if (state !== "once" && state !== "always") throw refused(tool.title, state);
}

const effect = "tool.approval";

const reasons: Readonly<Record<"never" | "refused" | "timeout" | "nobody", Localized>> = {
  never: { ko: "쓰지 않기로 정해 두었습니다.", en: "it was decided that it is never used." },
  refused: { ko: "허락하지 않았습니다.", en: "it was not allowed." },
  timeout: { ko: "물었지만 제때 대답이 없었습니다.", en: "nobody answered in time whether it may be used." },
  nobody: { ko: "쓸지 물어볼 사람이 없습니다.", en: "nobody is there to ask whether it may be used." },
};

function refused(title: Localized, state: keyof typeof reasons): JihwiError {
  const why = reasons[state];
  return new JihwiError("tool-refused", {
    message: {
      ko: `${title.ko} 도구를 쓰지 않았습니다: ${why.ko}`,
      en: `${title.en} was not used: ${why.en}`,
    },
    hint:
      state === "nobody"
        ? {
            ko: "화면에서 묻거나, 명령줄이면 --yes를 붙이거나, 설정에서 항상 허용해 주세요.",
            en: "Ask on the page, add --yes on the command line, or allow it always in Settings.",
          }
        : { ko: "설정의 도구 서버에서 바꿀 수 있습니다.", en: "Settings, tool servers, is where this can be changed." },
  });
}

const mostNamed = 10;

/**
 * What a person is told before words that nobody has said go to a tool of somebody else's; null where there are none.
 * `isSaid` knows what was.
 */
export function cautionAbout(
  { title, input: schema }: { readonly title: Localized; readonly input: SchemaOf },
  input: unknown,
  isSaid: (word: string) => boolean,
): Localized | null {
  const declared = new Set(namesIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })));
  const words = oneLine(textsIn(input, declared).join(" "))
    .split(" ")
    .filter((word) => hasLetters(word));
  const unsaid = [...new Set(words)].filter((word) => !isSaid(word));
  if (unsaid.length === 0) return null;
  const named = unsaid.slice(0, mostNamed).join(", ");
  return {
    ko: `하신 말에 없던 말을 ${title.ko} 도구에 건넵니다: ${named}`,
    en: `Words that you did not say are handed to ${title.en}: ${named}`,
  };
}

/** All that an input tells: its values, and the names that the tool did not declare, which hold any words as well. */
function textsIn(input: unknown, declared: ReadonlySet<string>): string[] {
  if (typeof input === "string") return [input];
  if (typeof input === "number") return [String(input)];
  if (Array.isArray(input)) return input.flatMap((value) => textsIn(value, declared));
  if (typeof input !== "object" || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) => {
    const texts = textsIn(value, declared);
    return declared.has(name) ? texts : [name, ...texts];
  });
}

/** The names that a schema gives to properties, at any depth. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, part]) => [
    ...(keyword === "properties" ? Object.keys(Object(part)) : []),
    ...namesIn(part),
  ]);
}
