import type { AskedLabel } from "#contracts";
import type { ChosenCall } from "#kernel";
import { asksForRest } from "../../asking/asks-for-rest.ts";
import { leftPartsIn, otherPartsIn } from "../../asking/what-is-left.ts";
import type { PlanInput, PlanSubject } from "./schema.ts";

const mostParts = 4;
const mostOthers = 12;

/** The calls that go on with what was shown in part: of the parts that a question names, or that the answer before it broke off. */
export function readOnCalls(
  { question, previous, contents, tools }: PlanInput,
  asked: readonly AskedLabel<PlanSubject["parts"][number]>[],
): ChosenCall[] {
  if (!tools.includes("read_on")) return [];
  const brokenOff = leftPartsIn(previous?.answer ?? "");
  const others = otherPartsIn(previous?.answer ?? "");
  const named = [...new Set(asked.flatMap(({ unit }) => (unit === null ? [] : [unit.label])))];
  const labels = named.length > 0 ? named : brokenOff.map(({ label }) => label);
  const names = contents.filter((line) => labels.some((label) => `${line} `.startsWith(`${label} `)));
  if (!asksForRest(question, [...names, ...asked.map(({ written }) => written)])) return [];
  if (labels.length === 0)
    return others.slice(0, mostOthers).map((name) => ({ tool: "read_on", arguments: { name, left: null } }));
  return labels.slice(0, mostParts).map((name) => ({
    tool: "read_on",
    arguments: { name, left: brokenOff.find(({ label }) => label === name)?.left ?? null },
  }));
}
