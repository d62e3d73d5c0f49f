import type { z } from "zod";
import type { reviseOutput } from "../../steps/revise.ts";

type Change = z.infer<typeof reviseOutput>["changes"][number];

/** A paragraph of a research document, or a block of papers, which nobody rewrites. */
export interface Part {
  readonly text: string;
  readonly isProse: boolean;
}

const fenced = /^(```[\s\S]*?^```)$/m;

export function partsOf(content: string): Part[] {
  return content.split(fenced).flatMap((piece): Part[] => {
    if (piece.startsWith("```")) return [{ text: piece, isProse: false }];
    return piece
      .split(/\n{2,}/)
      .map((text) => text.trim())
      .filter((text) => text !== "")
      .map((text) => ({ text, isProse: true }));
  });
}

/** The document with its changes: `sound` holds their texts one after another, as they were compared with the papers. */
export function revised(parts: readonly Part[], changes: readonly Change[], sound: string) {
  const paragraphs = sound.split(/\n{2,}/);
  const texts = changes.map(({ text }) => {
    const length = text.trim() === "" ? 1 : text.trim().split(/\n{2,}/).length;
    return paragraphs.splice(0, length).join("\n\n");
  });
  const made = changes.map((change, at) => ({ ...change, text: texts[at] ?? "" }));
  let number = 0;
  const content = parts.flatMap(({ text, isProse }) => {
    if (isProse) number += 1;
    const own = isProse ? made.filter(({ paragraph }) => paragraph === number) : [];
    const replaced = own.findLast(({ what }) => what !== "insert-after");
    const after = own.filter(({ what }) => what === "insert-after").map((change) => change.text);
    const stays = replaced === undefined ? text : replaced.what === "remove" ? "" : replaced.text;
    return [stays, ...after].filter((each) => each !== "");
  });
  const written = made.map(({ text }) => text).filter((text) => text !== "");
  return { content: content.join("\n\n"), written };
}
