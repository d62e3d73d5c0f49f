import { Button, Modal, PasswordInput } from "@mantine/core";
import { useState } from "react";
import { accessGranted, useAccessRefused } from "../api/access.ts";
import { queryClient } from "../api/query-client.ts";
import { useLanguage } from "../language/use-language.ts";
import { tokenPreference } from "../preferences/preferences.ts";
import styles from "./token-gate.module.css";

const texts = {
  title: { ko: "토큰이 필요합니다", en: "A token is needed" },
  words: {
    ko: "이 서버는 토큰을 아는 사람에게만 열립니다. 서버를 켠 사람이 정한 JIHWI_TOKEN 값을 넣어 주세요.",
    en: "This server opens only to those who know its token: the JIHWI_TOKEN it was started with.",
  },
  label: { ko: "토큰", en: "Token" },
  refused: { ko: "이 토큰은 맞지 않습니다.", en: "This token was not accepted." },
  enter: { ko: "들어가기", en: "Enter" },
};

/** The door, shown when the server answers 401. */
export function TokenGate() {
  const { say } = useLanguage();
  const refused = useAccessRefused();
  const known = tokenPreference.use();
  const [token, setToken] = useState("");
  const enter = () => {
    tokenPreference.set(token.trim());
    accessGranted();
    void queryClient.invalidateQueries();
  };
  return (
    <Modal opened={refused} onClose={() => {}} withCloseButton={false} title={say(texts.title)}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          enter();
        }}
      >
        <p className={styles.words}>{say(texts.words)}</p>
        <PasswordInput
          label={say(texts.label)}
          value={token}
          onChange={(event) => setToken(event.currentTarget.value)}
          error={known === null ? null : say(texts.refused)}
          data-autofocus
        />
        <Button type="submit" disabled={token.trim() === ""}>
          {say(texts.enter)}
        </Button>
      </form>
    </Modal>
  );
}
