import { useState } from "react";
import { toApiError } from "../../api/api-error.ts";
import { testModel } from "../../api/models.ts";
import { useAction } from "../../api/use-action.ts";
import { formatDuration } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { abilitiesWords } from "./abilities-words.ts";

interface Outcome {
  readonly model: string;
  readonly ok: boolean;
  readonly words: string;
}

/** Asks a model for one word, or one embedding, and tells what came back. */
export function useModelTest(model: string, { embeds }: { embeds: boolean }) {
  const { language, say } = useLanguage();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { run, busy } = useAction(async () => {
    try {
      const { ok, message, ms, abilities } = await testModel(model, { embeds });
      const can = abilities === null ? "" : ` ${say(abilitiesWords(abilities))}`;
      setOutcome({ model, ok, words: `${message} (${formatDuration(ms, language)})${can}` });
    } catch (thrown) {
      setOutcome({ model, ok: false, words: toApiError(thrown).message });
    }
  });
  // What another model has answered says nothing of this one.
  return { run: () => run(), busy, outcome: outcome?.model === model ? outcome : null };
}
