import type { DefinedCommand } from "../command.ts";
import { ask } from "./ask.ts";
import { chat } from "./chat.ts";
import { collectionsCommands } from "./collections.ts";
import { completion } from "./completion.ts";
import { contractCommands } from "./contract/index.ts";
import { doctor } from "./doctor.ts";
import { documentsCommands } from "./documents.ts";
import { answersEvaluation } from "./eval/answers.ts";
import { stepsEvaluation } from "./eval/steps.ts";
import { inspectCommands } from "./inspect/index.ts";
import { learn } from "./learn.ts";
import { lsp } from "./lsp/index.ts";
import { mcp } from "./mcp.ts";
import { models } from "./models.ts";
import { researchCommands } from "./research/index.ts";
import { samples } from "./samples.ts";
import { search } from "./search.ts";
import { secrets } from "./secrets.ts";
import { serveCommand } from "./serve.ts";
import { traceCommands } from "./trace.ts";
import { transferCommands } from "./transfer.ts";
import { watchDocuments } from "./watch-documents.ts";
import { worker } from "./worker.ts";

/** Every command that does something; adding one is a file, a line here, and its words in usage.json, whose order help has. */
export const commands: readonly DefinedCommand[] = [
  serveCommand,
  chat,
  ...contractCommands,
  ...inspectCommands,
  ...researchCommands,
  ask,
  ...documentsCommands,
  watchDocuments,
  ...collectionsCommands,
  search,
  ...traceCommands,
  stepsEvaluation,
  answersEvaluation,
  learn,
  secrets,
  models,
  doctor,
  samples,
  ...transferCommands,
  mcp,
  lsp,
  worker,
  completion,
];
