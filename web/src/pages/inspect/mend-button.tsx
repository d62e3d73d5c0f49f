import { Button, CopyButton, Textarea } from "@mantine/core";
import { useState } from "react";
import type { Finding } from "#protocol";
import { fixText, useAlgorithms } from "../../api/inspect.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ErrorNote } from "../../shell/error-note.tsx";

const texts = {
  mend: (count: number) => ({ ko: `고칠 수 있는 ${count}건 고치기`, en: `Mend ${count} findings` }),
  mended: { ko: "고친 글", en: "The mended text" },
  copy: { ko: "고친 글 복사", en: "Copy" },
  copied: { ko: "복사했습니다", en: "Copied" },
};

/** Mends what code can mend: personal data masked, repetitions removed, addresses encrypted. */
export function MendButton({ text, findings }: { text: string; findings: readonly Finding[] }) {
  const { say } = useLanguage();
  const algorithms = useAlgorithms().data?.algorithms ?? [];
  const [mended, setMended] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const mendable = findings.filter(({ algorithm, kind }) =>
    algorithms.some(({ name, fix }) => name === algorithm && fix !== null && fix.kinds.includes(kind)),
  );
  if (mendable.length === 0) return null;
  const mend = async () => {
    try {
      setMended((await fixText(text, mendable)).text);
    } catch (thrown) {
      setError(thrown);
    }
  };
  return (
    <>
      <Button size="xs" variant="light" mb="sm" onClick={() => void mend()}>
        {say(texts.mend(mendable.length))}
      </Button>
      {error === null ? null : <ErrorNote error={error} />}
      {mended === null ? null : (
        <>
          <Textarea label={say(texts.mended)} value={mended} readOnly autosize maxRows={12} />
          <CopyButton value={mended}>
            {({ copied, copy }) => (
              <Button size="xs" variant="default" onClick={copy}>
                {say(copied ? texts.copied : texts.copy)}
              </Button>
            )}
          </CopyButton>
        </>
      )}
    </>
  );
}
