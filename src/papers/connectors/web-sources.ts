import { JihwiError, type PaperSourceName } from "#protocol";
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
  const error = new JihwiError("tool-not-configured", {
    message: {
      ko: `${name}은(는) 꺼져 있습니다. JIHWI_PAPER_SOURCES의 목록에 없습니다.`,
      en: `${name} is switched off: JIHWI_PAPER_SOURCES does not list it.`,
    },
    hint: {
      ko: `찾으려면 그 목록에 ${name}을(를) 더하고 다시 시작해 주세요.`,
      en: `To search it, add ${name} to that list and start again.`,
    },
  });
  return { name, configured: false, search: () => Promise.reject(error) };
}
