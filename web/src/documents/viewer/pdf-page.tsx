import { memo, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ScannedWord } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import { Waiting } from "../../shell/waiting.tsx";
import { fillWords } from "./fill-words.ts";
import { boundsOf, holdInView } from "./hold-in-view.ts";
import type { LoadedPdf } from "./load-pdf.ts";
import { markInElement } from "./mark-in-element.ts";
import styles from "./pdf-page.module.css";
import type { ShownPlace } from "./shown-place.ts";

const texts = {
  notDrawn: {
    ko: "이 쪽은 그리지 못했습니다. ‘글’ 보기에서 읽을 수 있습니다.",
    en: "This page could not be drawn. It can be read in the Text view.",
  },
};

/** More than this some browsers do not draw at all. */
const mostPixels = 16_000_000;

interface Props {
  readonly pdf: LoadedPdf;
  readonly number: number;
  /** Width of the page on the screen; its height follows. */
  readonly width: number;
  /** Width by height of the first page: the place held until this one is drawn. */
  readonly ratio: number;
  readonly isNear: boolean;
  /** Reads where its words stand, where the page is a picture; null where the PDF itself tells. */
  readonly readWords: ((signal: AbortSignal) => Promise<readonly ScannedWord[]>) | null;
  /** What is to be shown of this page; null when that is another. */
  readonly place: ShownPlace | null;
  /** The words of a place are not on the drawn page. */
  readonly onMissed: (place: ShownPlace) => void;
  /** The words of a place take as much of the page's width. */
  readonly onFound: (share: number) => void;
}

/** One page of a PDF, drawn while it is near the screen: picture, selectable text, marked words. */
export const PdfPage = memo(function PdfPage({ pdf, number, width, ratio, isNear, readWords, place, ...told }: Props) {
  const { onMissed, onFound } = told;
  const { say } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [ownRatio, setOwnRatio] = useState(ratio);
  /** In the PDF's own measure. */
  const [ownWidth, setOwnWidth] = useState(width);
  const [hasWords, setHasWords] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const [failed, setFailed] = useState(false);

  // The words are placed once, at any width, so that those that are marked stay where they are while the page is zoomed.
  useEffect(() => {
    if (!isNear || layer.current === null) return;
    const container = layer.current;
    const leaving = new AbortController();
    const { signal } = leaving;
    const write = async () => {
      const page = await pdf.document.getPage(number);
      if (signal.aborted) return;
      const viewport = page.getViewport({ scale: 1 });
      setOwnRatio(viewport.width / viewport.height);
      setOwnWidth(viewport.width);
      const words = new pdf.pdfjs.TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
      signal.addEventListener("abort", () => words.cancel());
      await words.render();
      const scanned = await readWords?.(signal);
      if (signal.aborted) return;
      if (scanned !== undefined) fillWords(container, scanned);
      setHasWords(true);
    };
    // Leaving a page cancels its words and its drawing, which pdfjs reports by throwing.
    write().catch(() => signal.aborted || setFailed(true));
    return () => {
      leaving.abort();
      setHasWords(false);
      setFailed(false);
      container.replaceChildren();
    };
  }, [isNear, pdf, number, readWords]);
  useLayoutEffect(() => {
    layer.current?.style.setProperty("--total-scale-factor", String(width / ownWidth));
  }, [width, ownWidth]);

  useEffect(() => {
    if (!isNear || canvas.current === null) return;
    const sheet = canvas.current;
    const leaving = new AbortController();
    const { signal } = leaving;
    const draw = async () => {
      const page = await pdf.document.getPage(number);
      if (signal.aborted) return;
      const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
      const sharp = Math.min(window.devicePixelRatio, 2, Math.sqrt(mostPixels / (viewport.width * viewport.height)));
      sheet.width = Math.floor(viewport.width * sharp);
      sheet.height = Math.floor(viewport.height * sharp);
      const picture = page.render({ canvas: sheet, viewport, transform: [sharp, 0, 0, sharp, 0, 0] });
      signal.addEventListener("abort", () => {
        picture.cancel();
        page.cleanup();
      });
      await picture.promise;
      if (!signal.aborted) setDrawn(true);
    };
    draw().catch(() => signal.aborted || setFailed(true));
    return () => {
      leaving.abort();
      setDrawn(false);
      setFailed(false);
      // A drawn page holds tens of megabytes.
      sheet.width = 0;
    };
  }, [isNear, pdf, number, width]);

  const scrolledTo = useRef<ShownPlace>(null);
  useEffect(() => {
    if (place === null || box.current === null) return undefined;
    // What is drawn again, larger or after it was left, does not take the reader back to it.
    const isThere = scrolledTo.current === place;
    // The marks come when the page is drawn; until then the page itself is the place to look at.
    if (!hasWords || layer.current === null || place.quoted === null)
      return isThere ? undefined : holdInView(box.current);
    const { marks, undo } = markInElement(layer.current, place.quoted);
    if (marks.length === 0) onMissed(place);
    else if (!isThere) onFound(boundsOf(marks).width / box.current.offsetWidth);
    const letGo = isThere ? () => {} : holdInView(box.current, marks);
    scrolledTo.current = place;
    return () => {
      letGo();
      undo();
    };
  }, [hasWords, place, onMissed, onFound]);

  return (
    <div ref={box} className={styles.page} style={{ width, height: width / ownRatio }} data-page={number}>
      <canvas ref={canvas} />
      <div ref={layer} className={styles.layer} />
      {isDrawn || failed || !isNear ? null : (
        <div className={styles.drawing}>
          <Waiting />
        </div>
      )}
      {failed ? <p className={styles.failed}>{say(texts.notDrawn)}</p> : null}
    </div>
  );
});
