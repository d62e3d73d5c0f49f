import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useEffectEvent } from "react";
import { z } from "zod";
import { narrowScreen } from "../sessions/narrow-screen.ts";

const entrySchema = z.object({ covers: z.number() });

/** How many covers lie over each other in the browser's present entry. */
const coversNow = () => entrySchema.safeParse(history.state).data?.covers ?? 0;

/** On a narrow screen what is open covers all of it, like a page: the browser's Back closes it, and not what is below. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const isNarrow = useMediaQuery(narrowScreen, undefined, { getInitialValueInEffect: false });
  const covers = isOpen && isNarrow;
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!covers) return;
    const own = coversNow() + 1;
    history.pushState({ ...Object(history.state), covers: own }, "");
    const back = () => {
      if (coversNow() < own) onBack();
    };
    addEventListener("popstate", back);
    return () => {
      removeEventListener("popstate", back);
      // Closed otherwise, its entry goes with it; behind a link to another page it stays where it is.
      if (coversNow() === own) history.back();
    };
  }, [covers]);
}
