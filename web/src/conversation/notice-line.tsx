import { IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import type { DataParts } from "#protocol";
import { useLanguage } from "../language/use-language.ts";
import styles from "./notice-line.module.css";

/** Something the user must know about this answer, at the place where it came up. */
export function NoticeLine({ notice }: { notice: DataParts["notice"] }) {
  const { say } = useLanguage();
  const calm = notice.kind === "rules" || notice.kind === "info";
  const Icon = calm ? IconInfoCircle : IconAlertTriangle;
  return (
    <p className={styles.notice} data-tone={notice.kind === "error" ? "bad" : calm ? "calm" : "warn"} role="note">
      <Icon size={16} stroke={1.7} aria-hidden />
      <span>{say(notice.text)}</span>
    </p>
  );
}
