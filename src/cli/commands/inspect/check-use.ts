import { isOfficeFormat } from "#inspection";
import { JihwiError } from "#protocol";
import type { InspectFlags } from "./flags.ts";
import { isReportOf } from "./written-by-run.ts";

/** What the flags ask for together must make sense. */
export function checkUse(paths: readonly string[], flags: InspectFlags, cwd: string): void {
  if (paths.length === 0 && flags.changedSince === undefined) {
    throw new JihwiError("bad-input", {
      message: { ko: "검사할 파일이나 폴더를 적어 주세요.", en: "Name files or folders to inspect." },
      hint: { ko: "표준 입력은 - 로 적습니다.", en: "Use - for standard input." },
    });
  }
  const report = paths.find(isReportOf(flags, cwd));
  if (report !== undefined) {
    throw new JihwiError("bad-input", {
      message: {
        ko: `${report}에 리포트를 쓰면서 그 파일을 검사할 수는 없습니다.`,
        en: `${report} cannot be inspected while the report is written to it.`,
      },
      hint: { ko: "리포트를 쓸 파일을 따로 정해 주세요.", en: "Write the report to another file." },
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
  if (flags.goal !== undefined && (flags.only !== undefined || flags.check !== undefined)) {
    throw new JihwiError("bad-input", {
      message: {
        ko: "--goal은 검사를 스스로 고르므로 --only나 --check와 함께 쓸 수 없습니다.",
        en: "--goal chooses the checks itself, so that it does not go with --only or --check.",
      },
    });
  }
  if (flags.only?.length === 0) {
    throw new JihwiError("bad-input", {
      message: { ko: "--only에 알고리즘 이름이 없습니다.", en: "--only names no algorithm." },
    });
  }
}
