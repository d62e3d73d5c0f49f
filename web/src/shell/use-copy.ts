import { useClipboard } from "@mantine/hooks";
import { useEffect } from "react";
import { useLanguage } from "../language/use-language.ts";

const texts = {
  copied: { ko: "복사했습니다", en: "Copied" },
  failed: {
    ko: "복사하지 못했습니다. 글을 골라 직접 복사해 주세요.",
    en: "It could not be copied. Select the text and copy it yourself.",
  },
};

const failureShownMs = 6_000;

/** Copies a text and says whether it could: a page without TLS may not write to the clipboard. */
export function useCopy() {
  const { say } = useLanguage();
  const { copied, error, copy, reset } = useClipboard();
  // A failure is told for a while, and the button may be tried again.
  useEffect(() => {
    if (error === null) return;
    const timer = setTimeout(reset, failureShownMs);
    return () => clearTimeout(timer);
  }, [error, reset]);
  const outcome = error !== null ? "failed" : copied ? "copied" : null;
  return { outcome, told: outcome === null ? null : say(texts[outcome]), copy: (text: string) => copy(text) } as const;
}
