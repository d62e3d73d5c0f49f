import { useCallback, useState } from "react";
import type { Citation } from "#protocol";

export type DeskPane = "articles" | "facts" | "comparison";

/** Words of the contract to be shown: where they stand in its whole text. */
export interface Passage {
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}

/** What the side of a contract's page shows. */
export function useContractDesk() {
  const [pane, setPane] = useState<DeskPane>("articles");
  const [passage, setPassage] = useState<Passage | null>(null);
  /** On a narrow screen only one of conversation and side has room. */
  const [reading, setReading] = useState(false);
  const show = useCallback((next: Passage) => {
    setPassage({ ...next });
    setPane("articles");
    setReading(true);
  }, []);
  const onCitation = useCallback(
    ({ start, end, quote }: Citation) => {
      if (start !== null && end !== null) show({ start, end, quote });
    },
    [show],
  );
  return { pane, setPane, passage, show, onCitation, reading, setReading };
}
