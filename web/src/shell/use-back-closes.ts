import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useEffectEvent } from "react";
import { narrowScreen } from "../sessions/narrow-screen.ts";

const isOfCover = () => history.state !== null && Object.hasOwn(Object(history.state), "cover");

/** On a narrow screen what is open covers all of it, like a page: the browser's Back closes it, and not what is below. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const isNarrow = useMediaQuery(narrowScreen, undefined, { getInitialValueInEffect: false });
  const covers = isOpen && isNarrow;
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!covers) return;
    history.pushState({ ...Object(history.state), cover: true }, "");
    const back = () => onBack();
    addEventListener("popstate", back);
    return () => {
      removeEventListener("popstate", back);
      // Closed otherwise, its entry goes with it; behind a link to another page it stays where it is.
      if (isOfCover()) history.back();
    };
  }, [covers]);
}
