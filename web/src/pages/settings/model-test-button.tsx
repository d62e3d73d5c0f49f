import { Button, Tooltip } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import type { ModelTest } from "#protocol";
import { toApiError } from "../../api/api-error.ts";
import { testModel } from "../../api/models.ts";
import { formatDuration } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";

const texts = { test: { ko: "시험", en: "Test" } };

/** Asks the model for one word, and says what came back. */
export function ModelTestButton({ model }: { model: string }) {
  const { say, language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ModelTest | null>(null);
  const test = async () => {
    setBusy(true);
    try {
      setResult(await testModel(model));
    } catch (thrown) {
      setResult({ ok: false, ms: 0, message: toApiError(thrown).message });
    } finally {
      setBusy(false);
    }
  };
  const words = result === null ? model : `${result.message} (${formatDuration(result.ms, language)})`;
  return (
    <Tooltip label={words} multiline maw={320}>
      <Button
        size="xs"
        variant="default"
        loading={busy}
        onClick={() => void test()}
        leftSection={
          result === null ? null : result.ok ? (
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
