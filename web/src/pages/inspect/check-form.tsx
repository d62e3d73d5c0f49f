import { Button, Textarea, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { z } from "zod";
import type { AlgorithmView, SavedCheck } from "#protocol";
import { offerDownload } from "../../api/save-file.ts";
import { removeCheck, saveCheck } from "../../api/saved-checks.ts";
import { useAction } from "../../api/use-action.ts";
import { useKeptForm } from "../../drafts/use-kept-form.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { ConfirmModal } from "../../shell/confirm-modal.tsx";
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
  newer: (version: number) => ({
    ko: `고치는 사이에 다른 곳에서 ${version}판이 저장되었습니다. 저장하면 이 글이 ${version + 1}판이 됩니다.`,
    en: `Version ${version} was saved elsewhere meanwhile. Saving makes this text version ${version + 1}.`,
  }),
  discard: { ko: "변경 버리기", en: "Discard changes" },
  download: { ko: "기준 받기", en: "Download criteria" },
  remove: { ko: "지우기", en: "Remove" },
  removeTitle: { ko: "내 검사를 지울까요?", en: "Remove this check?" },
  removeWords: {
    ko: "모든 판이 지워집니다. 이미 끝난 검사의 결과는 그대로 남습니다.",
    en: "All its versions go. Results of finished inspections stay.",
  },
};

const draftSchema = z.object({
  name: z.string(),
  settings: z.object({
    banned: z.array(z.string()).optional(),
    phrases: z.array(z.string()).optional(),
    ignoreCase: z.boolean().optional(),
    question: z.string().optional(),
  }),
  criteria: z.string(),
  /** The version that is being changed; 0 for a check that is not saved yet. */
  version: z.number(),
});
type CheckDraft = z.infer<typeof draftSchema>;

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
  const original = draftOf(saved ?? { name: "", settings: {}, criteria: algorithm.criteria, version: 0 });
  const kept = useKeptForm(`check ${saved?.id ?? algorithm.name}`, draftSchema);
  const draft = kept.form ?? original;
  const changed = kept.form !== null;
  const { name, settings, criteria } = draft;
  const [settled] = useDebouncedValue(criteria, 250);
  const [removing, setRemoving] = useState(false);
  // What is as it was is no change, and must not hide a later version.
  const change = (part: Partial<CheckDraft>) => {
    const next = { ...draft, ...part };
    if (JSON.stringify(next) === JSON.stringify(original)) kept.discard();
    else kept.write(next);
  };
  const save = useAction(async (sent: CheckDraft) => {
    const { version, ...check } = sent;
    const { id } = await saveCheck(saved, { ...check, base: algorithm.name });
    kept.forget(sent);
    onSaved(id);
  });
  return (
    <>
      <fieldset className={styles.source} disabled={save.busy}>
        <TextInput
          label={say(texts.name)}
          placeholder={say(texts.nameHint)}
          maxLength={100}
          value={name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <CheckSettings base={algorithm.name} settings={settings} onChange={(next) => change({ settings: next })} />
        <Textarea
          label={say(texts.document)}
          description={say(texts.fields(algorithm.fields.join(", ")))}
          autosize
          minRows={9}
          maxRows={28}
          spellCheck={false}
          classNames={{ input: styles.markdown }}
          value={criteria}
          onChange={(event) => change({ criteria: event.currentTarget.value })}
        />
        {saved === null && !changed ? null : (
          <p className={styles.note} role="status">
            {say(noteOf(changed ? draft : null, save.busy ? 0 : (saved?.version ?? 0)))}
          </p>
        )}
        {/* What is tried again is what stands there now. */}
        <ActionError action={{ error: save.error, again: () => save.run(draft) }} />
        <div className={styles.tools}>
          <Button
            size="sm"
            loading={save.busy}
            disabled={name.trim() === "" || !changed}
            onClick={() => save.run(draft)}
          >
            {say(saved === null ? texts.create : texts.update)}
          </Button>
          {changed ? (
            <Button size="sm" variant="default" onClick={kept.discard}>
              {say(texts.discard)}
            </Button>
          ) : null}
          {saved === null ? null : (
            <CheckVersions
              id={saved.id}
              onChoose={(earlier) => change({ ...draftOf(earlier), version: draft.version })}
            />
          )}
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
      </fieldset>
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
            kept.discard();
            onRemoved();
          }}
        />
      )}
    </>
  );
}

function draftOf({ name, settings, criteria, version }: CheckDraft): CheckDraft {
  return { name, settings, criteria, version };
}

/** Whether what is in the form is saved, and whether somebody else has saved meanwhile. */
function noteOf(changed: CheckDraft | null, savedVersion: number) {
  if (changed === null) return texts.kept(savedVersion);
  return changed.version < savedVersion ? texts.newer(savedVersion) : texts.changed;
}
