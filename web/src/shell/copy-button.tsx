import { Button } from "@mantine/core";
import { useCopy } from "./use-copy.ts";

/** A button that copies a text and says whether it could. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { outcome, told, copy } = useCopy();
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => copy(text)}>
        {outcome === "copied" ? told : label}
      </Button>
      {outcome === "failed" ? <span role="alert">{told}</span> : null}
    </>
  );
}
