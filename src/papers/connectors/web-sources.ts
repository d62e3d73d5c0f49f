import type { PaperSourceName } from "#protocol";
import { paperFailure } from "../failure.ts";
import { arxivSource } from "./arxiv/index.ts";
import { crossrefSource } from "./crossref/index.ts";
import { type ConnectorOptions, isSwitchedOn } from "./environment.ts";
import { openAlexSource } from "./openalex/index.ts";
import { withRest } from "./resting-source.ts";
import { semanticScholarSource } from "./semantic-scholar/index.ts";
import type { PaperSource } from "./source.ts";
import { zoteroSource } from "./zotero/index.ts";

const connectors = [zoteroSource, openAlexSource, semanticScholarSource, arxivSource, crossrefSource];

/** Every source that is reached over HTTP. A new one is a folder and a name in this list. */
export function createWebSources(options: ConnectorOptions): PaperSource[] {
  return connectors.map((connect) => {
    const source = connect(options);
    return isSwitchedOn(options.env, source.name) ? withRest(source) : switchedOff(source.name);
  });
}

/** Stands for a source that the owner does not want searched: whoever names it is told so, and nothing is sent. */
function switchedOff(name: PaperSourceName): PaperSource {
  const error = paperFailure("source-switched-off", { name });
  return { name, configured: false, search: () => Promise.reject(error) };
}
