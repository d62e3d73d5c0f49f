import { useState } from "react";

export interface SplitViewState<Name extends string> {
  readonly pane: Name;
  setPane(pane: Name): void;
  /** On a narrow screen only one of conversation and subject has room. */
  readonly reading: boolean;
  setReading(reading: boolean): void;
}

/** Which pane of a split view is open. */
export function useSplitView<Name extends string>(first: Name): SplitViewState<Name> {
  const [pane, setPane] = useState(first);
  const [reading, setReading] = useState(false);
  return { pane, setPane, reading, setReading };
}
