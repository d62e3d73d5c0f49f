/** What a reader does to go elsewhere; what the page does by itself, such as growing, is none of it. */
const ownMoves = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Scrolls to an element and keeps it there while the layout around it settles (fonts load, a panel opens, pages above it are
 * formatted), until the reader moves by himself. Only its own scroller moves: the page around it stays.
 */
export function holdInView(element: HTMLElement, block: "start" | "center"): () => void {
  const scroller = scrollerOf(element);
  const show = () => {
    if (!element.isConnected) return letGo();
    const [box, view] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
    const isTall = box.height > scroller.clientHeight;
    const free = block === "start" || isTall ? 0 : (scroller.clientHeight - box.height) / 2;
    scroller.scrollTop += box.top - view.top - scroller.clientTop - free;
  };
  const observer = new ResizeObserver(show);
  const letGo = () => {
    observer.disconnect();
    for (const move of ownMoves) scroller.removeEventListener(move, letGo);
  };
  for (const move of ownMoves) scroller.addEventListener(move, letGo, { passive: true });
  observer.observe(scroller);
  // Whatever grows in it grows one of those that hold the element, or stands beside one of them.
  for (let around: Element = element; around !== scroller && around.parentElement !== null; ) {
    around = around.parentElement;
    for (const child of around.children) observer.observe(child);
  }
  show();
  return letGo;
}

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let around = element.parentElement; around !== null; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  return document.documentElement;
}
