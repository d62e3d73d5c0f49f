import { Button, Select, Textarea } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import type { AlgorithmView } from "#protocol";
import { useAlgorithms } from "../../api/inspect.ts";
import { offerDownload } from "../../api/save-file.ts";
import { useLanguage } from "../../language/use-language.ts";
import { criteriaPreference } from "../../preferences/preferences.ts";
import { PageError } from "../../shell/page-error.tsx";
import { Waiting } from "../../shell/waiting.tsx";
import { CompiledCriteria } from "./compiled-criteria.tsx";
import styles from "./criteria-editor.module.css";

const texts = {
  algorithm: { ko: "알고리즘", en: "Algorithm" },
  document: { ko: "기준 문서 (Markdown)", en: "Criteria document (Markdown)" },
  fields: (names: string) => ({ ko: `쓸 수 있는 값: ${names}`, en: `Values to speak of: ${names}` }),
  edited: {
    ko: "고친 기준이 이 브라우저의 검사에 쓰입니다.",
    en: "Your edited criteria are used in this browser's inspections.",
  },
  reset: { ko: "처음으로 되돌리기", en: "Back to the original" },
  download: { ko: "파일로 받기", en: "Download" },
};

/** A criteria document, and beside it what code makes of each line, as it is typed. */
export function CriteriaEditor() {
  const algorithms = useAlgorithms();
  if (algorithms.error !== null)
    return <PageError error={algorithms.error} onRetry={() => void algorithms.refetch()} />;
  return algorithms.data === undefined ? <Waiting /> : <Editor algorithms={algorithms.data.algorithms} />;
}

function Editor({ algorithms }: { algorithms: readonly AlgorithmView[] }) {
  const { say } = useLanguage();
  const edited = criteriaPreference.use();
  const [name, setName] = useState(algorithms[0]?.name ?? "");
  const algorithm = algorithms.find((one) => one.name === name);
  const markdown = edited[name] ?? algorithm?.criteria ?? "";
  const [settled] = useDebouncedValue(markdown, 250);
  const { [name]: own, ...others } = edited;
  const write = (text: string) =>
    criteriaPreference.set(text === algorithm?.criteria ? others : { ...edited, [name]: text });
  return (
    <div className={styles.editor}>
      <div className={styles.source}>
        <Select
          label={say(texts.algorithm)}
          description={algorithm === undefined ? null : say(algorithm.description)}
          allowDeselect={false}
          searchable
          value={name}
          data={algorithms.map(({ name, title }) => ({ value: name, label: say(title) }))}
          onChange={(value) => setName(value ?? name)}
        />
        <Textarea
          label={say(texts.document)}
          description={say(texts.fields(algorithm?.fields.join(", ") ?? ""))}
          autosize
          minRows={14}
          maxRows={28}
          spellCheck={false}
          classNames={{ input: styles.markdown }}
          value={markdown}
          onChange={(event) => write(event.currentTarget.value)}
        />
        {own === undefined ? null : <p className={styles.note}>{say(texts.edited)}</p>}
        <div className={styles.tools}>
          <Button
            size="xs"
            variant="default"
            disabled={own === undefined}
            onClick={() => criteriaPreference.set(others)}
          >
            {say(texts.reset)}
          </Button>
          <Button
            size="xs"
            variant="default"
            onClick={() => offerDownload(new Blob([markdown], { type: "text/markdown" }), `${name}.md`)}
          >
            {say(texts.download)}
          </Button>
        </div>
      </div>
      <CompiledCriteria algorithm={name} markdown={settled} />
    </div>
  );
}
