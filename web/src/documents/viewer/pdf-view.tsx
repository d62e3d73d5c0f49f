import { useElementSize } from "@mantine/hooks";
import { useEffect, useMemo, useRef, useState } from "react";
import type { DocumentPage } from "#protocol";
import { ApiError } from "../../api/api-error.ts";
import { scannedWords } from "../../api/documents.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { Waiting } from "../../shell/waiting.tsx";
import { type LoadedPdf, loadPdf } from "./load-pdf.ts";
import { PdfPage } from "./pdf-page.tsx";
import styles from "./pdf-view.module.css";
import { RecognisedNote } from "./recognised-note.tsx";
import type { ShownPlace } from "./shown-place.ts";
import { useKeptPlace } from "./use-kept-place.ts";
import { useNearPages } from "./use-near-pages.ts";

const texts = {
  notFound: {
    ko: "그림 위에서 이 문장의 자리를 찾지 못했습니다. ‘글’ 보기에서는 표시됩니다.",
    en: "These words could not be placed on the drawn page. The Text view marks them.",
  },
  failed: { ko: "이 PDF를 그리지 못했습니다.", en: "This PDF could not be drawn." },
  failedHint: {
    ko: "다시 시도하거나, ‘글’ 보기에서 읽어 주세요.",
    en: "Try again, or read it in the Text view.",
  },
};

interface Loaded extends LoadedPdf {
  readonly ratio: number;
}

export interface DrawnViewProps {
  readonly documentId: string;
  readonly pages: readonly DocumentPage[];
  readonly place: ShownPlace;
  readonly zoom: number;
  /** The words of the place take as much of the page's width. */
  readonly onFound: (share: number) => void;
}

/** A PDF as it looks, opened at a page with its words marked. */
export function PdfView({ documentId, pages, place, zoom, onFound }: DrawnViewProps) {
  const { say } = useLanguage();
  const { ref, width } = useElementSize();
  const [pdf, setPdf] = useState<Loaded | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [missed, setMissed] = useState<ShownPlace | null>(null);
  const [tries, setTries] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it once more
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    open(documentId, signal).then(
      (opened) => signal.aborted || setPdf(opened),
      (thrown: unknown) => signal.aborted || setError(thrown),
    );
    return () => {
      setPdf(null);
      setError(null);
      leaving.abort();
    };
  }, [documentId, tries]);

  if (error !== null) {
    // The library's own words are for programmers.
    const told =
      error instanceof ApiError ? error : new ApiError("internal", say(texts.failed), say(texts.failedHint), error);
    return <ErrorNote error={told} onRetry={() => setTries(tries + 1)} />;
  }
  return (
    <div ref={ref} className={styles.view}>
      {missed === place ? <p className={styles.missed}>{say(texts.notFound)}</p> : null}
      {pdf === null || width === 0 ? (
        <Waiting />
      ) : (
        <PdfPages
          pdf={pdf}
          documentId={documentId}
          pages={pages}
          width={Math.round(Math.min(width - 32, 1000) * zoom)}
          place={place}
          onMissed={setMissed}
          onFound={onFound}
        />
      )}
    </div>
  );
}

interface PagesProps extends Omit<DrawnViewProps, "zoom"> {
  readonly pdf: Loaded;
  readonly width: number;
  readonly onMissed: (place: ShownPlace) => void;
}

function PdfPages({ pdf, documentId, pages, width, place, ...told }: PagesProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNearPages(box);
  useKeptPlace(box, width);
  const scanned = useMemo(() => {
    const scans = pages.filter(({ confidence = null }) => confidence !== null);
    const readers = scans.map(({ page }) => {
      const read = (signal: AbortSignal) => scannedWords(documentId, page, signal);
      return [page, read] as const;
    });
    return new Map(readers);
  }, [documentId, pages]);
  return (
    <div ref={box}>
      {Array.from({ length: pdf.document.numPages }, (_, index) => index + 1).map((number) => (
        <div key={number} className={styles.sheet} style={{ width }}>
          <RecognisedNote page={pages[number - 1]} />
          <PdfPage
            readWords={scanned.get(number) ?? null}
            pdf={pdf}
            number={number}
            width={width}
            ratio={pdf.ratio}
            isNear={near.has(number)}
            place={number === place.page ? place : null}
            {...told}
          />
        </div>
      ))}
    </div>
  );
}

async function open(documentId: string, signal: AbortSignal): Promise<Loaded> {
  const loaded = await loadPdf(documentId, signal);
  const { width, height } = (await loaded.document.getPage(1)).getViewport({ scale: 1 });
  return { ...loaded, ratio: width / height };
}
