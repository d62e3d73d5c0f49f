import { Kbd, Modal } from "@mantine/core";
import { useLanguage } from "../language/use-language.ts";
import styles from "./shortcut-list.module.css";

const texts = { title: { ko: "단축키", en: "Keyboard shortcuts" } };

const shortcuts = [
  { keys: ["Ctrl", "K"], does: { ko: "모두 찾기", en: "Search everything" } },
  { keys: ["/"], does: { ko: "메시지 쓰는 곳으로", en: "Go to the message field" } },
  { keys: ["Enter"], does: { ko: "보내기", en: "Send" } },
  { keys: ["Shift", "Enter"], does: { ko: "줄 바꾸기", en: "New line" } },
  { keys: ["Esc"], does: { ko: "답 멈추기, 창 닫기", en: "Stop the answer, close a dialog" } },
  { keys: ["?"], does: { ko: "이 목록 보기", en: "Show this list" } },
];

export function ShortcutList({ onClose }: { onClose: () => void }) {
  const { say } = useLanguage();
  return (
    <Modal opened onClose={onClose} title={say(texts.title)}>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does.en}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
