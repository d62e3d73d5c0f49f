import { arxivSource } from "./arxiv/index.ts";
import { crossrefSource } from "./crossref/index.ts";
import type { ConnectorOptions } from "./environment.ts";
import { openAlexSource } from "./openalex/index.ts";
import { withRest } from "./resting-source.ts";
import { semanticScholarSource } from "./semantic-scholar/index.ts";
import type { PaperSource } from "./source.ts";
import { zoteroSource } from "./zotero/index.ts";

const connectors = [zoteroSource, openAlexSource, semanticScholarSource, arxivSource, crossrefSource];

/** Every source that is reached over HTTP. A new one is a folder and a name in this list. */
export function createWebSources(options: ConnectorOptions): PaperSource[] {
  return connectors.map((connect) => withRest(connect(options)));
}
