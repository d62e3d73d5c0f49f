import { ActionIcon, Autocomplete, Button, Tooltip } from "@mantine/core";
import { IconAlertTriangle, IconArrowBackUp, IconCheck } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { ModelsResource } from "#protocol";
import { toApiError } from "../../api/api-error.ts";
import { useAction } from "../../api/use-action.ts";
import { isSendKey } from "../../conversation/send-key.ts";
import { useLanguage } from "../../language/use-language.ts";
import { abilitiesWords } from "./abilities-words.ts";
import styles from "./role-table.module.css";
import { useModelTest } from "./use-model-test.ts";

const texts = {
  model: (title: string) => ({ ko: `${title}의 모델`, en: `Model for ${title}` }),
  rules: { ko: "규칙이 답합니다", en: "Answered by rules" },
  test: { ko: "시험", en: "Test" },
  back: { ko: "선택 거두기", en: "Take the choice back" },
  env: (name: string) => ({ ko: `환경 변수 ${name}이(가) 정합니다`, en: `Set by the environment: ${name}` }),
  notReady: { ko: "이 모델의 키나 주소가 아직 없습니다", en: "Its key or address is not set yet" },
  price: (into: number, out: number) => ({
    ko: `100만 토큰에 $${into} / $${out}`,
    en: `$${into} / $${out} per million tokens`,
  }),
};

interface Props {
  readonly title: string;
  readonly hint: string;
  /** Null when nothing has been chosen for all roles. */
  readonly choice: ModelsResource["roles"][number] | null;
  /** Chosen here, so it can be taken back here. */
  readonly own: boolean;
  readonly suggestions: readonly string[];
  readonly onChoose: (model: string | null) => Promise<void>;
}

/** A role and its model. Leaving the field or Enter saves; what the environment sets is shown and stays. */
export function RoleRow({ title, hint, choice, own, suggestions, onChoose }: Props) {
  const { say } = useLanguage();
  const model = choice?.model ?? "rules";
  const [draft, setDraft] = useState(model);
  useEffect(() => setDraft(model), [model]);
  const fixed = choice?.from === "env";
  const choose = useAction(onChoose, { onDone: (next) => next === null && setDraft(model) });
  const test = useModelTest(model, { embeds: choice?.role === "embed" });
  const failure = choose.error === null ? null : toApiError(choose.error);
  const save = (value: string) => {
    if (value.trim() !== "" && value.trim() !== model) choose.run(value.trim());
  };
  // An empty field says that rules answer, so they do; a choice of this role's own is taken back first.
  const clear = () => {
    if (model === "rules") setDraft(model);
    else choose.run(own ? null : "rules");
  };
  const leave = () => (draft.trim() === "" ? clear() : save(draft));
  const note = fixed && choice.setBy !== null ? say(texts.env(choice.setBy)) : null;
  const price = choice?.price == null ? null : say(texts.price(choice.price.inputPerMTok, choice.price.outputPerMTok));
  const can = choice?.abilities == null ? null : say(abilitiesWords(choice.abilities));
  return (
    <div className={styles.row}>
      <span className={styles.title}>
        {title} <small>{hint}</small>
      </span>
      <Autocomplete
        size="sm"
        className={styles.field}
        aria-label={say(texts.model(title))}
        value={draft === "rules" ? "" : draft}
        placeholder={say(texts.rules)}
        disabled={fixed}
        data={[...suggestions]}
        error={
          (failure && [failure.message, failure.hint].filter(Boolean).join(" ")) ??
          (choice?.ready === false ? say(texts.notReady) : null)
        }
        description={note ?? ([price, can].filter(Boolean).join(" · ") || null)}
        inputWrapperOrder={["input", "error", "description"]}
        onChange={setDraft}
        onOptionSubmit={(value) => {
          // A provider's prefix is only the beginning of a model's name.
          if (!value.endsWith(":")) save(value);
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          // With a suggestion chosen by the arrows, Enter takes that one.
          const isChoosing = event.currentTarget.hasAttribute("aria-activedescendant");
          if (isSendKey(event) && !isChoosing) leave();
        }}
      />
      <span className={styles.tools}>
        {own ? (
          <Tooltip label={say(texts.back)}>
            <ActionIcon aria-label={`${say(texts.back)}: ${title}`} onClick={() => choose.run(null)}>
              <IconArrowBackUp size={18} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        ) : null}
        {model === "rules" ? null : (
          <Button size="xs" variant="default" loading={test.busy} onClick={test.run}>
            {say(texts.test)}
          </Button>
        )}
      </span>
      {test.outcome === null ? null : (
        <p className={styles.outcome} role="status">
          {test.outcome.ok ? (
            <IconCheck size={14} color="var(--accent)" aria-hidden />
          ) : (
            <IconAlertTriangle size={14} color="var(--bad)" aria-hidden />
          )}{" "}
          {test.outcome.words}
        </p>
      )}
    </div>
  );
}
