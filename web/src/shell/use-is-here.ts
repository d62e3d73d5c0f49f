import { type RefObject, useEffect, useRef } from "react";

/** Whether the page is still there, for what goes on after it may have been left. */
export function useIsHere(): Readonly<RefObject<boolean>> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
