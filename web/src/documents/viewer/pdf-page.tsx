import { useEffect, useRef, useState } from "react";
import type { LoadedPdf } from "./load-pdf.ts";
import { markInElement } from "./mark-in-element.ts";
import styles from "./pdf-page.module.css";
import type { ShownPlace } from "./shown-place.ts";

interface Props {
  readonly pdf: LoadedPdf;
  readonly number: number;
  /** Width of the page on the screen; its height follows. */
  readonly width: number;
  /** Width by height of the first page: the place held until this one is drawn. */
  readonly ratio: number;
  /** What is to be shown of this page; null when that is another. */
  readonly place: ShownPlace | null;
  /** The words of a place are not on the drawn page. */
  readonly onMissed: (place: ShownPlace) => void;
}

/** One page of a PDF, drawn when it comes near the screen: picture, selectable text, marked words. */
export function PdfPage({ pdf, number, width, ratio, place, onMissed }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(place !== null);
  const [height, setHeight] = useState(width / ratio);
  const [hasWords, setHasWords] = useState(false);

  useEffect(() => {
    if (box.current === null) return;
    const observer = new IntersectionObserver((seen) => setNear((is) => is || seen.some((one) => one.isIntersecting)), {
      rootMargin: "600px",
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!near) return;
    let left = false;
    const leave: (() => void)[] = [];
    const draw = async () => {
      const page = await pdf.document.getPage(number);
      if (left || canvas.current === null || layer.current === null) return;
      const scale = width / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      setHeight(viewport.height);
      const sharp = Math.min(window.devicePixelRatio, 2);
      canvas.current.width = Math.floor(viewport.width * sharp);
      canvas.current.height = Math.floor(viewport.height * sharp);
      const picture = page.render({ canvas: canvas.current, viewport, transform: [sharp, 0, 0, sharp, 0, 0] });
      // The words may be cancelled first; the picture's own end is then nobody's.
      picture.promise.catch(() => {});
      leave.push(() => picture.cancel());
      layer.current.replaceChildren();
      layer.current.style.setProperty("--total-scale-factor", String(scale));
      const words = new pdf.pdfjs.TextLayer({
        textContentSource: page.streamTextContent(),
        container: layer.current,
        viewport,
      });
      leave.push(() => words.cancel());
      await words.render();
      if (!left) setHasWords(true);
      await picture.promise;
    };
    // Leaving a page cancels its drawing, which pdfjs reports by throwing.
    draw().catch((thrown: unknown) => {
      if (!left) throw thrown;
    });
    return () => {
      left = true;
      setHasWords(false);
      for (const undo of leave) undo();
    };
  }, [near, pdf, number, width]);

  // The marks come when the page is drawn; until then the page itself is the place to look at.
  useEffect(() => {
    if (place !== null) box.current?.scrollIntoView({ block: "start" });
  }, [place]);
  const scrolledTo = useRef<ShownPlace>(null);
  useEffect(() => {
    if (!hasWords || layer.current === null || place === null || place.quoted === null) return;
    const { first, undo } = markInElement(layer.current, place.quoted);
    if (first === undefined) onMissed(place);
    // What is drawn again, larger or after it was left, does not take the reader back to it.
    else if (scrolledTo.current !== place) first.scrollIntoView({ block: "center" });
    scrolledTo.current = place;
    return undo;
  }, [hasWords, place, onMissed]);

  return (
    <div ref={box} className={styles.page} style={{ width, height }} data-page={number}>
      <canvas ref={canvas} />
      <div ref={layer} className={styles.layer} />
    </div>
  );
}
