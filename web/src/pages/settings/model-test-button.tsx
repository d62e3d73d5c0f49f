import { Button, Tooltip } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import type { ModelTest } from "#protocol";
import { toApiError } from "../../api/api-error.ts";
import { testModel } from "../../api/models.ts";
import { useAction } from "../../api/use-action.ts";
import { formatDuration } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";

const texts = { test: { ko: "시험", en: "Test" } };

/** Asks the model for one word, or one embedding, and says what came back. */
export function ModelTestButton({ model, embeds }: { model: string; embeds: boolean }) {
  const { say, language } = useLanguage();
  const [result, setResult] = useState<ModelTest | null>(null);
  const test = useAction(async () => setResult(await testModel(model, { embeds })));
  const words = result === null ? model : `${result.message} (${formatDuration(result.ms, language)})`;
  const failure = test.error === null ? null : toApiError(test.error).message;
  return (
    <Tooltip label={failure ?? words} multiline maw={320}>
      <Button
        size="xs"
        variant="default"
        loading={test.busy}
        onClick={() => test.run()}
        leftSection={
          failure === null && result === null ? null : result?.ok === true && failure === null ? (
            <IconCheck size={14} color="var(--accent)" />
          ) : (
            <IconAlertTriangle size={14} color="var(--bad)" />
          )
        }
      >
        {say(texts.test)}
      </Button>
    </Tooltip>
  );
}
