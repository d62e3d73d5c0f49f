import { ActionIcon, SegmentedControl } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconDownload, IconX } from "@tabler/icons-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { documentFileUrl, useDocument, useDocumentPages } from "../../api/documents.ts";
import { saveFile } from "../../api/save-file.ts";
import { useAction } from "../../api/use-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { narrowScreen } from "../../sessions/narrow-screen.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { useEscape } from "../../shell/use-escape.ts";
import { Waiting } from "../../shell/waiting.tsx";
import { FormattedView } from "./formatted-view.tsx";
import { PdfView } from "./pdf-view.tsx";
import { PictureView } from "./picture-view.tsx";
import { shownPlaceOf } from "./shown-place.ts";
import { TextView } from "./text-view.tsx";
import { useViewer, type ViewerTarget } from "./viewer-context.tsx";
import styles from "./viewer-pane.module.css";
import { ViewerTools } from "./viewer-tools.tsx";

const texts = {
  viewer: { ko: "문서 보기", en: "Document viewer" },
  close: { ko: "문서 닫기", en: "Close document" },
  download: { ko: "원본 내려받기", en: "Download original" },
  look: { ko: "보기", en: "View" },
  drawn: { ko: "원본", en: "Page" },
  text: { ko: "글", en: "Text" },
  gone: { ko: "이 문서는 지워졌습니다.", en: "This document was deleted." },
};

/** Formats whose text is read as Markdown: headings, lists and tables can be shown as such. */
const formattedFormats: ReadonlySet<string> = new Set([
  "docx",
  "hwpx",
  "hwp",
  "markdown",
  "xlsx",
  "csv",
  "pptx",
  "epub",
]);
const pictureFormats: ReadonlySet<string> = new Set(["picture", "tiff"]);
/** On a phone a page as wide as the screen has letters nobody can read. */
const phoneZoom = 2;
/** Letters as large as on a phone, as long as the whole line is seen. */
const zoomToSee = (share: number) => Math.max(1, Math.min(phoneZoom, 1 / share));

/** An open document, with the words that a citation points to: find, page, zoom, formatted or as plain text. */
export function OpenViewer({ target }: { target: ViewerTarget }) {
  const { say } = useLanguage();
  const { close } = useViewer();
  const narrow = useMediaQuery(narrowScreen, undefined, { getInitialValueInEffect: false });
  const [place, setPlace] = useState(target);
  const [asText, setAsText] = useState(false);
  const [zoom, setZoom] = useState(narrow ? phoneZoom : 1);
  const document = useDocument(target.documentId);
  const format = document.data?.format;
  const isGone = document.data === null;
  const pages = useDocumentPages(target.documentId);
  const download = useAction(() => saveFile(documentFileUrl(target.documentId), target.name));
  const shown = useMemo(() => shownPlaceOf(place, pages.data ?? []), [place, pages.data]);
  useEffect(() => setPlace(target), [target]);
  // Words that are not laid out yet have no width to fit.
  const fit = useCallback((share: number) => narrow && share > 0 && setZoom(zoomToSee(share)), [narrow]);
  useEscape("viewer", close);
  const isPdf = format === "pdf";
  const isPicture = format !== undefined && pictureFormats.has(format);
  const isFormatted = format !== undefined && formattedFormats.has(format);
  // What is gone is told as such: that its pages are not there either is no news.
  const failure = isGone ? null : ([pages, document].find(({ error }) => error !== null) ?? null);
  const drawn = (isPdf || isPicture) && !asText;
  return (
    <aside className={styles.pane} aria-label={say(texts.viewer)} data-viewer data-testid="viewer">
      <header className={styles.header}>
        <strong title={target.name}>{target.name}</strong>
        {isPdf || isPicture || isFormatted ? (
          <SegmentedControl
            size="xs"
            aria-label={say(texts.look)}
            value={asText ? "text" : "drawn"}
            onChange={(value) => setAsText(value === "text")}
            data={[
              { value: "drawn", label: say(texts.drawn) },
              { value: "text", label: say(texts.text) },
            ]}
          />
        ) : null}
        <ActionIcon
          aria-label={say(texts.download)}
          title={say(texts.download)}
          loading={download.busy}
          onClick={() => download.run()}
        >
          <IconDownload size={18} stroke={1.7} />
        </ActionIcon>
        <ActionIcon aria-label={say(texts.close)} title={say(texts.close)} onClick={close}>
          <IconX size={18} stroke={1.7} />
        </ActionIcon>
      </header>
      <ActionError action={download} />
      {pages.data === undefined ? null : (
        <ViewerTools
          pages={pages.data}
          target={place}
          onPlace={(next) => setPlace({ ...target, ...next })}
          zoom={drawn ? zoom : null}
          onZoom={setZoom}
        />
      )}
      <div className={styles.body} data-scroller>
        {failure === null ? null : <ErrorNote error={failure.error} onRetry={() => void failure.refetch()} />}
        {isGone ? <p className={styles.gone}>{say(texts.gone)}</p> : null}
        {pages.data === undefined || (format === undefined && !isGone) ? (
          failure === null && !isGone ? (
            <Waiting />
          ) : null
        ) : drawn && isPicture ? (
          <PictureView documentId={target.documentId} pages={pages.data} place={shown} zoom={zoom} onFound={fit} />
        ) : drawn ? (
          <PdfView documentId={target.documentId} pages={pages.data} place={shown} zoom={zoom} onFound={fit} />
        ) : isFormatted && !asText ? (
          <FormattedView pages={pages.data} place={shown} />
        ) : (
          <TextView pages={pages.data} place={shown} />
        )}
      </div>
    </aside>
  );
}
