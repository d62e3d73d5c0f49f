import { useElementSize } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import type { DocumentPage } from "#protocol";
import { pagePicture, scannedWords } from "../../api/documents.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Waiting } from "../../shell/waiting.tsx";
import { fillWords } from "./fill-words.ts";
import { boundsOf, holdInView } from "./hold-in-view.ts";
import { markInElement } from "./mark-in-element.ts";
import pageStyles from "./pdf-page.module.css";
import viewStyles from "./pdf-view.module.css";
import type { DrawnViewProps } from "./pdf-view.tsx";
import { RecognisedNote } from "./recognised-note.tsx";
import type { ShownPlace } from "./shown-place.ts";
import { useNearPages } from "./use-near-pages.ts";

const texts = {
  picture: (page: number) => ({ ko: `그림 ${page}쪽`, en: `Picture, page ${page}` }),
  notDrawn: {
    ko: "이 그림은 보여 드리지 못했습니다. ‘글’ 보기에서 읽을 수 있습니다.",
    en: "This picture could not be shown. It can be read in the Text view.",
  },
};

/** A document of pictures as it looks, with the words marked where they were read. */
export function PictureView({ documentId, pages, place, zoom, onFound }: DrawnViewProps) {
  const { ref, width } = useElementSize();
  const box = useRef<HTMLDivElement>(null);
  const near = useNearPages(box);
  return (
    <div ref={ref} className={viewStyles.view}>
      <div ref={box}>
        {pages.map((page) => (
          <PicturePage
            key={page.page}
            documentId={documentId}
            page={page}
            width={Math.round(Math.min(width - 32, 1000) * zoom)}
            isNear={near.has(page.page)}
            place={page.page === place.page ? place : null}
            onFound={onFound}
          />
        ))}
      </div>
    </div>
  );
}

interface PageProps extends Pick<DrawnViewProps, "documentId" | "onFound"> {
  readonly page: DocumentPage;
  readonly width: number;
  readonly isNear: boolean;
  /** What is to be shown of this page; null when that is another. */
  readonly place: ShownPlace | null;
}

function PicturePage({ documentId, page, width, isNear, place, onFound }: PageProps) {
  const { say } = useLanguage();
  const number = page.page;
  const box = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNear) return;
    const leaving = new AbortController();
    let address: string | null = null;
    const show = async () => {
      const { signal } = leaving;
      const [blob, words] = await Promise.all([
        pagePicture(documentId, number, signal),
        scannedWords(documentId, number, signal),
      ]);
      if (signal.aborted || layer.current === null) return;
      address = URL.createObjectURL(blob);
      fillWords(layer.current, words);
      setPicture(address);
    };
    show().catch(() => leaving.signal.aborted || setFailed(true));
    return () => {
      leaving.abort();
      setPicture(null);
      setFailed(false);
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [documentId, number, isNear]);

  useEffect(() => {
    if (place === null || box.current === null || layer.current === null) return undefined;
    if (picture === null || place.quoted === null) return holdInView(box.current);
    const { marks, undo } = markInElement(layer.current, place.quoted);
    if (marks.length > 0) onFound(boundsOf(marks).width / box.current.offsetWidth);
    const letGo = holdInView(box.current, marks);
    return () => {
      letGo();
      undo();
    };
  }, [picture, place, onFound]);

  return (
    <div style={{ width, margin: "0 auto" }}>
      <RecognisedNote page={page} />
      <div ref={box} className={pageStyles.page} style={{ width, minHeight: 80 }} data-page={number}>
        {picture === null ? null : <img src={picture} alt={say(texts.picture(number))} />}
        <div ref={layer} className={pageStyles.layer} />
        {picture === null && !failed && isNear ? <Waiting /> : null}
        {failed ? <p className={pageStyles.failed}>{say(texts.notDrawn)}</p> : null}
      </div>
    </div>
  );
}
