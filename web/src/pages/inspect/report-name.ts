import type { Localized } from "#protocol";

/** A file's ending, also before “+2” of a run over several. */
const fileEnding = /\.[a-z0-9]{1,5}(?=(?: \+\d+)?$)/i;

/** What a report is saved as: no second file of the name that was inspected. */
export function reportName(title: string, ending: string): Localized {
  const about = title.replace(fileEnding, "");
  return { ko: `${about} 검사 보고서.${ending}`, en: `${about} inspection report.${ending}` };
}
