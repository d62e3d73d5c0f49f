import { ActionIcon, Tooltip } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCheck, IconCopy, IconX } from "@tabler/icons-react";
import { useLanguage } from "../language/use-language.ts";

const texts = {
  copied: { ko: "복사했습니다", en: "Copied" },
  failed: {
    ko: "복사하지 못했습니다. 글을 골라 직접 복사해 주세요.",
    en: "It could not be copied. Select the text and copy it yourself.",
  },
};

interface Props {
  readonly label: string;
  /** Read when it is pressed. */
  readonly text: () => string;
  readonly className?: string | undefined;
}

/** A button that copies a text and says whether it could: a page without TLS may not write to the clipboard. */
export function CopyIcon({ label, text, className }: Props) {
  const { say } = useLanguage();
  const { copied, error, copy } = useClipboard();
  const told = error !== null ? say(texts.failed) : copied ? say(texts.copied) : label;
  return (
    <Tooltip label={told} multiline maw={260}>
      <ActionIcon className={className} size={24} aria-label={told} onClick={() => copy(text())}>
        {error !== null ? <IconX size={15} /> : copied ? <IconCheck size={15} /> : <IconCopy size={15} />}
      </ActionIcon>
    </Tooltip>
  );
}
