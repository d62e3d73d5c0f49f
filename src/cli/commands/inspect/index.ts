import { type Command, InvalidArgumentError, Option } from "commander";
import { reportFormatSchema } from "#protocol";
import type { CliContext } from "../../context.ts";
import { countOption } from "../../options.ts";
import { inspectAlgorithmsCommand } from "./algorithms.ts";
import { inspectCriteriaCommand } from "./criteria.ts";
import type { InspectFlags } from "./flags.ts";
import { type FailLevel, failLevels } from "./outcome.ts";
import { inspectChecksCommand } from "./saved-checks.ts";

export function inspectCommand(program: Command, context: CliContext): void {
  const { say } = context;
  const inspect = program
    .command("inspect")
    .description(say({ ko: "글을 기준 문서에 따라 검사합니다", en: "Inspect texts by written criteria" }))
    .argument(
      "[paths...]",
      say({
        ko: "파일, 폴더, 글롭, JSONL, CSV, 또는 - (표준 입력)",
        en: "files, folders, globs, JSONL, CSV, or - for stdin",
      }),
    )
    .option(
      "--criteria <dir>",
      say({ ko: "기준 문서 폴더 (<알고리즘>.md)", en: "folder with criteria documents (<algorithm>.md)" }),
    )
    .option(
      "--only <names>",
      say({ ko: "이 알고리즘만, 이 순서로", en: "run only these algorithms, in this order" }),
      names,
    )
    .option(
      "--check <name>",
      say({
        ko: "저장한 내 검사를 이름으로 (여러 번 쓸 수 있음)",
        en: "run a check of your own that is saved, by its name; may be repeated",
      }),
      (name: string, before: readonly string[] = []) => [...before, name],
    )
    .option(
      "--all",
      say({
        ko: "문제를 찾아도 끝까지 실행 (--only, --check, inspect.order로 고르지 않았으면 기본)",
        en: "run every step, even after a problem (the default unless --only, --check or inspect.order choose)",
      }),
    )
    .option(
      "--stop",
      say({
        ko: "첫 문제에서 멈춤 (--only, --check, inspect.order로 골랐으면 기본)",
        en: "stop at the first problem (the default where --only, --check or inspect.order choose)",
      }),
    )
    .option(
      "--goal <text>",
      say({ ko: "목표를 글로 적으면 맞는 검사를 고름", en: "choose the checks that serve this goal" }),
    )
    .addOption(
      new Option(
        "--judge <who>",
        say({
          ko: "compiled: 코드가, 글로 쓴 줄만 모델이 판정 · model: 모델이 기준 문서 전체로 판정",
          en: "compiled: code judges, a model only the prose; model: a model judges by the whole document",
        }),
      ).choices(["compiled", "model"]),
    )
    .option("--json", say({ ko: "JSON으로 (--format json)", en: "as JSON (--format json)" }))
    .option(
      "--stream-json",
      say({ ko: "진행되는 대로 한 줄에 JSON 하나씩", en: "events as they happen, one JSON a line" }),
    )
    .option("--verbose", say({ ko: "판정 과정까지 보여 줌", en: "show how each verdict came about" }))
    .option(
      "--fix",
      say({
        ko: "고칠 수 있는 것을 파일에서 고침 (개인정보 가리기, 바로 앞과 겹친 문장 지우기, https)",
        en: "mend the files where code can (mask personal data, remove doubled sentences, https)",
      }),
    )
    .option(
      "--changed-since <ref>",
      say({
        ko: "git에서 이 뒤로 바뀐 파일의 바뀐 줄만",
        en: "only the lines of files changed since this git revision",
      }),
    )
    .option("--watch", say({ ko: "파일이 바뀔 때마다 다시 검사", en: "inspect again whenever a file changes" }))
    .addOption(
      new Option("--format <format>", say({ ko: "리포트 형식", en: "format of the report" }))
        .choices(reportFormatSchema.options)
        .default("stylish"),
    )
    .option("--output <file>", say({ ko: "리포트를 쓸 파일", en: "write the report to this file" }))
    .option(
      "--fail-on <level>",
      say({
        ko: "종료 코드 1이 되는 가장 낮은 수준: critical, warning, undecided, 또는 never",
        en: "the lowest level that exits with 1: critical, warning, undecided, or never",
      }),
      failLevel,
      "undecided",
    )
    .option(
      "--jobs <n>",
      say({
        ko: "동시에 검사할 글 수: 모델이 판정하면 글의 수(다른 기계의 모델은 기본 16), 아니면 스레드 수(기본 코어 수)",
        en: "texts at once: with a model texts in flight (16 for a model on another machine), else threads (as many as cores)",
      }),
      countOption(1),
    )
    .option("--cache", say({ ko: "같은 글은 다시 판정하지 않음", en: "judge no text twice" }))
    .option("--cache-location <dir>", say({ ko: "캐시 폴더", en: "folder of the cache" }), ".jihwi-cache")
    .option(
      "--resume",
      say({ ko: "--output 파일이 멈춘 곳에서 이어서 (jsonl)", en: "go on where the --output file stops (jsonl)" }),
    )
    .option("--max-documents <n>", say({ ko: "이만큼만 검사", en: "inspect no more than this" }), countOption(1))
    .option(
      "--field <name>",
      say({
        ko: "글이 든 필드: JSONL (기본 text), 또는 CSV·TSV·XLSX의 칸 이름. 행마다 한 글 (CSV와 TSV의 기본은 글이 가장 긴 칸)",
        en: "field of JSONL (default text) or column of CSV, TSV and XLSX that holds the texts, one a row (of CSV and TSV the column with the longest texts)",
      }),
    )
    .option("--stdin-filename <name>", say({ ko: "표준 입력에 붙일 이름", en: "name for what comes from stdin" }))
    .option(
      "--mask",
      say({ ko: "리포트에서 개인정보와 비밀 값을 가림", en: "hide personal data and secrets in the report" }),
    )
    .option(
      "--no-suppressions",
      say({ ko: "문서 속 jihwi-disable 주석을 무시", en: "ignore jihwi-disable comments in documents" }),
    )
    .addHelpText(
      "after",
      "\n  jihwi inspect notes/\n  jihwi inspect draft.md --fix\n  jihwi inspect . --changed-since main --format github\n  jihwi inspect notes/ --only pii_check,secret_check --all\n  jihwi inspect posts.jsonl --field body --format jsonl --output results.jsonl --resume\n  jihwi inspect replies.csv --field 답변 --format xlsx --output report.xlsx\n  cat draft.md | jihwi inspect - --stdin-filename draft.md --format markdown",
    )
    .action(async (paths: string[], flags: InspectFlags) => {
      if (flags.watch) await (await import("./watch.ts")).watchInspect(paths, flags, context);
      else await (await import("./run.ts")).runInspect(paths, flags, context);
    });
  inspectCriteriaCommand(inspect, context);
  inspectAlgorithmsCommand(inspect, context);
  inspectChecksCommand(inspect, context);
}

function names(value: string): string[] {
  return value
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** Of several levels the lowest: whoever names warnings does not mean to let anything graver pass. */
function failLevel(value: string): FailLevel {
  const named = names(value);
  const unknown = named.some((level) => !failLevels.some((known) => known === level));
  const isMixed = named.includes("never") && named.length > 1;
  const lowest = failLevels.findLast((level) => named.includes(level));
  if (lowest === undefined || unknown || isMixed) throw new InvalidArgumentError(failLevels.join(", "));
  return lowest;
}
