import { Button, Collapse } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import styles from "./folded.module.css";

/** Something that few people need, behind one line. */
export function Folded({
  title,
  open: initial = false,
  children,
}: {
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(initial);
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        mt="xs"
        ml="-xs"
        aria-expanded={open}
        rightSection={<IconChevronDown size={16} className={styles.chevron} data-open={open} />}
        onClick={() => setOpen(!open)}
      >
        {title}
      </Button>
      <Collapse expanded={open}>{children}</Collapse>
    </>
  );
}
