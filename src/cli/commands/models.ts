import type { Command } from "commander";
import type { CliContext } from "../context.ts";
import { table } from "../table.ts";

export function modelsCommand(program: Command, context: CliContext): void {
  program
    .command("models")
    .description(
      context.say({
        ko: "설정된 모델과 역할마다 쓰는 모델을 보여 줍니다",
        en: "Show what is configured and what each role uses",
      }),
    )
    .option("--json", "JSON")
    .addHelpText(
      "after",
      "\n  JIHWI_MODEL=openai:gpt-5-mini jihwi models\n  JIHWI_MODEL_JUDGE=anthropic:claude-sonnet-4-5 jihwi models --json",
    )
    .action(async ({ json }: { json?: boolean }) => {
      const jihwi = await context.jihwi();
      const models = await jihwi.settings.models.read();
      if (json) return context.printJson(models);
      const unknown = context.say({ ko: "모름", en: "unknown" });
      context.print(
        table(
          [
            context.say({ ko: "역할", en: "role" }),
            context.say({ ko: "모델", en: "model" }),
            context.say({ ko: "정한 곳", en: "set by" }),
            context.say({ ko: "값(입력/출력, 100만 토큰)", en: "price (in/out per M tokens)" }),
          ],
          models.roles.map(({ role, model, setBy, ready, price }) => [
            role,
            ready ? model : `${model} (${context.say({ ko: "키 없음", en: "no key" })})`,
            setBy ?? context.say({ ko: "기본값", en: "default" }),
            model === "rules" ? "-" : price === null ? unknown : `$${price.inputPerMTok} / $${price.outputPerMTok}`,
          ]),
        ),
      );
      context.print("");
      context.print(
        table(
          [context.say({ ko: "제공자", en: "provider" }), context.say({ ko: "상태", en: "state" })],
          models.providers.map(({ title, configured, remedy }) => [
            title,
            configured ? context.say({ ko: "설정됨", en: "configured" }) : context.say(remedy),
          ]),
        ),
      );
      const found = models.found.map(({ id, server }) => `${id} (${server})`);
      context.print(
        `\n${context.say({ ko: "이 컴퓨터에서 찾은 모델", en: "Found running here" })}: ${found.join(", ") || context.say({ ko: "없음", en: "none" })}`,
      );
    });
}
