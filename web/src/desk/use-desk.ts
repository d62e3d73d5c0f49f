import { useState } from "react";

export interface DeskState<Name extends string> {
  readonly pane: Name;
  setPane(pane: Name): void;
  /** On a narrow screen only one of conversation and subject has room. */
  readonly reading: boolean;
  setReading(reading: boolean): void;
}

/** Which pane of a desk is open. */
export function useDesk<Name extends string>(first: Name): DeskState<Name> {
  const [pane, setPane] = useState(first);
  const [reading, setReading] = useState(false);
  return { pane, setPane, reading, setReading };
}
