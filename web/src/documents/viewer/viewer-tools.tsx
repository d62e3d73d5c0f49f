import { ActionIcon, NumberInput, TextInput } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import {
  IconArrowAutofitWidth,
  IconChevronDown,
  IconChevronUp,
  IconSearch,
  IconZoomIn,
  IconZoomOut,
} from "@tabler/icons-react";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { DocumentPage } from "#protocol";
import { isComposing } from "../../conversation/send-key.ts";
import { useLanguage } from "../../language/use-language.ts";
import { findInPages } from "./find-in-pages.ts";
import type { ViewerTarget } from "./viewer-context.tsx";
import styles from "./viewer-tools.module.css";

const texts = {
  find: { ko: "문서에서 찾기", en: "Find in document" },
  previous: { ko: "앞의 것", en: "Previous match" },
  next: { ko: "다음 것", en: "Next match" },
  matches: (at: number, all: number) => ({ ko: `${all}곳 중 ${at}`, en: `${at} of ${all}` }),
  none: { ko: "없음", en: "none" },
  page: { ko: "쪽으로 가기", en: "Go to page" },
  of: (pages: number) => ({ ko: `/ ${pages}쪽`, en: `of ${pages}` }),
  larger: { ko: "크게", en: "Zoom in" },
  smaller: { ko: "작게", en: "Zoom out" },
  fit: { ko: "폭에 맞추기", en: "Fit width" },
};

export const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3] as const;

/** Who looks for a place in a document needs no more of it. */
const mostLetters = 500;

interface Props {
  readonly pages: readonly DocumentPage[];
  readonly target: ViewerTarget;
  readonly onPlace: (place: Pick<ViewerTarget, "page" | "quote" | "span">) => void;
  /** Only what is drawn can be zoomed. */
  readonly zoom: number | null;
  readonly onZoom: (zoom: number) => void;
}

/** Find, page and zoom of an open document. */
export function ViewerTools({ pages, target, onPlace, zoom, onZoom }: Props) {
  const { say } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState("");
  const [at, setAt] = useState(0);
  const sought = useDeferredValue(words);
  const matches = useMemo(() => findInPages(pages, sought), [pages, sought]);
  useHotkeys([["mod+F", () => field.current?.focus()]], []);
  const show = (index: number) => {
    const match = matches[index];
    if (match === undefined) return;
    setAt(index);
    const text = pages.find(({ page }) => page === match.page)?.text ?? "";
    onPlace({ page: match.page, quote: text.slice(match.span.start, match.span.end), span: match.span });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first match is shown when there are others
  useEffect(() => show(0), [matches]);
  const step = (by: number) => show((at + by + matches.length) % Math.max(1, matches.length));
  const zoomBy = (direction: 1 | -1) => {
    const next =
      direction === 1 ? zoomSteps.find((one) => one > (zoom ?? 1)) : zoomSteps.findLast((one) => one < (zoom ?? 1));
    if (next !== undefined) onZoom(next);
  };
  return (
    <search className={styles.tools}>
      <TextInput
        ref={field}
        size="xs"
        className={styles.find}
        aria-label={say(texts.find)}
        placeholder={say(texts.find)}
        leftSection={<IconSearch size={14} />}
        maxLength={mostLetters}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !isComposing(event)) step(event.shiftKey ? -1 : 1);
        }}
      />
      {words.trim() === "" ? null : (
        <>
          <output className={styles.count}>
            {say(matches.length === 0 ? texts.none : texts.matches(at + 1, matches.length))}
          </output>
          <ActionIcon aria-label={say(texts.previous)} disabled={matches.length < 2} onClick={() => step(-1)}>
            <IconChevronUp size={16} />
          </ActionIcon>
          <ActionIcon aria-label={say(texts.next)} disabled={matches.length < 2} onClick={() => step(1)}>
            <IconChevronDown size={16} />
          </ActionIcon>
        </>
      )}
      <span className={styles.rest} />
      {pages.length < 2 ? null : (
        <span className={styles.count}>
          <NumberInput
            size="xs"
            className={styles.page}
            aria-label={say(texts.page)}
            hideControls
            clampBehavior="strict"
            min={1}
            max={pages.length}
            value={target.page}
            onChange={(value) => {
              const page = Number(value);
              if (page >= 1 && page <= pages.length) onPlace({ page, quote: null, span: null });
            }}
          />
          {say(texts.of(pages.length))}
        </span>
      )}
      {zoom === null ? null : (
        <>
          <ActionIcon aria-label={say(texts.smaller)} title={say(texts.smaller)} onClick={() => zoomBy(-1)}>
            <IconZoomOut size={17} stroke={1.7} />
          </ActionIcon>
          <ActionIcon aria-label={say(texts.larger)} title={say(texts.larger)} onClick={() => zoomBy(1)}>
            <IconZoomIn size={17} stroke={1.7} />
          </ActionIcon>
          <ActionIcon aria-label={say(texts.fit)} title={say(texts.fit)} onClick={() => onZoom(1)}>
            <IconArrowAutofitWidth size={17} stroke={1.7} />
          </ActionIcon>
        </>
      )}
    </search>
  );
}
