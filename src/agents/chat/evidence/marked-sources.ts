import type { Source } from "#protocol";

/** Sources as prompts show them, each with the mark that it is cited by. */
export function markedSources(sources: readonly Source[]): { mark: string; name: string; text: string }[] {
  return sources.map((source) => ({ mark: `[${source.id}]`, name: nameOf(source), text: source.text }));
}

function nameOf(source: Source): string {
  return source.kind === "document" ? `${source.name} p.${source.page}` : source.title;
}
