/** What a reader does to go elsewhere; what the page does by itself, such as growing, is none of it. */
const ownMoves = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

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
 * by himself. Every box that scrolls around them moves, in both directions: a wide table has one of its own.
 */
export function holdInView(place: Element, marks: readonly Element[] = []): () => void {
  const held = marks.length > 0 ? marks : [place];
  const scrollers = scrollersOf(held[0] ?? place);
  const outermost = scrollers.at(-1) ?? document.documentElement;
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
    }
  };
  const observer = new ResizeObserver(show);
  const letGo = () => {
    observer.disconnect();
    for (const move of ownMoves) outermost.removeEventListener(move, letGo);
  };
  for (const move of ownMoves) outermost.addEventListener(move, letGo, { passive: true });
  for (const scroller of scrollers) observer.observe(scroller);
  // Whatever grows in it grows one of those that hold the place, or stands beside one of them.
  for (let around: Element = held[0] ?? place; around !== outermost && around.parentElement !== null; ) {
    around = around.parentElement;
    for (const child of around.children) observer.observe(child);
  }
  show();
  return letGo;
}

/** The boxes that scroll around an element, the innermost first. */
function scrollersOf(element: Element): HTMLElement[] {
  const around = element.parentElement;
  if (around === null) return [];
  const { overflowX, overflowY } = getComputedStyle(around);
  return [...(/auto|scroll/.test(overflowX + overflowY) ? [around] : []), ...scrollersOf(around)];
}
