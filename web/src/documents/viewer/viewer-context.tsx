import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import type { Citation } from "#protocol";

/** What the viewer is to show: a document, and the words to find in it. */
export interface ViewerTarget {
  readonly documentId: string;
  readonly name: string;
  readonly page: number;
  readonly quote: string | null;
  /** Characters of the quote in the page's text, when they are known. */
  readonly span: { readonly start: number; readonly end: number } | null;
}

interface Viewer {
  readonly target: ViewerTarget | null;
  open(target: ViewerTarget): void;
  openCitation(citation: Citation): void;
  close(): void;
}

const ViewerContext = createContext<Viewer | null>(null);

interface Props {
  readonly children: ReactNode;
  /** A page with a place of its own for cited words takes citations itself, or has their document opened. */
  readonly onCitation?: (citation: Citation, openDocument: (citation: Citation) => void) => void;
}

export function ViewerProvider({ children, onCitation }: Props) {
  const [target, setTarget] = useState<ViewerTarget | null>(null);
  const openDocument = useCallback((citation: Citation) => {
    const { documentId, url, name, page, start, end, quote } = citation;
    if (documentId === null) {
      if (url !== null && /^https?:/.test(url)) window.open(url, "_blank", "noopener,noreferrer");
      return;
    }
    const span = start === null || end === null ? null : { start, end };
    setTarget({ documentId, name, page: page ?? 1, quote, span });
  }, []);
  const openCitation = useCallback(
    (citation: Citation) => (onCitation ?? openDocument)(citation, openDocument),
    [onCitation, openDocument],
  );
  const close = useCallback(() => setTarget(null), []);
  const viewer = useMemo(() => ({ target, open: setTarget, openCitation, close }), [target, openCitation, close]);
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (viewer === null) throw new Error("useViewer needs a ViewerProvider above it");
  return viewer;
}
