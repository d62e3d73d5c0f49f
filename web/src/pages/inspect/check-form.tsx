import { Button, Textarea, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import type { AlgorithmView, SavedCheck } from "#protocol";
import { offerDownload } from "../../api/save-file.ts";
import { removeCheck, saveCheck } from "../../api/saved-checks.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ConfirmModal } from "../../shell/confirm-modal.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import styles from "./check-editor.module.css";
import { CheckSettings } from "./check-settings.tsx";
import { CheckVersions } from "./check-versions.tsx";
import { CompiledCriteria } from "./compiled-criteria.tsx";

const texts = {
  name: { ko: "이름", en: "Name" },
  nameHint: { ko: "예: 댓글 길이, 사내 금칙어", en: "For example: comment length" },
  document: { ko: "기준 (Markdown)", en: "Criteria (Markdown)" },
  fields: (names: string) => ({ ko: `쓸 수 있는 값: ${names}`, en: `Values to speak of: ${names}` }),
  create: { ko: "내 검사로 저장", en: "Save as my check" },
  update: { ko: "저장", en: "Save" },
  kept: (version: number) => ({ ko: `${version}판이 저장되어 있습니다.`, en: `Version ${version} is saved.` }),
  changed: { ko: "저장하지 않은 변경이 있습니다.", en: "There are unsaved changes." },
  download: { ko: "기준 받기", en: "Download criteria" },
  remove: { ko: "지우기", en: "Remove" },
  removeTitle: { ko: "내 검사를 지울까요?", en: "Remove this check?" },
  removeWords: {
    ko: "모든 판이 지워집니다. 이미 끝난 검사의 결과는 그대로 남습니다.",
    en: "All its versions go. Results of finished inspections stay.",
  },
};

interface Props {
  /** The built-in check that does the work. */
  readonly algorithm: AlgorithmView;
  readonly saved: SavedCheck | null;
  readonly onSaved: (id: string) => void;
  readonly onRemoved: () => void;
}

/** One check: its name, its settings, its criteria, and beside them what code makes of each line as it is typed. */
export function CheckForm({ algorithm, saved, onSaved, onRemoved }: Props) {
  const { say } = useLanguage();
  const original = saved ?? { name: "", settings: {}, criteria: algorithm.criteria };
  const [{ name, settings, criteria }, setDraft] = useState(original);
  const [settled] = useDebouncedValue(criteria, 250);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [removing, setRemoving] = useState(false);
  const draft = { name, settings, criteria };
  const changed =
    JSON.stringify(draft) !==
    JSON.stringify({ name: original.name, settings: original.settings, criteria: original.criteria });
  const save = async () => {
    setBusy(true);
    setError(null);
    try {
      onSaved((await saveCheck(saved?.id ?? null, { ...draft, base: algorithm.name })).id);
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  };
  return (
    <>
      <div className={styles.source}>
        <TextInput
          label={say(texts.name)}
          placeholder={say(texts.nameHint)}
          maxLength={100}
          value={name}
          onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
        />
        <CheckSettings
          base={algorithm.name}
          settings={settings}
          onChange={(settings) => setDraft({ ...draft, settings })}
        />
        <Textarea
          label={say(texts.document)}
          description={say(texts.fields(algorithm.fields.join(", ")))}
          autosize
          minRows={9}
          maxRows={28}
          spellCheck={false}
          classNames={{ input: styles.markdown }}
          value={criteria}
          onChange={(event) => setDraft({ ...draft, criteria: event.currentTarget.value })}
        />
        {saved === null ? null : (
          <p className={styles.note}>{say(changed ? texts.changed : texts.kept(saved.version))}</p>
        )}
        {error === null ? null : <ErrorNote error={error} />}
        <div className={styles.tools}>
          <Button size="sm" loading={busy} disabled={name.trim() === "" || !changed} onClick={() => void save()}>
            {say(saved === null ? texts.create : texts.update)}
          </Button>
          {saved === null ? null : <CheckVersions id={saved.id} onChoose={setDraft} />}
          <Button
            size="sm"
            variant="default"
            onClick={() => offerDownload(new Blob([criteria], { type: "text/markdown" }), `${name || "criteria"}.md`)}
          >
            {say(texts.download)}
          </Button>
          {saved === null ? null : (
            <Button size="sm" variant="subtle" color="red" onClick={() => setRemoving(true)}>
              {say(texts.remove)}
            </Button>
          )}
        </div>
      </div>
      <CompiledCriteria algorithm={algorithm.name} markdown={settled} />
      {saved === null ? null : (
        <ConfirmModal
          opened={removing}
          title={say(texts.removeTitle)}
          words={say(texts.removeWords)}
          yes={say(texts.remove)}
          onNo={() => setRemoving(false)}
          onYes={async () => {
            await removeCheck(saved.id);
            onRemoved();
          }}
        />
      )}
    </>
  );
}
