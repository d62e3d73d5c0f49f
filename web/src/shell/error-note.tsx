import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { toApiError } from "../api/api-error.ts";
import { useConnectionLost } from "../api/connection.ts";
import { useLanguage } from "../language/use-language.ts";
import styles from "./error-note.module.css";

const texts = { retry: { ko: "다시 시도", en: "Try again" } };

/** What happened and what to do about it, in place. That the server is away is told once, by the frame. */
export function ErrorNote({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { say } = useLanguage();
  const isAway = useConnectionLost();
  const { code, message, hint } = toApiError(error);
  if (isAway && code === "unreachable") return null;
  return (
    <div className={styles.note} role="alert">
      <IconAlertTriangle size={18} stroke={1.75} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <p className={styles.message}>{message}</p>
        {hint === null ? null : <p className={styles.hint}>{hint}</p>}
      </div>
      {onRetry === undefined ? null : (
        <Button size="xs" variant="default" onClick={onRetry}>
          {say(texts.retry)}
        </Button>
      )}
    </div>
  );
}
