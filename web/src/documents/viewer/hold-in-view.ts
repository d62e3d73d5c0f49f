/** What a reader does to go elsewhere; what the page does by itself, such as growing, is none of it. */
const ownMoves = ["wheel", "touchmove", "keydown", "pointerdown", "focusin"] as const;

/** The rectangle that holds all of some elements. */
export function boundsOf(elements: readonly Element[]): DOMRect {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

/**
 * Scrolls to the marked words of a place, in the middle of the view, or to its beginning where nothing is marked, and keeps
 * them there while the layout around settles (fonts load, a panel opens, pages above are formatted), until the reader moves
 * by himself: with the wheel or a key, or by what moves the view for him, such as a search of the browser. Every box that scrolls around them moves, in both directions: a wide table has one of its own.
 */
export function holdInView(place: Element, marks: readonly Element[] = []): () => void {
  const held = marks.length > 0 ? marks : [place];
  const scrollers = scrollersOf(held[0] ?? place);
  const outermost = scrollers.at(-1) ?? document.documentElement;
  /** Where each of them was put, and how far it could go then. */
  const put = new Map<EventTarget, { readonly top: number; readonly range: number }>();
  const show = () => {
    if (!held.every(({ isConnected }) => isConnected)) return letGo();
    for (const scroller of scrollers) {
      const box = boundsOf(held);
      const view = scroller.getBoundingClientRect();
      const top = box.top - view.top - scroller.clientTop;
      const left = box.left - view.left - scroller.clientLeft;
      const [freeHeight, freeWidth] = [scroller.clientHeight - box.height, scroller.clientWidth - box.width];
      scroller.scrollTop += marks.length > 0 && freeHeight > 0 ? top - freeHeight / 2 : top;
      // A line that is seen whole needs no other column.
      if (left < 0 || left > freeWidth) scroller.scrollLeft += left - Math.max(0, freeWidth / 2);
      put.set(scroller, { top: scroller.scrollTop, range: rangeOf(scroller) });
    }
  };
  const observer = new ResizeObserver(show);
  const letGo = () => {
    observer.disconnect();
    for (const move of ownMoves) outermost.removeEventListener(move, letGo);
    for (const scroller of scrollers) scroller.removeEventListener("scroll", letGoWhenMoved);
  };
  const letGoWhenMoved = ({ currentTarget }: Event) => {
    if (!(currentTarget instanceof HTMLElement)) return;
    const before = put.get(currentTarget);
    // Another range moves the view by itself, and it is put right at once.
    if (before?.range === rangeOf(currentTarget) && before.top !== currentTarget.scrollTop) letGo();
  };
  for (const move of ownMoves) outermost.addEventListener(move, letGo, { passive: true });
  for (const scroller of scrollers) {
    scroller.addEventListener("scroll", letGoWhenMoved, { passive: true });
    observer.observe(scroller);
  }
  // Whatever grows in it grows one of those that hold the place, or stands beside one of them.
  for (let around: Element = held[0] ?? place; around !== outermost && around.parentElement !== null; ) {
    around = around.parentElement;
    for (const child of around.children) observer.observe(child);
  }
  show();
  return letGo;
}

/** How far a box scrolls. */
const rangeOf = ({ scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight;

/** The boxes that scroll around an element, the innermost first. */
function scrollersOf(element: Element): HTMLElement[] {
  const around = element.parentElement;
  if (around === null) return [];
  const { overflowX, overflowY } = getComputedStyle(around);
  return [...(/auto|scroll/.test(overflowX + overflowY) ? [around] : []), ...scrollersOf(around)];
}
