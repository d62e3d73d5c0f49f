import { Button, Group, Textarea } from "@mantine/core";
import { useState } from "react";
import type { Finding } from "#protocol";
import { fixText, useAlgorithms } from "../../api/inspect.ts";
import { useAction } from "../../api/use-action.ts";
import { counted } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { CopyButton } from "../../shell/copy-button.tsx";

const texts = {
  mend: (count: number) => ({ ko: `고칠 수 있는 ${count}건 고치기`, en: `Mend ${counted(count, "finding")}` }),
  mended: { ko: "고친 글", en: "The mended text" },
  copy: { ko: "고친 글 복사", en: "Copy" },
};

/** Mends what code can mend: personal data masked, repetitions removed, addresses encrypted. */
export function MendButton({ text, findings }: { text: string; findings: readonly Finding[] }) {
  const { say } = useLanguage();
  const algorithms = useAlgorithms().data?.algorithms ?? [];
  const [mended, setMended] = useState<string | null>(null);
  const mendable = findings.filter(({ algorithm, kind }) =>
    algorithms.some(({ name, fix }) => name === algorithm && fix !== null && fix.kinds.includes(kind)),
  );
  const mend = useAction(async () => setMended((await fixText(text, mendable)).text));
  if (mendable.length === 0) return null;
  return (
    <>
      <Button size="xs" variant="light" mb="sm" loading={mend.busy} onClick={() => mend.run()}>
        {say(texts.mend(mendable.length))}
      </Button>
      <ActionError action={mend} />
      {mended === null ? null : (
        <>
          <Textarea label={say(texts.mended)} value={mended} readOnly autosize maxRows={12} />
          <Group gap="xs">
            <CopyButton label={say(texts.copy)} text={mended} />
          </Group>
        </>
      )}
    </>
  );
}
