import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { toApiError } from "../api/api-error.ts";
import { useLanguage } from "../language/use-language.ts";
import styles from "./error-note.module.css";

const texts = { retry: { ko: "다시 시도", en: "Try again" } };

/** What happened and what to do about it, in place. */
export function ErrorNote({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { say } = useLanguage();
  const { message, hint } = toApiError(error);
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
