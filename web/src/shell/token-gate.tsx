import { Button, Group, Modal, PasswordInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { closeTokenGate } from "../api/access.ts";
import { queryClient } from "../api/query-client.ts";
import { useLanguage } from "../language/use-language.ts";
import { tokenPreference } from "../preferences/preferences.ts";
import styles from "./token-gate.module.css";

const texts = {
  title: {
    server: { ko: "토큰이 필요합니다", en: "A token is needed" },
    user: { ko: "토큰 넣기", en: "Enter a token" },
  },
  words: {
    server: {
      ko: "이 서버는 토큰을 아는 사람에게만 열립니다. 서버를 켠 사람이 정한 JIHWI_TOKEN 값을 넣어 주세요.",
      en: "This server opens only to those who know its token: the JIHWI_TOKEN it was started with.",
    },
    user: {
      ko: "서버를 켠 사람이 정한 JIHWI_TOKEN 값을 넣어 주세요. 이 브라우저가 기억해 둡니다.",
      en: "Enter the JIHWI_TOKEN that the server is started with. This browser remembers it.",
    },
  },
  label: { ko: "토큰", en: "Token" },
  refused: { ko: "이 토큰은 맞지 않습니다.", en: "This token was not accepted." },
  enter: { server: { ko: "들어가기", en: "Enter" }, user: { ko: "저장", en: "Save" } },
  leave: { ko: "그만두기", en: "Cancel" },
};

/** The door: shut while the server answers 401, and one to be closed again when the user has opened it. */
export function TokenGate({ asker }: { asker: "server" | "user" }) {
  const { say } = useLanguage();
  const known = tokenPreference.use();
  const [token, setToken] = useState("");
  const enter = () => {
    tokenPreference.set(token.trim());
    openDoor();
  };
  // Another tab may have entered it. A wrong one shuts the door again.
  const [refused] = useState(known);
  useEffect(() => {
    if (asker === "server" && known !== refused) openDoor();
  }, [asker, known, refused]);
  return (
    <Modal
      opened
      onClose={asker === "user" ? closeTokenGate : () => {}}
      withCloseButton={false}
      title={say(texts.title[asker])}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          enter();
        }}
      >
        <p className={styles.words}>{say(texts.words[asker])}</p>
        <PasswordInput
          label={say(texts.label)}
          value={token}
          onChange={(event) => setToken(event.currentTarget.value)}
          error={refused === null ? null : say(texts.refused)}
          data-autofocus
        />
        <Group gap="xs" grow>
          {asker === "user" ? (
            <Button variant="default" onClick={closeTokenGate}>
              {say(texts.leave)}
            </Button>
          ) : null}
          <Button type="submit" disabled={token.trim() === ""}>
            {say(texts.enter[asker])}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

function openDoor(): void {
  closeTokenGate();
  void queryClient.invalidateQueries();
}
