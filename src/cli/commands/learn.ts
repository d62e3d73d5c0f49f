import { defineCommand } from "../command.ts";
import { flag } from "../flags.ts";
import { table } from "../table.ts";

const heads = [
  { ko: "단계", en: "step" },
  { ko: "사례", en: "cases" },
  { ko: "전", en: "before" },
  { ko: "후", en: "after" },
  { ko: "받아들임", en: "taken" },
  { ko: "모델 대신 정할 수 있음", en: "may decide for the model" },
];
const tick = (holds: boolean) => (holds ? "✓" : "-");
const percent = (share: number | undefined) => (share === undefined ? "-" : `${(share * 100).toFixed(1)}%`);

/** Rules learn from what models decided here and from corrections. */
export const learn = defineCommand("learn [step]", { undo: flag }, async ({ context, args: [step], flags }) => {
  const [{ rules, audit }, { fewestOwnCases }] = await Promise.all([context.jihwi(), import("#learning")]);
  if (flags.undo) {
    const undone = await rules.undo(step);
    audit.record("rules-undone", { steps: undone.filter((one) => one.undone).map((one) => one.step) });
    const lines = undone.map((one) => `${one.step}  ${tick(one.undone)}`);
    return { value: step === undefined ? undone : undone[0], text: lines.join("\n") };
  }
  const learned = await rules.learn(step);
  const tooFew = (cases: number) =>
    context.say({ ko: `${cases} (${fewestOwnCases}부터 배움)`, en: `${cases} (learns from ${fewestOwnCases} on)` });
  const rows = learned.map(({ step: name, cases, accuracy, taken, mayDecide }) => [
    name,
    accuracy === null ? tooFew(cases) : cases,
    percent(accuracy?.before),
    percent(accuracy?.after),
    tick(taken),
    tick(mayDecide),
  ]);
  return { value: step === undefined ? learned : learned[0], text: table(context.say, heads, rows) };
});
