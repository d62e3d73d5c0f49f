import { type AnalysisReport, counted, type InspectError, type Language, type Localized, type Plan } from "#protocol";
import { inspectionText } from "../text.ts";

/** How far a run came that did not reach its end. */
export interface Unfinished {
  readonly inspected: number;
  /** Null where nobody knows how many there were. */
  readonly all: number | null;
  /** Whether texts that nearly repeat each other are yet to be looked for. */
  readonly isUncompared?: boolean;
}

const title: Localized = { ko: "끝나지 않은 검사", en: "Unfinished inspection" };

/** A row that tells what is missing, so that no format passes a part off as the whole. */
export function unfinishedReport(unfinished: Unfinished, language: Language): AnalysisReport {
  return errorReport(title[language], { code: "cancelled", message: sentenceOf(unfinished)[language] }, null);
}

/** The report of what nobody could look at. */
export function errorReport(document: string, error: InspectError, plan: Plan | null): AnalysisReport {
  const total_steps = plan?.steps.length ?? 0;
  const nothing = { stopped_at: null, executed_steps: 0, total_steps, steps: [], not_run: [] };
  return { document, status: "error", ...nothing, error, plan };
}

/** Whether a row is that one: it stands for no document. */
export function isUnfinishedReport({ error, steps }: Pick<AnalysisReport, "error"> & { steps: readonly unknown[] }) {
  return error?.code === "cancelled" && steps.length === 0;
}

function sentenceOf({ inspected, all, isUncompared = false }: Unfinished): Localized {
  const number = (value: number) => value.toLocaleString("en");
  const left = all === null ? null : all - inspected;
  const far: Localized =
    all === null || left === null
      ? inspectionText("only-some-inspected", {
          inspected: number(inspected),
          texts: counted(inspected, "text was", "texts were"),
        })
      : {
          ko: `글 ${number(all)}개 가운데 ${number(inspected)}개를 검사했습니다.${left === 0 ? "" : ` ${number(left)}개는 검사하지 않았습니다.`}`,
          en: `${number(inspected)} of ${counted(all, "text")} were inspected.${left === 0 ? "" : ` ${counted(left, "was", "were")} not.`}`,
        };
  return isUncompared ? inspectionText("not-yet-compared", { far }) : far;
}
