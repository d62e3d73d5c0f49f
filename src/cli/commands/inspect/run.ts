import { existsSync } from "node:fs";
import { relative } from "node:path";
import { proposePlan } from "#agents/inspect";
import {
  createAnalyzer,
  createOfficeFile,
  describedAlgorithms,
  documentsOf,
  type InspectConfig,
  isOfficeFormat,
  isReadOnce,
  mostOfficeLines,
  type OfficeFile,
  type OfficeFormat,
  registryFor,
  removeLines,
  runInspection,
  tooMuchForOffice,
  type WorkItem,
} from "#inspection";
import { type AnalysisReport, analysisReportSchema, type Language, toJihwiError } from "#protocol";
import type { CliContext } from "../../context.ts";
import { cliText } from "../../text.ts";
import { changedFiles } from "./changed-files.ts";
import { checkUse } from "./check-use.ts";
import { fixFiles } from "./fix-files.ts";
import type { InspectFlags } from "./flags.ts";
import { keepTrace, mostTracedReports, noteUnkept } from "./keep-trace.ts";
import { onChangedLines } from "./on-changed-lines.ts";
import { openModels } from "./open-models.ts";
import { fails, isAllMissing, noteOutcome, nothingFound } from "./outcome.ts";
import { outputFilesOf } from "./output-files.ts";
import { createProgress } from "./progress.ts";
import { withAllSavedChecks, withSavedChecks } from "./saved-checks.ts";
import { noteUnusedCriteria, readSettings } from "./settings.ts";
import { asEvents, openSink, type ReportState, type Sink } from "./sink.ts";
import { createTableWatch } from "./table-watch.ts";
import { writtenByRun } from "./written-by-run.ts";

/** Runs an inspection from the command line: reads the configuration, wires the streams, maps the outcome to an exit code. */
export async function runInspect(named: readonly string[], given: InspectFlags, context: CliContext): Promise<void> {
  const flags = given.streamJson
    ? { ...given, format: "jsonl" as const }
    : given.json
      ? { ...given, format: "json" as const }
      : given;
  checkUse(named, flags, context.cwd);
  const leavesOut = writtenByRun(flags, context.cwd);
  const readChanged = async () =>
    flags.changedSince === undefined ? null : await changedFiles(named, flags.changedSince, context.cwd, leavesOut);
  let changed = await readChanged();
  const paths = changed?.paths ?? named;
  if (changed !== null && paths.length === 0)
    context.note(context.say({ ko: "바뀐 파일이 없습니다.", en: "No file has changed." }));
  const { config: settings, baseDirectory } = await readSettings(flags, context);
  const { language, signal, cwd } = context;
  const own = flags.check === undefined ? null : await withSavedChecks(flags.check, settings, context);
  const chosen = own?.config ?? (flags.goal === undefined ? settings : await withAllSavedChecks(settings, context));
  const only = own === null ? flags.only : [...(flags.only ?? []), ...own.only];
  await noteUnusedCriteria(chosen, baseDirectory, context);
  const planned = flags.goal === undefined ? null : await planFor(flags.goal, chosen, baseDirectory, context);
  const config = planned?.config ?? chosen;
  const plan = planned?.plan;
  const shared = { config, baseDirectory, language, only, plan };
  const models = (await createAnalyzer(shared)).needsModel ? await openModels(config, context) : null;
  const office = isOfficeFormat(flags.format) ? await officeFile(flags.format, shared) : null;
  const { maxDocuments } = flags;
  let mended: ReadonlySet<string> = new Set();
  const sources = {
    cwd,
    language,
    field: flags.field,
    stdinFilename: flags.stdinFilename,
    stdin: context.stdin,
    maxBytes: config.maxBytes,
    leavesOut,
    signal,
  };
  const tables = createTableWatch(flags.field, context);
  const documents = () => onChangedLines(tables.watch(documentsOf(paths, sources)), changed?.lines, cwd, mended);
  const readsOnce = paths.some((path) => isReadOnce(path, cwd));
  if (office !== null && !readsOnce) await checkFits(documents(), maxDocuments);
  if (flags.fix) {
    mended = new Set(changed?.lines.keys());
    await fixFiles(paths, shared, { lines: changed?.lines, field: flags.field, maxDocuments, leavesOut }, context);
    // What was mended away has moved the lines below it.
    changed = await readChanged();
  }
  const sink = await openSink(flags, context);
  const traced = new Map<string, AnalysisReport>();
  const startedAt = Date.now();
  const progress = createProgress(paths, sources, context);
  let replaced: ReadonlySet<number> = new Set();
  let state: ReportState = "part";
  try {
    const result = await runInspection({
      ...shared,
      all: flags.all ?? (flags.stop ? false : plan && true),
      format: isOfficeFormat(flags.format) ? "jsonl" : flags.format,
      verbose: flags.verbose ?? false,
      // NO_COLOR is among what it goes by.
      colour: flags.output === undefined && context.terminal.stdout && process.stdout.hasColors(),
      documents: progress.watch(documents()),
      write: office !== null ? (rows) => addRows(office, rows) : flags.streamJson ? asEvents(sink.write) : sink.write,
      signal,
      onProgress: progress.show,
      onReport: (document, read) => {
        if (traced.has(document) || traced.size < mostTracedReports) traced.set(document, read());
      },
      jobs: flags.jobs ?? models?.textsAtOnce,
      maxDocuments,
      resumeFrom: sink.goesOnFrom ?? undefined,
      modelsFor: models?.modelsFor,
      judgeModel: models?.judgeModel,
    });
    progress.end();
    replaced = result.replaced;
    if ((result.summary.documents === 0 && changed === null) || isAllMissing(result.summary)) {
      state = "nothing";
      throw nothingFound(paths);
    }
    if (office !== null) await sink.write(await office.pack());
    state = "whole";
    await keepTrace([...traced.values()], startedAt, context).catch((thrown) =>
      noteUnkept(toJihwiError(thrown), context),
    );
    noteOutcome(result, context);
    tables.note();
    if (flags.streamJson) await sink.write(`${JSON.stringify({ type: "result", ...result.summary })}\n`);
    context.exitWith(fails(result.summary, flags.failOn) ? 1 : 0);
  } catch (thrown) {
    if (office !== null && signal.aborted) await sink.write(await office.pack()).catch(() => {});
    throw thrown;
  } finally {
    progress.end();
    // A run that was stopped still waits for what may be written there, and would not end.
    if (paths.includes("-")) context.stdin.destroy();
    const part = await endSink(sink, state, replaced);
    if (part !== null) notePart(part, flags, context);
  }
}

/** Ends a report; one whose last bytes cannot be written is but a part. Tells where a part lies. */
async function endSink(sink: Sink, state: ReportState, replaced: ReadonlySet<number>): Promise<string | null> {
  try {
    await sink.close();
    if (sink.goesOnFrom !== null) await removeLines(sink.goesOnFrom, replaced);
  } catch (thrown) {
    await sink.settle("part");
    throw thrown;
  }
  return await sink.settle(state);
}

async function planFor(goal: string, given: InspectConfig, baseDirectory: string, context: CliContext) {
  const { models, config: appConfig } = await context.jihwi();
  const { plan, config, executor } = await proposePlan(goal, {
    config: given,
    baseDirectory,
    models,
    limits: appConfig.limits,
    language: context.language,
  });
  const titleOf = (name: string) => config.checks.find((check) => check.name === name)?.title ?? name;
  const steps = plan.steps.map((step) => `${step.step_id}. ${titleOf(step.algorithm_name)}`).join("  ");
  context.note(`${context.say({ ko: "계획", en: "Plan" })} (${executor}): ${steps}`);
  if (executor === "rule") context.note(context.say(plannedByNames));
  return { plan, config };
}

const plannedByNames = cliText("planned-by-names");

async function officeFile(
  format: OfficeFormat,
  { config, baseDirectory, language }: { config: InspectConfig; baseDirectory: string; language: Language },
): Promise<OfficeFile> {
  const algorithms = describedAlgorithms(await registryFor(config, baseDirectory));
  return createOfficeFile(format, { language, algorithms });
}

/** Rows of JSONL, as they come. */
function addRows(file: OfficeFile, rows: string | Uint8Array): void {
  for (const line of Buffer.from(rows).toString("utf8").split("\n"))
    if (line !== "") file.add(analysisReportSchema.parse(JSON.parse(line)));
}

/** Each document takes a line of an XLSX or DOCX at least: too many of them are told before the work, not after hours of it. */
async function checkFits(documents: AsyncIterable<WorkItem>, maxDocuments = Number.POSITIVE_INFINITY) {
  if (maxDocuments <= mostOfficeLines) return;
  let count = 0;
  for await (const _ of documents) {
    count += 1;
    if (count > mostOfficeLines) throw tooMuchForOffice();
  }
}

/** Where a report lies that is not whole, and what became of the one before it. */
function notePart(part: string, { output = "", format }: InspectFlags, { cwd, note, say }: CliContext): void {
  const file = relative(cwd, part);
  const { report } = outputFilesOf(output, cwd);
  const isBeside = report !== part && existsSync(report);
  const kept = { ko: ` ${output}은(는) 앞의 것 그대로입니다.`, en: ` ${output} is still the one from before.` };
  note(say(cliText("unfinished-report", { file, kept: isBeside ? kept : "" })));
  if (format === "jsonl")
    note(say({ ko: "--resume를 붙여 다시 실행하면 이어서 합니다.", en: "Run it again with --resume to go on." }));
}
