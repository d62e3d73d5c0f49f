import type { Localized } from "#protocol";

/** The most of a text that a model is shown. */
const mostText = 60_000;

/** What is told wherever a model saw an excerpt. */
export const excerptNote: Localized = {
  ko: "글이 길어 앞부분과 뒷부분만 보고 판단했다.",
  en: "The text is long; only its beginning and end were judged.",
};

/** What a model is shown of a text: of a long one both ends. Who asks has to tell where it was cut, and may pass nothing by it. */
export function excerpt(text: string): { readonly shown: string; readonly cut: boolean } {
  if (text.length <= mostText) return { shown: text, cut: false };
  return { shown: `${text.slice(0, (mostText * 2) / 3)}\n[…]\n${text.slice(-mostText / 3)}`, cut: true };
}
