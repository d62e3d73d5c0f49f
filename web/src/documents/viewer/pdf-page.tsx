import { memo, useEffect, useRef, useState } from "react";
import type { ScannedWord } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import { fillWords } from "./fill-words.ts";
import { holdInView } from "./hold-in-view.ts";
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
}

/** One page of a PDF, drawn while it is near the screen: picture, selectable text, marked words. */
export const PdfPage = memo(function PdfPage({ pdf, number, width, ratio, isNear, readWords, place, onMissed }: Props) {
  const { say } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [ownRatio, setOwnRatio] = useState(ratio);
  const [hasWords, setHasWords] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!isNear || canvas.current === null || layer.current === null) return;
    const [sheet, container] = [canvas.current, layer.current];
    let left = false;
    const leave: (() => void)[] = [];
    const draw = async () => {
      const page = await pdf.document.getPage(number);
      if (left) return;
      const whole = page.getViewport({ scale: 1 });
      const scale = width / whole.width;
      const viewport = page.getViewport({ scale });
      setOwnRatio(whole.width / whole.height);
      const sharp = Math.min(window.devicePixelRatio, 2, Math.sqrt(mostPixels / (viewport.width * viewport.height)));
      sheet.width = Math.floor(viewport.width * sharp);
      sheet.height = Math.floor(viewport.height * sharp);
      const picture = page.render({ canvas: sheet, viewport, transform: [sharp, 0, 0, sharp, 0, 0] });
      // The words may be cancelled first; the picture's own end is then nobody's.
      picture.promise.catch(() => {});
      leave.push(() => picture.cancel());
      container.style.setProperty("--total-scale-factor", String(scale));
      const words = new pdf.pdfjs.TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
      leave.push(() => words.cancel());
      leave.push(() => page.cleanup());
      await words.render();
      if (readWords !== null) {
        const leaving = new AbortController();
        leave.push(() => leaving.abort());
        const scanned = await readWords(leaving.signal);
        if (!left) fillWords(container, scanned);
      }
      if (!left) setHasWords(true);
      await picture.promise;
    };
    // Leaving a page cancels its drawing, which pdfjs reports by throwing.
    draw().catch(() => {
      if (!left) setFailed(true);
    });
    return () => {
      left = true;
      setHasWords(false);
      setFailed(false);
      for (const undo of leave) undo();
      // A drawn page holds tens of megabytes.
      sheet.width = 0;
      container.replaceChildren();
    };
  }, [isNear, pdf, number, width, readWords]);

  const scrolledTo = useRef<ShownPlace>(null);
  useEffect(() => {
    if (place === null || box.current === null) return undefined;
    // What is drawn again, larger or after it was left, does not take the reader back to it.
    const isThere = scrolledTo.current === place;
    // The marks come when the page is drawn; until then the page itself is the place to look at.
    if (!hasWords || layer.current === null || place.quoted === null)
      return isThere ? undefined : holdInView(box.current, "start");
    const { first, undo } = markInElement(layer.current, place.quoted);
    if (first === undefined) onMissed(place);
    const letGo = isThere ? () => {} : holdInView(first ?? box.current, first === undefined ? "start" : "center");
    scrolledTo.current = place;
    return () => {
      letGo();
      undo();
    };
  }, [hasWords, place, onMissed]);

  return (
    <div ref={box} className={styles.page} style={{ width, height: width / ownRatio }} data-page={number}>
      <canvas ref={canvas} />
      <div ref={layer} className={styles.layer} />
      {failed ? <p className={styles.failed}>{say(texts.notDrawn)}</p> : null}
    </div>
  );
});
