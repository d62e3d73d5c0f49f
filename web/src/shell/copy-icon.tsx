import { ActionIcon, Tooltip, VisuallyHidden } from "@mantine/core";
import { IconCheck, IconCopy, IconX } from "@tabler/icons-react";
import { useCopy } from "./use-copy.ts";

const icons = { failed: IconX, copied: IconCheck };

interface Props {
  readonly label: string;
  /** Read when it is pressed. */
  readonly text: () => string;
  readonly className?: string | undefined;
}

/** A small button that copies a text and says whether it could. */
export function CopyIcon({ label, text, className }: Props) {
  const { outcome, told, copy } = useCopy();
  const Icon = outcome === null ? IconCopy : icons[outcome];
  return (
    <>
      <Tooltip label={told ?? label} multiline maw={260} opened={outcome === "failed" ? true : undefined}>
        <ActionIcon className={className} size={24} aria-label={label} onClick={() => copy(text())}>
          <Icon size={15} />
        </ActionIcon>
      </Tooltip>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </>
  );
}
