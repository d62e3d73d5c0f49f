import { paperLineSchema } from "#protocol";
import { ChangedWords } from "../../shell/changed-words.tsx";
import { partsOf } from "./document-parts.ts";
import { jsonOf } from "./papers-block.tsx";

/** What a version changed, papers by their names. */
export function VersionChanges({ before, after }: { before: string; after: string }) {
  return <ChangedWords before={readable(before)} after={readable(after)} />;
}

/** A document without its machine-made lines: papers are named. */
function readable(content: string): string {
  return partsOf(content)
    .map(({ kind, text }) =>
      kind === "prose"
        ? text
        : text
            .split("\n")
            .map((line) => {
              const paper = paperLineSchema.safeParse(jsonOf(line)).data;
              return paper === undefined ? line : `[${paper.number}] ${paper.title}`;
            })
            .join("\n"),
    )
    .filter((text) => text !== "")
    .join("\n\n");
}
