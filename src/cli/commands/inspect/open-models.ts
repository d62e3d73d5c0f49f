import { createModelsFor, type InspectConfig, type ModelsFor, textsAtOnce } from "#inspection";
import type { JihwiError } from "#protocol";
import type { CliContext } from "../../context.ts";
import { noteUnkept } from "./keep-trace.ts";

/** What judges prose and answers questions, and the id of the model that does. */
export interface OpenedModels {
  readonly modelsFor: ModelsFor;
  readonly judgeModel: string;
  /** How many texts it judges at once unless somebody says otherwise. */
  readonly textsAtOnce: number;
}

/** The models of the app; null, and said aloud, when none can judge. */
export async function openModels({ judge }: InspectConfig, context: CliContext): Promise<OpenedModels | null> {
  const {
    store,
    models,
    config,
    work: { listener },
  } = await context.jihwi();
  const model = models.forRole("judge");
  if (model === null) {
    context.note(context.say(noJudge[judge]));
    return null;
  }
  const { language } = context;
  const onUnkept = (document: string, error: JihwiError) => noteUnkept(error, context, document);
  const modelsFor = createModelsFor({ store, models, listener, onUnkept, limits: config.limits, language });
  return { modelsFor, judgeModel: model.id, textsAtOnce: textsAtOnce(model) };
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
