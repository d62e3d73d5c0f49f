import { Button, PasswordInput, TextInput } from "@mantine/core";
import { useState } from "react";
import type { ModelsResource } from "#protocol";
import { type ApiError, toApiError } from "../../api/api-error.ts";
import { chooseModels, saveSecrets } from "../../api/models.ts";
import { useAction } from "../../api/use-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./variable-field.module.css";

type Variable = ModelsResource["providers"][number]["variables"][number];

const texts = {
  save: { ko: "저장", en: "Save" },
  remove: { ko: "지우기", en: "Remove" },
  env: { ko: "환경 변수로 정해짐", en: "Set in the environment" },
  config: { ko: "설정 파일로 정해짐", en: "Set in the configuration file" },
  ending: (ending: string) => ({ ko: `저장됨 · 끝자리 ${ending}`, en: `Saved · ends in ${ending}` }),
  saved: { ko: "저장됨", en: "Saved" },
  withheld: {
    ko: "다른 주소에 쓰려고 넣은 키입니다. 지금 주소로는 보내지 않으니 다시 넣어 주세요.",
    en: "Entered for another address. It is not sent to the present one: enter it again.",
  },
  unset: { ko: "아직 없음", en: "Not set" },
};

interface Props {
  readonly variable: Variable;
  readonly ending: string | null;
  /** What people call it; its own name where there is none. */
  readonly title?: string;
}

/** A key or an address. An address is shown as it is set; a key can be replaced and removed, and never comes back from the server. */
export function VariableField({ variable, ending, title }: Props) {
  const { say } = useLanguage();
  const { name, secret, from, withheld, value } = variable;
  const [draft, setDraft] = useState<string | null>(null);
  const written = draft ?? value ?? "";
  const save = useAction(
    (next: string | null) => (secret ? saveSecrets({ [name]: next }) : chooseModels({ variables: { [name]: next } })),
    { onDone: () => setDraft(null) },
  );
  // A key of the environment that is withheld here can be entered beside it.
  const fixed = (from === "env" || from === "config") && !withheld;
  const state = withheld
    ? say(texts.withheld)
    : from === "env" || from === "config"
      ? say(texts[from])
      : ending !== null && ending !== "…"
        ? say(texts.ending(ending))
        : say(from === null ? texts.unset : texts.saved);
  const isNew = written.trim() !== "" && written.trim() !== value;
  const Field = secret ? PasswordInput : TextInput;
  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        if (isNew) save.run(written.trim());
      }}
    >
      <Field
        size="sm"
        className={styles.input}
        label={title ?? <code>{name}</code>}
        description={state}
        inputWrapperOrder={["label", "input", "error", "description"]}
        autoComplete="off"
        spellCheck={false}
        disabled={fixed}
        value={written}
        error={save.error === null ? null : whatFailed(toApiError(save.error))}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      {fixed ? null : (
        <Button type="submit" size="sm" variant="default" disabled={!isNew}>
          {say(texts.save)}
        </Button>
      )}
      {from === "settings" ? (
        <Button size="sm" variant="subtle" color="gray" onClick={() => save.run(null)}>
          {say(texts.remove)}
        </Button>
      ) : null}
    </form>
  );
}

const whatFailed = ({ message, hint }: ApiError) => (hint === null ? message : `${message} ${hint}`);
