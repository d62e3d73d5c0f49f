import Markdown from "react-markdown";
import type { Citation } from "#protocol";
import { CitationChip } from "./citation-chip.tsx";
import { remarkCitations } from "./remark-citations.ts";

const inline = ["strong", "em", "code", "cite", "del"];

interface Props {
  readonly text: string;
  readonly citations: readonly Citation[];
}

/** A corrected sentence: words within a line, with the marks that the answer's own citations resolve. */
export function CorrectionText({ text, citations }: Props) {
  // Places are those of the first answer; here a mark leads to the first citation that has it.
  const byMark = citations.map((citation) => ({ ...citation, places: [] }));
  return (
    <Markdown
      remarkPlugins={[[remarkCitations, { citations: byMark, placeOf: (place: number) => place }]]}
      allowedElements={inline}
      unwrapDisallowed
      components={{
        cite: ({ node, children }) => {
          const citation = byMark[Number(node?.properties.dataCitation)];
          return citation === undefined ? children : <CitationChip citation={citation} />;
        },
      }}
    >
      {text}
    </Markdown>
  );
}
