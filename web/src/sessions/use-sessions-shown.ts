import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { sessionsShownPreference } from "../preferences/preferences.ts";
import { narrowScreen } from "./narrow-screen.ts";

/** On a wide screen the choice is kept; on a narrow one the list is opened for a moment. */
export function useSessionsShown(): [boolean, (shown: boolean) => void] {
  const narrow = useMediaQuery(narrowScreen, undefined, { getInitialValueInEffect: false });
  const kept = sessionsShownPreference.use();
  const [opened, setOpened] = useState(false);
  return narrow ? [opened, setOpened] : [kept, sessionsShownPreference.set];
}
