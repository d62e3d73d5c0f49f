import { Loader } from "@mantine/core";
import { useConnectionLost } from "../api/connection.ts";
import { useLanguage } from "../language/use-language.ts";
import styles from "./connection-line.module.css";

const texts = {
  lost: {
    ko: "서버에 닿지 않습니다. 다시 연결하고 있습니다. 쓰던 글은 그대로 있습니다.",
    en: "The server cannot be reached. Reconnecting; what you wrote is kept.",
  },
};

/** The one line that tells that the server is away, on whatever page; it goes by itself when the server is back. */
export function ConnectionLine() {
  const { say } = useLanguage();
  const lost = useConnectionLost();
  return (
    <div className={styles.place} role="status">
      {lost ? (
        <p className={styles.line}>
          <Loader size={14} color="currentColor" aria-hidden /> {say(texts.lost)}
        </p>
      ) : null}
    </div>
  );
}
