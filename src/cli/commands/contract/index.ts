import { bringDocuments } from "../../bring-documents.ts";
import { defineCommand } from "../../command.ts";
import { anyText, integer } from "../../flags.ts";
import { runTurnCommand, turnFlags } from "../../run-turn.ts";
import { describeOutline } from "./outline.ts";
import { contractIn } from "./read-document.ts";
import { sideBySide } from "./table.ts";
import { calendarShape, exportShape, writeExport } from "./write-export.ts";

const outline = defineCommand("contract outline <file>", {}, async ({ context, args: [file] }) => {
  const { outline: value } = await contractIn(context, file);
  return { value, text: describeOutline(value, context.say) };
});

const ask = defineCommand(
  "contract ask <file> <question>",
  { session: anyText, standard: anyText, maxIterations: integer(1, 4).optional(), streamJson: turnFlags.streamJson },
  async (call) => {
    const [file, question] = call.args;
    const { session, standard: other, maxIterations } = call.flags;
    const [contract, standard] = await bringDocuments(call.context, other === undefined ? [file] : [file, other]);
    const options = { contract, standard, maxIterations };
    await runTurnCommand(call, { agent: "contract", text: question, sessionId: session, options });
  },
);

/** What is missing, added or changed, article by article. */
const compare = defineCommand("contract compare <contract> <standard>", exportShape, async (call) => {
  const { compareContracts, comparisonToMarkdown } = await import("#contracts");
  const [file, standard] = call.args;
  const value = await compareContracts(await contractIn(call.context, file), await contractIn(call.context, standard));
  return writeExport(call, value, comparisonToMarkdown(value, call.context.language));
});

/** What is missing, blank, one-sided or odd, with its words. */
const review = defineCommand("contract review <file>", exportShape, async (call) => {
  const { reviewContract, reviewToMarkdown } = await import("#contracts");
  const contract = await contractIn(call.context, call.args[0]);
  const points = reviewContract(contract);
  const title = contract.outline.title || contract.name;
  return writeExport(call, { points }, reviewToMarkdown(points, title, call.context.language));
});

/** Every date, period, deadline and amount; as a calendar file too. */
const dates = defineCommand("contract dates <file>", calendarShape, async (call) => {
  const { datesToCalendar, factsToMarkdown, listFacts } = await import("#contracts");
  const contract = await contractIn(call.context, call.args[0]);
  const calendar = call.flags.format === "ics" ? datesToCalendar(contract, Date.now()) : null;
  const text = calendar?.text ?? factsToMarkdown(contract, call.context.language);
  const reply = await writeExport(call, { facts: listFacts(contract) }, text);
  return reply && calendar?.leftOut ? { ...reply, note: calendar.leftOut } : reply;
});

export const contractCommands = [outline, ask, compare, review, dates, sideBySide];
