import { createModelsFor, type InspectConfig, type ModelsFor, textsAtOnce } from "#inspection";
import type { JihwiError } from "#protocol";
import type { CliContext } from "../../context.ts";
import { cliText } from "../../text.ts";
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
  compiled: cliText("no-judge-compiled"),
  model: cliText("no-judge-model"),
} as const;
