import type { ChatTool } from "./chat-tool.ts";
import { clock } from "./clock/index.ts";
import { documentSearch } from "./document-search/index.ts";
import { pageView } from "./page-view/index.ts";
import { reasoning } from "./reasoning/index.ts";
import { tableQuery } from "./table-query/index.ts";
import { noTool } from "./toolset.ts";
import { webSearch } from "./web-search/index.ts";

/** The chat's own tools. A further one is its folder and a line here; `addedTool` makes one of any `defineTool`. */
export const chatTools: readonly ChatTool[] = [clock, documentSearch, tableQuery, pageView, webSearch, reasoning];

/** Names that no added tool may take. */
export const chatToolNames: readonly string[] = [...chatTools.map(({ name }) => name), noTool];
