import { Button, PasswordInput } from "@mantine/core";
import { useState } from "react";
import { unlockDocument } from "../api/documents.ts";
import { useAction } from "../api/use-action.ts";
import { useLanguage } from "../language/use-language.ts";
import { ActionError } from "../shell/action-error.tsx";
import styles from "./unlock-document.module.css";

const texts = {
  password: { ko: "PDF 암호", en: "PDF password" },
  notKept: { ko: "읽는 데만 쓰고 저장하지 않습니다", en: "Used to read it once, and not kept" },
  open: { ko: "열기", en: "Open" },
};

/** The password of a locked PDF. */
export function UnlockDocument({ id }: { id: string }) {
  const { say } = useLanguage();
  const [password, setPassword] = useState("");
  const unlock = useAction((given: string) => unlockDocument(id, given), { onDone: () => setPassword("") });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== "") unlock.run(password);
      }}
    >
      <PasswordInput
        size="xs"
        className={styles.input}
        label={say(texts.password)}
        description={say(texts.notKept)}
        inputWrapperOrder={["label", "input", "description"]}
        autoComplete="off"
        maxLength={200}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" size="xs" variant="default" disabled={password === ""} loading={unlock.busy}>
        {say(texts.open)}
      </Button>
      <ActionError action={unlock} />
    </form>
  );
}
