import { Button, Select, Switch, Textarea } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useMemo } from "react";
import { z } from "zod";
import { judgeKindSchema, longestMessage } from "#protocol";
import { useDocuments } from "../../api/documents.ts";
import { useAlgorithms } from "../../api/inspect.ts";
import { useBegin } from "../../conversation/use-begin.ts";
import { useKeptForm } from "../../drafts/use-kept-form.ts";
import { counted, formatNumber } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { AlgorithmChoice } from "./algorithm-choice.tsx";
import { leaveChoices } from "./inspection-choices.ts";
import { JudgeChoice } from "./judge-choice.tsx";
import styles from "./new-inspection.module.css";
import { PlanPreview } from "./plan-preview.tsx";

const texts = {
  label: { ko: "검사할 글", en: "Text to inspect" },
  placeholder: {
    ko: "글을 붙여 넣으세요. 게시글, 상품 설명, 상담 기록, 생성된 답, 무엇이든 됩니다.",
    en: "Paste a text: a post, a product description, a chat log, a generated answer.",
  },
  document: { ko: "또는 넣어 둔 문서", en: "Or one of your documents" },
  choose: { ko: "문서 고르기", en: "Choose a document" },
  characters: (count: number) => ({ ko: `${formatNumber(count, "ko")}자`, en: counted(count, "character") }),
  tooLong: (most: string) => ({
    ko: `${most}자까지 붙여 넣을 수 있습니다. 더 긴 글은 문서로 넣어 주세요.`,
    en: `Up to ${most} characters can be pasted. Add longer texts as documents.`,
  }),
  stop: { ko: "첫 문제에서 멈추기", en: "Stop at the first problem" },
  run: { ko: "검사하기", en: "Inspect" },
  documentMessage: (name: string) => ({ ko: `‘${name}’ 문서 검사`, en: `Inspect the document “${name}”` }),
};

const formSchema = z.object({
  text: z.string(),
  document: z.string().nullable(),
  /** Null for what is run when nothing else is chosen. */
  only: z.array(z.string()).nullable(),
  stops: z.boolean(),
  judge: judgeKindSchema,
});
type InspectionForm = z.infer<typeof formSchema>;
const blank: InspectionForm = { text: "", document: null, only: null, stops: false, judge: "compiled" };

/** What to inspect, with which algorithms; the plan is shown before it is run. */
export function NewInspection() {
  const { say, language } = useLanguage();
  const algorithms = useAlgorithms();
  const documents = useDocuments().data?.filter(({ status }) => status === "ready") ?? [];
  const kept = useKeptForm("/inspect", formSchema);
  const form = kept.form ?? blank;
  const change = (part: Partial<InspectionForm>) => kept.write({ ...form, ...part });
  const { text, only, stops, judge } = form;
  const all = !stops;
  const { begin, busy, error } = useBegin("inspect");
  // An object made anew by every render would be a change each time, and the page would never rest.
  const chosen = useMemo(() => ({ only, all }), [only, all]);
  const [choices] = useDebouncedValue(chosen, 150);
  // A document may have been deleted since it was chosen.
  const chosenDocument = documents.find(({ id }) => id === form.document) ?? null;
  const tooLong = text.length > longestMessage;
  const ready = (chosenDocument !== null || text.trim() !== "") && !tooLong && only?.length !== 0;
  const run = async () => {
    const message = chosenDocument === null ? text : say(texts.documentMessage(chosenDocument.name));
    const document = chosenDocument?.id ?? null;
    const documentIds = document === null ? [] : [document];
    if (await begin(message, documentIds, (id) => leaveChoices(id, { only, all, judge, document }))) kept.forget(form);
  };
  return (
    <div className={styles.columns}>
      <div className={styles.subject}>
        <Textarea
          label={say(texts.label)}
          placeholder={say(texts.placeholder)}
          autosize
          minRows={12}
          maxRows={26}
          disabled={chosenDocument !== null}
          value={text}
          description={text === "" ? null : say(texts.characters(text.length))}
          error={tooLong ? say(texts.tooLong(formatNumber(longestMessage, language))) : null}
          inputWrapperOrder={["label", "input", "description", "error"]}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        <Select
          label={say(texts.document)}
          placeholder={say(texts.choose)}
          clearable
          searchable
          value={chosenDocument?.id ?? null}
          data={documents.map(({ id, name }) => ({ value: id, label: name }))}
          limit={100}
          onChange={(document) => change({ document })}
        />
        {error === null ? null : <ErrorNote error={error} />}
      </div>
      <div className={styles.choices}>
        {algorithms.error === null ? null : <ErrorNote error={algorithms.error} />}
        {algorithms.data === undefined ? null : (
          <AlgorithmChoice
            algorithms={algorithms.data.algorithms}
            unavailable={algorithms.data.unavailable}
            chosen={only ?? algorithms.data.order}
            onChoose={(names) => change({ only: names === null ? null : [...names] })}
          />
        )}
        <Switch
          label={say(texts.stop)}
          checked={stops}
          onChange={(event) => change({ stops: event.currentTarget.checked })}
        />
        <JudgeChoice judge={judge} onChange={(kind) => change({ judge: kind })} />
        <PlanPreview choices={choices} />
        <Button size="md" disabled={!ready} loading={busy} onClick={() => void run()}>
          {say(texts.run)}
        </Button>
      </div>
    </div>
  );
}
