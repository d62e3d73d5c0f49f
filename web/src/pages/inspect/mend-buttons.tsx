import { Button, Group, List, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import type { Finding } from "#protocol";
import { fixText, useAlgorithms } from "../../api/inspect.ts";
import { useAction } from "../../api/use-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { CopyButton } from "../../shell/copy-button.tsx";

const texts = {
  mended: { ko: "고친 글", en: "The mended text" },
  copy: { ko: "고친 글 복사", en: "Copy" },
  removed: { ko: "지운 문장", en: "Removed" },
  line: (line: number) => ({ ko: `${line}줄`, en: `Line ${line}` }),
};

/** Mends what code can mend, each way by a button of its own: whoever masks personal data has removed no sentence by it. */
export function MendButtons({ text, findings }: { text: string; findings: readonly Finding[] }) {
  const { say } = useLanguage();
  const algorithms = useAlgorithms().data?.algorithms ?? [];
  const [mended, setMended] = useState<{ by: string[]; text: string; removed: Finding[] } | null>(null);
  const fixOf = ({ algorithm, kind }: Finding) => {
    const fix = algorithms.find(({ name }) => name === algorithm)?.fix;
    return fix?.kinds.includes(kind) ? fix : null;
  };
  // By a name that stays when the page changes its language.
  const ways = Map.groupBy(findings, (finding) => fixOf(finding)?.title.en ?? null);
  const mend = useAction(async (by: string[]) => {
    const fixed = await fixText(
      text,
      by.flatMap((way) => ways.get(way) ?? []),
    );
    setMended({ by, ...fixed });
  });
  const by = mended?.by ?? [];
  return (
    <>
      <Group gap="xs" mb="sm">
        {[...ways].map(([way, found]) => {
          const title = found[0] === undefined ? undefined : fixOf(found[0])?.title;
          return way === null || title === undefined ? null : (
            <Button
              key={way}
              size="xs"
              variant="light"
              disabled={by.includes(way)}
              loading={mend.busy}
              onClick={() => mend.run([...by, way])}
            >
              {`${say(title)} (${found.length})`}
            </Button>
          );
        })}
      </Group>
      <ActionError action={mend} />
      {mended === null ? null : (
        <>
          <Textarea label={say(texts.mended)} value={mended.text} readOnly autosize maxRows={12} />
          <Group gap="xs">
            <CopyButton label={say(texts.copy)} text={mended.text} />
          </Group>
          {mended.removed.length === 0 ? null : (
            <>
              <Text size="sm" fw={600} mt="xs">
                {say(texts.removed)}
              </Text>
              <List size="sm" mb="sm">
                {mended.removed.map(({ offset, line, text }) => (
                  <List.Item key={offset}>{`${say(texts.line(line))}: ${text}`}</List.Item>
                ))}
              </List>
            </>
          )}
        </>
      )}
    </>
  );
}
