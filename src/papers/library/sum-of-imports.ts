import type { ImportReport } from "#protocol";

/** What several imports came to together. */
export function sumOfImports(reports: readonly ImportReport[]): ImportReport {
  return {
    imported: reports.reduce((sum, { imported }) => sum + imported, 0),
    updated: reports.reduce((sum, { updated }) => sum + updated, 0),
    rejected: reports.flatMap(({ rejected }) => rejected),
  };
}
