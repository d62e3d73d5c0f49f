import { defineCommand } from "../../command.ts";
import { anyText } from "../../flags.ts";
import { runTurnCommand, turnFlags } from "../../run-turn.ts";
import { exportPapers } from "./export.ts";
import { fetchPapers } from "./fetch.ts";
import { importPapers } from "./import.ts";
import { papersCommand } from "./papers.ts";
import { syncPapers } from "./sync.ts";
import { zoteroCommands } from "./zotero.ts";

const ask = defineCommand("research [message]", { notebook: anyText, session: anyText, ...turnFlags }, async (call) => {
  const { context, flags, json, command } = call;
  const [message] = call.args;
  if (message === undefined) return context.print(command.helpInformation().trimEnd());
  const asked = { agent: "research", text: message, sessionId: flags.notebook ?? flags.session, options: {} };
  const notebook = await runTurnCommand(call, asked);
  if (!json && !flags.streamJson && notebook !== null)
    context.note(`${context.say({ ko: "노트북", en: "notebook" })}: ${notebook}`);
});

export const researchCommands = [
  ask,
  importPapers,
  exportPapers,
  papersCommand,
  fetchPapers,
  syncPapers,
  ...zoteroCommands,
];
