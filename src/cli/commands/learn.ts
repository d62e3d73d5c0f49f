import type { Command } from "commander";
import type { CliContext } from "../context.ts";
import { table } from "../table.ts";

/** `jihwi learn`: rules learn from what models decided here and from corrections. */
export function learnCommand(program: Command, context: CliContext): void {
  program
    .command("learn [step]")
    .description(
      context.say({
        ko: "모델이 정한 것과 고쳐 준 것에서 규칙이 배웁니다. 더 나아질 때만 받아들입니다",
        en: "Let rules learn from what models decided and from corrections; taken only where they get better",
      }),
    )
    .option("--undo", context.say({ ko: "앞의 판으로 돌아갑니다", en: "go back to the version before" }))
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi learn\n  jihwi learn chat.select-tool --json\n  jihwi learn --undo")
    .action(async (step: string | undefined, { undo, json }: { undo?: boolean; json?: boolean }) => {
      const [{ rules, audit }, { fewestOwnCases }] = await Promise.all([context.jihwi(), import("#learning")]);
      if (undo === true) {
        const undone = await rules.undo(step);
        audit.record("rules-undone", { steps: undone.filter((one) => one.undone).map((one) => one.step) });
        if (json) return context.printJson(step === undefined ? undone : undone[0]);
        for (const one of undone) context.print(`${one.step}  ${one.undone ? "✓" : "-"}`);
        return;
      }
      const learned = await rules.learn(step);
      if (json) return context.printJson(step === undefined ? learned : learned[0]);
      const percent = (share: number | undefined) => (share === undefined ? "-" : `${(share * 100).toFixed(1)}%`);
      const tick = (holds: boolean) => (holds ? "✓" : "-");
      const tooFew = (cases: number) =>
        context.say({ ko: `${cases} (${fewestOwnCases}부터 배움)`, en: `${cases} (learns from ${fewestOwnCases} on)` });
      context.print(
        table(
          [
            context.say({ ko: "단계", en: "step" }),
            context.say({ ko: "사례", en: "cases" }),
            context.say({ ko: "전", en: "before" }),
            context.say({ ko: "후", en: "after" }),
            context.say({ ko: "받아들임", en: "taken" }),
            context.say({ ko: "모델 대신 정할 수 있음", en: "may decide for the model" }),
          ],
          learned.map(({ step: name, cases, accuracy, taken, mayDecide }) => [
            name,
            accuracy === null ? tooFew(cases) : String(cases),
            percent(accuracy?.before),
            percent(accuracy?.after),
            tick(taken),
            tick(mayDecide),
          ]),
        ),
      );
    });
}
