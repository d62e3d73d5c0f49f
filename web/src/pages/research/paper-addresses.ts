import { paperLineSchema } from "#protocol";
import { partsOf } from "./document-parts.ts";
import { jsonOf } from "./papers-block.tsx";

/** Where the papers of a research document are: its links lead nowhere else at once. */
export function paperAddresses(content: string): string[] {
  const lines = partsOf(content).flatMap(({ kind, text }) => (kind === "papers" ? text.split("\n") : []));
  return lines.flatMap((line) => {
    const { url, doi, arxiv } = paperLineSchema.safeParse(jsonOf(line)).data ?? {};
    return [url, doi && `https://doi.org/${doi}`, arxiv && `https://arxiv.org/abs/${arxiv}`].flatMap(
      (address) => address ?? [],
    );
  });
}
