import type { RunResult, RunSummary } from "#inspection";
import { counted, type JihwiError } from "#protocol";
import type { CliContext } from "../../context.ts";
import { cliFailure } from "../../failure.ts";

export function nothingFound(paths: readonly string[]): JihwiError {
  return cliFailure("nothing-found", { paths: paths.join(" ") });
}

/** Every path that was named is missing: a slip of the keyboard, not a finding. */
export function isAllMissing({ documents, error, errors }: Readonly<RunSummary>): boolean {
  return (
    documents > 0 &&
    error === documents &&
    errors.length === documents &&
    errors.every(({ message }) => /no such file or folder|파일이나 폴더가 없습니다/.test(message))
  );
}

/** What the reports do not say of a run, where a pipeline's log shows it. */
export function noteOutcome(
  { summary, resumed, again, changed, left, duplicatesFull }: RunResult,
  { note, say }: CliContext,
): void {
  if (resumed > 0) {
    const text = {
      ko: `이미 끝난 문서 ${resumed}개는 건너뛰었습니다.`,
      en: `${counted(resumed, "document was", "documents were")} done already.`,
    };
    note(say(text));
  }
  if (again > 0) {
    const text = {
      ko: `앞서 판단하지 못했거나 읽지 못한 문서 ${again}개를 다시 검사했습니다.`,
      en: `${counted(again, "document")} that could not be read or decided before ${again === 1 ? "was" : "were"} inspected again.`,
    };
    note(say(text));
  }
  if (changed > 0) {
    const text = {
      ko: `앞서 검사한 뒤 바뀐 문서 ${changed}개를 다시 검사했습니다.`,
      en: `${counted(changed, "document that has changed since was", "documents that have changed since were")} inspected again.`,
    };
    note(say(text));
  }
  if (left > 0) {
    const text = {
      ko: `앞서 판단하지 못했거나 읽지 못한 문서 가운데 이번에 보지 않은 ${left}개의 결과는 그대로 있습니다.`,
      en: `${counted(left, "document")} that could not be read or decided before ${left === 1 ? "was not among these; its row stays" : "were not among these; their rows stay"}.`,
    };
    note(say(text));
  }
  if (duplicatesFull) {
    const text = {
      ko: "문서가 많아 뒤쪽의 중복 문서는 찾지 못했을 수 있습니다.",
      en: "So many documents came that later near duplicates may be missed.",
    };
    note(say(text));
  }
  const failedBeside = summary.errors.length - summary.error;
  if (failedBeside > 0) {
    const text = {
      ko: `문제를 찾은 문서 ${failedBeside}개에는 끝내지 못한 검사도 있습니다. 까닭은 --verbose로 볼 수 있습니다.`,
      en: `On ${failedBeside} of the documents with problems a check failed as well. --verbose says why.`,
    };
    note(say(text));
  }
  // What nobody could decide is no pass.
  if (summary.undecided > 0) {
    const text = {
      ko: `문서 ${summary.undecided}개는 판단하지 못했습니다(모델이 없거나, 모델이 알 수 없다고 했거나, 설정되지 않은 검사이거나, 맞는 검사가 없는 목표). 까닭은 --verbose로 볼 수 있습니다.`,
      en: `${counted(summary.undecided, "document is", "documents are")} undecided: no model, one that could not tell, a check that is not configured, or a part of the goal that none covers. --verbose says which.`,
    };
    note(say(text));
  }
}

/** From the gravest to the least, each with all above it; `never` fails for nothing. */
export const failLevels = ["critical", "warning", "undecided", "never"] as const;
export type FailLevel = (typeof failLevels)[number];

/** Whether the run counts as failed. Documents that could not be read or that a check failed on always do, unless nothing may. */
export function fails({ critical, warning, undecided, errors }: Readonly<RunSummary>, failOn: FailLevel): boolean {
  if (failOn === "never") return false;
  const counts = { critical, warning, undecided };
  const failing = (["critical", "warning", "undecided"] as const).slice(0, failLevels.indexOf(failOn) + 1);
  return errors.length > 0 || failing.some((level) => counts[level] > 0);
}
