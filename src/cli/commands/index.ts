import type { Command } from "commander";
import type { CliContext } from "../context.ts";
import { askCommand } from "./ask.ts";
import { chatCommand } from "./chat.ts";
import { completionCommand } from "./completion.ts";
import { contractCommand } from "./contract/index.ts";
import { doctorCommand } from "./doctor.ts";
import { documentsCommand } from "./documents.ts";
import { evalCommand } from "./eval/index.ts";
import { inspectCommand } from "./inspect/index.ts";
import { learnCommand } from "./learn.ts";
import { lspCommand } from "./lsp/index.ts";
import { mcpCommand } from "./mcp.ts";
import { modelsCommand } from "./models.ts";
import { researchCommand } from "./research/index.ts";
import { samplesCommand } from "./samples.ts";
import { searchCommand } from "./search.ts";
import { serveCommand } from "./serve.ts";
import { traceCommand } from "./trace.ts";
import { transferCommands } from "./transfer.ts";
import { workerCommand } from "./worker.ts";

/** Every command; adding one is a file and a line. */
export const commands: readonly ((program: Command, context: CliContext) => void)[] = [
  serveCommand,
  chatCommand,
  contractCommand,
  inspectCommand,
  researchCommand,
  askCommand,
  documentsCommand,
  searchCommand,
  traceCommand,
  evalCommand,
  learnCommand,
  modelsCommand,
  doctorCommand,
  samplesCommand,
  transferCommands,
  mcpCommand,
  lspCommand,
  workerCommand,
  completionCommand,
];
