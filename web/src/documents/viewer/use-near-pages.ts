import { type RefObject, useEffect, useState } from "react";

/** A page is made this far off the screen, so that it is there when it is scrolled to. */
const rootMargin = "1200px";

/** The numbers of the pages in a box of the viewer that are on the screen or near it. */
export function useNearPages(box: RefObject<HTMLElement | null>): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (box.current === null) return;
    const observer = new IntersectionObserver(
      (seen) =>
        setNear((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of seen) {
            const page = Number(target.getAttribute("data-page"));
            if (isIntersecting) now.add(page);
            else now.delete(page);
          }
          return now;
        }),
      { root: box.current.closest("[data-scroller]"), rootMargin },
    );
    for (const page of box.current.querySelectorAll("[data-page]")) observer.observe(page);
    return () => observer.disconnect();
  }, [box]);
  return near;
}
