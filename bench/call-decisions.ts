import { z } from "zod";
import { evaluateStep } from "#learning";
import { chatWith } from "../test/beds/chat/chat-with.ts";
import { testRows } from "./test-data.ts";

const decisionSchema = z.object({
  category: z.enum(["CALL", "REJECT", "SLOT-some", "SLOT-all"]),
  input_messages: z.array(z.object({ role: z.string(), content: z.string().nullable() })),
  ground_truth: z.object({
    tool_calls: z.array(z.object({ function: z.object({ name: z.string() }) })).nullish(),
  }),
});
type Decision = z.infer<typeof decisionSchema>;

/** Functions that fetch something, which our clock, web and reasoning can do too; the others act (a taxi, a timer). */
const fetches = /get|find|search|track|compare|check|calc|convert|view|inform|recommend|count/i;

/**
 * The rule's choice of a tool on FunctionChat's call decisions. Its cases offer functions of their own, which our selector
 * never sees, so its labels can be mapped in two ways, neither of them whole:
 * - literally: "call" is any tool, "ask for a missing slot" and "no function fits" are `none`;
 * - by need, for the CALL cases alone: a function that fetches is any tool, one that acts is `none`, since nothing here acts.
 */
export async function run(): Promise<void> {
  const decisions = testRows("functionchat_ko/calldecision.jsonl", decisionSchema);
  const chose = await choices(decisions);
  const literal = (decision: Decision) => decision.category === "CALL";
  const shares = [...Map.groupBy(decisions.entries(), ([, { category }]) => category)].map(([category, group]) => {
    const right = group.filter(([at, decision]) => chose[at] === literal(decision)).length;
    return `${category} ${right}/${group.length}`;
  });
  const right = decisions.filter((decision, at) => chose[at] === literal(decision)).length;
  console.log(`literally: ${share(right, decisions.length)} right (${shares.join(", ")})`);
  console.log(`  always none would be ${share(decisions.filter((one) => !literal(one)).length, decisions.length)}`);
  const calls = [...decisions.entries()].filter(([, { category }]) => category === "CALL");
  const needed = calls.filter(([at, decision]) => chose[at] === fetches.test(functionOf(decision)));
  const fetching = calls.filter(([, decision]) => fetches.test(functionOf(decision))).length;
  console.log(
    `by need, CALL only: ${share(needed.length, calls.length)} right (${fetching} fetch, ${calls.length - fetching} act)`,
  );
}

/** Whether the rule takes a tool, case by case. */
async function choices(decisions: readonly Decision[]): Promise<boolean[]> {
  const { steps } = chatWith({ webConfigured: () => true });
  const step = steps.find(({ name }) => name === "chat.select-tool");
  if (step === undefined) throw new Error("the chat has no step select-tool");
  const cases = decisions.map(({ input_messages }) => ({
    input: { question: input_messages.findLast(({ role }) => role === "user")?.content ?? "" },
    expect: { selected_tool: "none" },
  }));
  const failed = new Set((await evaluateStep(step, cases)).executors[0]?.failures.map(({ number }) => number - 1));
  return decisions.map((_, at) => failed.has(at));
}

function functionOf({ ground_truth }: Decision): string {
  return ground_truth.tool_calls?.[0]?.function.name ?? "";
}

function share(count: number, of: number): string {
  return `${((100 * count) / of).toFixed(1)}% (${count}/${of})`;
}
