import { z } from "zod";
import { type Language, placeWord, type Source } from "#protocol";

/** A source as prompts show it: the mark it is cited by, and its path from the document to the innermost heading. */
export const markedSourceSchema = z.object({ mark: z.string(), name: z.string(), text: z.string() });
export type MarkedSource = z.infer<typeof markedSourceSchema>;

interface Cited {
  readonly sources: readonly Source[];
  /** The headings that a source stands under, by its id. */
  readonly headings: Readonly<Record<string, readonly string[]>>;
}

export function markedSources({ sources, headings }: Cited, language: Language): MarkedSource[] {
  return sources.map((source) => ({
    mark: `[${source.id}]`,
    name: [nameOf(source, language), ...(headings[source.id] ?? [])].join(" > "),
    text: source.text,
  }));
}

function nameOf(source: Source, language: Language): string {
  if (source.kind === "document") return `${source.name}, ${placeWord(source)[language]}`;
  return source.kind === "article" ? source.label : source.title;
}
