import { createWriteStream } from "node:fs";
import { resolve } from "node:path";
import { finished } from "node:stream/promises";
import { proposePlan } from "#agents/inspect";
import {
  createModelsFor,
  describedAlgorithms,
  documentsOf,
  type InspectConfig,
  inspectConfigSchema,
  isOfficeFormat,
  type ModelsFor,
  type OfficeFormat,
  type RunSummary,
  readCriteriaFolder,
  registryFor,
  renderOfficeFile,
  runInspection,
  usesModel,
} from "#inspection";
import { type AnalysisReport, analysisReportSchema, JihwiError, type Language, toJihwiError } from "#protocol";
import type { CliContext } from "../../context.ts";
import { changedFiles } from "./changed-files.ts";
import { fixFiles } from "./fix-files.ts";
import type { InspectFlags } from "./index.ts";
import { keepTrace, mostTracedReports } from "./keep-trace.ts";
import { onChangedLines } from "./on-changed-lines.ts";
import { createProgress } from "./progress.ts";
import { withSavedChecks } from "./saved-checks.ts";

/** Runs an inspection from the command line: reads the configuration, wires the streams, maps the outcome to an exit code. */
export async function runInspect(named: readonly string[], given: InspectFlags, context: CliContext): Promise<void> {
  const flags = given.streamJson
    ? { ...given, format: "jsonl" as const }
    : given.json
      ? { ...given, format: "json" as const }
      : given;
  const changed = flags.changedSince === undefined ? null : await changedFiles(named, flags.changedSince, context.cwd);
  const paths = changed?.paths ?? named;
  if (flags.changedSince !== undefined && paths.length === 0) {
    context.note(context.say({ ko: "바뀐 파일이 없습니다.", en: "No file has changed." }));
    return context.exitWith(0);
  }
  checkUse(paths, flags);
  const { config: settings, baseDirectory } = await readSettings(flags, context);
  const { language, signal, cwd } = context;
  const own = flags.check === undefined ? null : await withSavedChecks(flags.check, settings, context);
  const config = own?.config ?? settings;
  const only = own === null ? flags.only : [...(flags.only ?? []), ...own.only];
  await noteUnusedCriteria(config, baseDirectory, context);
  const plan = flags.goal === undefined ? undefined : await planFor(flags.goal, config, baseDirectory, context);
  const shared = { config, baseDirectory, language, only, plan };
  const modelsFor = (await usesModel(shared)) ? await openModels(config, context) : undefined;
  const office = isOfficeFormat(flags.format) ? flags.format : null;
  if (flags.fix) await fixFiles(paths, shared, context);
  const sink = openSink(flags, context);
  const traced: AnalysisReport[] = [];
  const startedAt = Date.now();
  let collected = "";
  const collect = (content: string | Uint8Array) => {
    collected += typeof content === "string" ? content : Buffer.from(content).toString("utf8");
  };
  const progress = createProgress(paths, context);
  try {
    const result = await runInspection({
      ...shared,
      all: flags.all ?? (flags.stop ? false : plan && true),
      format: isOfficeFormat(flags.format) ? "jsonl" : flags.format,
      verbose: flags.verbose ?? false,
      colour: flags.output === undefined && context.terminal.stdout,
      cacheDirectory: flags.cache ? resolve(cwd, flags.cacheLocation) : null,
      documents: progress.watch(
        onChangedLines(
          documentsOf(paths, {
            cwd,
            language,
            field: flags.field,
            stdinFilename: flags.stdinFilename,
            stdin: context.stdin,
            maxBytes: config.maxBytes,
          }),
          changed?.lines,
          cwd,
        ),
      ),
      write: office !== null ? collect : flags.streamJson ? asEvents(sink.write) : sink.write,
      signal,
      onProgress: progress.show,
      onReport: (report) => {
        if (traced.length < mostTracedReports) traced.push(report);
      },
      jobs: flags.jobs,
      maxDocuments: flags.maxDocuments,
      resumeFrom: flags.resume && flags.output !== undefined ? resolve(cwd, flags.output) : undefined,
      modelsFor,
    });
    progress.end();
    if (result.summary.documents === 0) throw nothingFound(paths);
    if (office !== null) await sink.write(await officeFile(collected, office, shared));
    if (result.resumed > 0)
      context.note(
        context.say({
          ko: `이미 끝난 문서 ${result.resumed}개는 건너뛰었습니다.`,
          en: `${result.resumed} documents were done already.`,
        }),
      );
    if (result.duplicatesFull)
      context.note(
        context.say({
          ko: "문서가 많아 뒤쪽의 중복 문서는 찾지 못했을 수 있습니다.",
          en: "So many documents came that later near duplicates may be missed.",
        }),
      );
    if (isAllMissing(result.summary)) throw nothingFound(paths);
    await keepTrace(traced, startedAt, context).catch((thrown: unknown) => {
      const { says } = toJihwiError(thrown);
      context.note(context.say({ ko: `기록을 남기지 못했습니다: ${says.ko}`, en: `No trace was kept: ${says.en}` }));
    });
    noteUndecided(result.summary, context);
    if (flags.streamJson) await sink.write(`${JSON.stringify({ type: "result", ...result.summary })}\n`);
    context.exitWith(fails(result.summary, flags.failOn) ? 1 : 0);
  } finally {
    progress.end();
    await sink.close();
  }
}

/** Each report as an event of its own. */
function asEvents(write: Sink["write"]): Sink["write"] {
  return async (content) => {
    const lines = String(content)
      .split("\n")
      .filter((line) => line !== "");
    await write(lines.map((line) => `{"type":"report","report":${line}}\n`).join(""));
  };
}

function checkUse(paths: readonly string[], flags: InspectFlags): void {
  if (paths.length === 0) {
    throw new JihwiError("bad-input", {
      message: { ko: "검사할 파일이나 폴더를 적어 주세요.", en: "Name files or folders to inspect." },
      hint: { ko: "표준 입력은 - 로 적습니다.", en: "Use - for standard input." },
    });
  }
  if (flags.resume && (flags.format !== "jsonl" || flags.output === undefined)) {
    throw new JihwiError("bad-input", {
      message: {
        ko: "--resume는 --format jsonl --output FILE과 함께 씁니다.",
        en: "--resume needs --format jsonl and --output FILE.",
      },
    });
  }
  if (isOfficeFormat(flags.format) && flags.output === undefined) {
    throw new JihwiError("bad-input", {
      message: {
        ko: `--format ${flags.format}에는 --output FILE이 필요합니다.`,
        en: `--format ${flags.format} needs --output FILE.`,
      },
    });
  }
  if (flags.only?.length === 0) {
    throw new JihwiError("bad-input", {
      message: { ko: "--only에 알고리즘 이름이 없습니다.", en: "--only names no algorithm." },
    });
  }
}

/** The `inspect` part of the configuration, with the flags over it. */
export async function readSettings(
  flags: Pick<InspectFlags, "criteria" | "mask" | "judge"> & { readonly suppressions?: boolean },
  context: CliContext,
): Promise<{ config: InspectConfig; baseDirectory: string }> {
  const { file, filePath } = await context.config();
  const parsed = inspectConfigSchema.safeParse(file.inspect ?? {});
  if (!parsed.success) {
    const why = parsed.error.issues.map((issue) => `inspect.${issue.path.join(".")}: ${issue.message}`).join("; ");
    throw new JihwiError("bad-config", {
      message: { ko: `설정이 잘못되었습니다: ${why}`, en: `The configuration is wrong: ${why}` },
    });
  }
  const config = {
    ...parsed.data,
    criteria: flags.criteria === undefined ? parsed.data.criteria : resolve(context.cwd, flags.criteria),
    judge: flags.judge ?? parsed.data.judge,
    mask: flags.mask || parsed.data.mask,
    suppressions: flags.suppressions !== false && parsed.data.suppressions,
  };
  return { config, baseDirectory: filePath === null ? context.cwd : resolve(filePath, "..") };
}

/** A document that belongs to no algorithm is likely a slip in its name. */
async function noteUnusedCriteria(config: InspectConfig, baseDirectory: string, context: CliContext): Promise<void> {
  const registry = await registryFor(config, baseDirectory);
  for (const name of readCriteriaFolder(config.criteria, baseDirectory, registry).unknown) {
    const text = {
      ko: `${name}.md: 그런 알고리즘이 없어 쓰이지 않습니다.`,
      en: `${name}.md is not used: there is no such algorithm.`,
    };
    context.note(context.say(text));
  }
}

/** The models of the app; null, and said aloud, when none can judge. */
async function openModels({ votes, judge }: InspectConfig, context: CliContext): Promise<ModelsFor | undefined> {
  const { store, models, config, listener } = await context.jihwi();
  if (models.forRole("judge") === null) {
    context.note(context.say(noJudge[judge]));
    return undefined;
  }
  return createModelsFor({ store, models, listener, limits: config.limits, language: context.language, votes });
}

const noJudge = {
  compiled: {
    ko: "글로 쓰인 조건이 있지만 판정할 모델이 없어 ‘보류’로 남습니다. JIHWI_MODEL로 모델을 정할 수 있습니다.",
    en: "Some conditions are prose and no model can judge them: they stay undecided. JIHWI_MODEL chooses a model.",
  },
  model: {
    ko: "판정할 모델이 없어 코드로 옮긴 기준으로 판정하고, 글로 쓰인 조건은 ‘보류’로 남깁니다. JIHWI_MODEL로 모델을 정할 수 있습니다.",
    en: "No model can judge: code judges by the compiled criteria, and prose stays undecided. JIHWI_MODEL chooses a model.",
  },
} as const;

async function planFor(goal: string, config: InspectConfig, baseDirectory: string, context: CliContext) {
  const { models, config: appConfig } = await context.jihwi();
  const { plan, executor } = await proposePlan(goal, {
    config,
    baseDirectory,
    models,
    limits: appConfig.limits,
    language: context.language,
  });
  const steps = plan.steps.map((step) => `${step.step_id}. ${step.algorithm_name}`).join("  ");
  context.note(`${context.say({ ko: "계획", en: "Plan" })} (${executor}): ${steps}`);
  return plan;
}

/** Reports as a packed file. */
async function officeFile(
  rows: string,
  format: OfficeFormat,
  { config, baseDirectory, language }: { config: InspectConfig; baseDirectory: string; language: Language },
): Promise<Uint8Array> {
  const algorithms = describedAlgorithms(await registryFor(config, baseDirectory));
  const reports = rows
    .split("\n")
    .flatMap((line) => (line === "" ? [] : [analysisReportSchema.parse(JSON.parse(line))]));
  return renderOfficeFile(reports, format, { language, algorithms });
}

/** What nobody could decide is no pass, and is said where a pipeline's log shows it. */
function noteUndecided({ undecided }: Readonly<RunSummary>, { note, say }: CliContext): void {
  if (undecided === 0) return;
  note(
    say({
      ko: `문서 ${undecided}개는 판단하지 못했습니다(모델이 없거나 답하지 못했거나 설정되지 않은 검사). 까닭은 --verbose로 볼 수 있습니다.`,
      en: `${undecided} documents are undecided: no model, a failing one, or a check that is not configured. --verbose says which.`,
    }),
  );
}

interface Sink {
  write(content: string | Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/** Where the report goes. Writing waits when the reader is slow, so that nothing piles up. */
function openSink({ output, resume }: InspectFlags, context: CliContext): Sink {
  const stream =
    output === undefined
      ? process.stdout
      : createWriteStream(resolve(context.cwd, output), { flags: resume ? "a" : "w" });
  const failed = new Promise<never>((_, reject) => {
    if (stream !== process.stdout) stream.once("error", (cause) => reject(cannotWrite(output ?? "stdout", cause)));
  });
  failed.catch(() => {});
  return {
    async write(content) {
      if (content.length === 0 || stream.write(content)) return;
      await Promise.race([new Promise<void>((drained) => stream.once("drain", drained)), failed]);
    },
    async close() {
      if (stream === process.stdout) return;
      stream.end();
      await finished(stream).catch((cause: unknown) => {
        throw cannotWrite(output ?? "stdout", cause);
      });
    },
  };
}

function cannotWrite(file: string, cause: unknown): JihwiError {
  return new JihwiError("bad-input", {
    message: { ko: `${file}에 쓰지 못했습니다.`, en: `${file} could not be written.` },
    cause,
  });
}

function nothingFound(paths: readonly string[]): JihwiError {
  return new JihwiError("bad-input", {
    message: {
      ko: `검사할 문서가 없습니다: ${paths.join(" ")}`,
      en: `There is nothing to inspect: ${paths.join(" ")}`,
    },
  });
}

/** Every path that was named is missing: a slip of the keyboard, not a finding. */
function isAllMissing({ documents, error, errors }: Readonly<RunSummary>): boolean {
  return (
    error === documents &&
    errors.length === documents &&
    errors.every(({ message }) => /no such file or folder|파일이나 폴더가 없습니다/.test(message))
  );
}

/** Whether the run counts as failed. Documents that could not be read always do, unless nothing may. */
function fails(summary: Readonly<RunSummary>, failOn: string): boolean {
  const levels = failOn.split(",").map((level) => level.trim());
  if (levels.includes("never")) return false;
  const { critical, warning, undecided, error } = summary;
  const least =
    levels.length > 1
      ? levels
      : ({ critical: ["critical"], warning: ["critical", "warning"], undecided: ["critical", "warning", "undecided"] }[
          failOn
        ] ?? []);
  const counts: Readonly<Record<string, number>> = { critical, warning, undecided };
  return error > 0 || least.some((level) => (counts[level] ?? 0) > 0);
}
