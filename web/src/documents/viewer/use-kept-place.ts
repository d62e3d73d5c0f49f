import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Keeps what is read on the screen when the pages in a box of the viewer become wider or narrower. */
export function useKeptPlace(box: RefObject<HTMLElement | null>, width: number): void {
  const last = useRef({ width, left: 0, top: 0 });
  // Where it stood is known before the pages change: narrower ones may already have moved it.
  useEffect(() => {
    const scroller = box.current?.closest("[data-scroller]");
    if (scroller == null) return;
    const remember = () => {
      last.current = { ...last.current, left: scroller.scrollLeft, top: scroller.scrollTop };
    };
    scroller.addEventListener("scroll", remember);
    return () => scroller.removeEventListener("scroll", remember);
  }, [box]);
  useLayoutEffect(() => {
    const { left, top } = last.current;
    const by = width / last.current.width;
    last.current.width = width;
    if (by !== 1) box.current?.closest("[data-scroller]")?.scrollTo(left * by, top * by);
  }, [box, width]);
}
