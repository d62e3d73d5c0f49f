import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useEffectEvent } from "react";
import { z } from "zod";
import { narrowScreen } from "../sessions/narrow-screen.ts";

const entrySchema = z.object({ covers: z.number() });

/** How many covers lie over each other in the browser's present entry. */
const coversNow = () => entrySchema.safeParse(history.state).data?.covers ?? 0;

/** How many covers are open. An entry that has more of them has outlived some: there is nothing left for Back to close. */
let openCovers = 0;
let isLeaving = false;

function leaveOutlivedEntries(): void {
  const outlived = coversNow() - openCovers;
  if (isLeaving || outlived <= 0) return;
  isLeaving = true;
  history.go(-outlived);
}

/** Passes the entries of covers that a link to another page, or a reload, has left behind. For the life of the page. */
export function passOutlivedEntries(): () => void {
  const pass = () => {
    isLeaving = false;
    leaveOutlivedEntries();
  };
  pass();
  addEventListener("popstate", pass);
  return () => removeEventListener("popstate", pass);
}

/** On a narrow screen what is open covers all of it, like a page: the browser's Back closes it, and not what is below. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const isNarrow = useMediaQuery(narrowScreen, undefined, { getInitialValueInEffect: false });
  const covers = isOpen && isNarrow;
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!covers) return;
    openCovers += 1;
    const own = coversNow() + 1;
    history.pushState({ ...Object(history.state), covers: own }, "");
    const back = () => {
      if (coversNow() < own) onBack();
    };
    addEventListener("popstate", back);
    return () => {
      removeEventListener("popstate", back);
      openCovers -= 1;
      // Closed otherwise, its entry goes with it; below another cover, or behind a link, it stays until that is left.
      queueMicrotask(() => coversNow() <= own && leaveOutlivedEntries());
    };
  }, [covers]);
}
