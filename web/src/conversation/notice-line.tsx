import { Button } from "@mantine/core";
import { IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { DataParts } from "#protocol";
import { useLanguage } from "../language/use-language.ts";
import styles from "./notice-line.module.css";

const texts = { settings: { ko: "설정 열기", en: "Open settings" } };

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
      {notice.kind === "not-configured" ? <SettingsButton /> : null}
    </div>
  );
}

/** Where a missing key or a wrong address is mended. */
export function SettingsButton() {
  const { say } = useLanguage();
  return (
    <Button component={Link} href="~/settings" size="compact-sm" variant="default">
      {say(texts.settings)}
    </Button>
  );
}
