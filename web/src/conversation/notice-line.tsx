import { IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { DataParts } from "#protocol";
import { useLanguage } from "../language/use-language.ts";
import styles from "./notice-line.module.css";

interface Props {
  readonly notice: DataParts["notice"];
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** Something the user must know about this answer, at the place where it came up. */
export function NoticeLine({ notice, children }: Props) {
  const { say } = useLanguage();
  const calm = notice.kind === "rules" || notice.kind === "info";
  const Icon = calm ? IconInfoCircle : IconAlertTriangle;
  return (
    <div className={styles.notice} data-tone={notice.kind === "error" ? "bad" : calm ? "calm" : "warn"} role="note">
      <Icon size={16} stroke={1.7} aria-hidden />
      <span>{say(notice.text)}</span>
      {children}
    </div>
  );
}
