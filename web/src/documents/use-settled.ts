import { useEffect, useRef, useState } from "react";
import { whenRead } from "../api/documents.ts";
import type { Attached } from "./use-attached.ts";

/** A choice about the conversation that is sent to the server. */
interface SavedChoice {
  readonly saving: { readonly busy: boolean };
  isSaved(): Promise<boolean>;
}

/**
 * Asks once the files on their way have arrived and been read, so that it is asked of them, too, those detached are detached,
 * and a choice such as the model's holds. Where this fails, and for whoever stops the wait or leaves the page meanwhile, nothing is asked:
 * the question stays where it was written.
 */
export function useSettled(attached: Attached, choice: SavedChoice | null = null) {
  const [waiting, setWaiting] = useState(false);
  /** The last question that waits; null once it is given up. */
  const asked = useRef<AbortController | null>(null);
  const stop = () => {
    asked.current?.abort();
    asked.current = null;
    setWaiting(false);
  };
  useEffect(
    () => () => {
      asked.current?.abort();
      asked.current = null;
    },
    [],
  );
  return {
    waiting,
    stop,
    /** Says whether it was asked and accepted. */
    ask: async (question: (documents: readonly string[]) => Promise<boolean>) => {
      const isChoosing = choice?.saving.busy === true;
      const isThere = attached.arriving === 0 && !attached.isBeingRead && !attached.saving.busy;
      if (isThere && !isChoosing) return await question(attached.ids);
      const own = new AbortController();
      asked.current = own;
      setWaiting(true);
      const documents = await attached.settled();
      const isChosen = !isChoosing || (await choice.isSaved());
      if (documents !== null) await whenRead(documents, own.signal);
      if (asked.current !== own) return false;
      stop();
      return documents !== null && isChosen && (await question(documents));
    },
  };
}
