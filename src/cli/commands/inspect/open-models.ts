import { createModelsFor, type InspectConfig, type ModelsFor } from "#inspection";
import type { CliContext } from "../../context.ts";

/** The models of the app; undefined, and said aloud, when none can judge. */
export async function openModels({ votes, judge }: InspectConfig, context: CliContext): Promise<ModelsFor | undefined> {
  const { store, models, config, listener } = await context.jihwi();
  if (models.forRole("judge") === null) {
    context.note(context.say(noJudge[judge]));
    return undefined;
  }
  return createModelsFor({ store, models, listener, limits: config.limits, language: context.language, votes });
}

const noJudge = {
  compiled: {
    ko: "글로 쓰인 조건이 있지만 판정할 모델이 없어 ‘보류’로 남습니다. JIHWI_MODEL로 모델을 정할 수 있습니다.",
    en: "Some conditions are prose and no model can judge them: they stay undecided. JIHWI_MODEL chooses a model.",
  },
  model: {
    ko: "판정할 모델이 없어 코드로 옮긴 기준으로 판정하고, 글로 쓰인 조건은 ‘보류’로 남깁니다. JIHWI_MODEL로 모델을 정할 수 있습니다.",
    en: "No model can judge: code judges by the compiled criteria, and prose stays undecided. JIHWI_MODEL chooses a model.",
  },
} as const;
