import type { ScannedWord } from "#protocol";

const share = (tenThousandths: number) => `${tenThousandths / 100}%`;

/** Puts recognised words over the picture that they were read in: invisible, selectable, to be marked. */
export function fillWords(layer: HTMLElement, words: readonly ScannedWord[]): void {
  const spans = words.map(([text, left, top, width, height]) => {
    const span = document.createElement("span");
    span.dataset.scanned = "";
    span.textContent = `${text} `;
    Object.assign(span.style, { left: share(left), top: share(top), width: share(width), height: share(height) });
    return span;
  });
  layer.replaceChildren(...spans);
}
