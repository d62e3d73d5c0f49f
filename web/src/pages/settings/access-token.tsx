import { Button } from "@mantine/core";
import { enterToken } from "../../api/access.ts";
import { useLanguage } from "../../language/use-language.ts";
import { tokenPreference } from "../../preferences/preferences.ts";
import styles from "./settings-page.module.css";

const texts = {
  none: {
    ko: "이 서버는 토큰을 묻지 않았습니다. 이 컴퓨터 밖으로 열 때는 JIHWI_TOKEN을 정해 켜야 합니다.",
    en: "This server asked for no token. To open it beyond this computer, start it with JIHWI_TOKEN.",
  },
  known: { ko: "이 브라우저는 접속 토큰을 기억하고 있습니다.", en: "This browser remembers the access token." },
  enter: { ko: "토큰 넣기", en: "Enter a token" },
  forget: { ko: "토큰 잊기", en: "Forget the token" },
};

/** The server's token, as this browser keeps it. */
export function AccessToken() {
  const { say } = useLanguage();
  const token = tokenPreference.use();
  return (
    <>
      <p className={styles.words}>{say(token === null ? texts.none : texts.known)}</p>
      {token === null ? (
        <Button size="sm" variant="default" onClick={enterToken}>
          {say(texts.enter)}
        </Button>
      ) : (
        <Button size="sm" variant="default" onClick={() => tokenPreference.set(null)}>
          {say(texts.forget)}
        </Button>
      )}
    </>
  );
}
