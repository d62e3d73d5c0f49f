import {
  type Diagnostic,
  DiagnosticSeverity,
  type Hover,
  MarkupKind,
  type Position,
} from "vscode-languageserver-protocol";
import type { Analyzer } from "#inspection";
import type { AnalysisReport, Language, Severity } from "#protocol";
import type { OpenText } from "./open-text.ts";

const levels: Readonly<Record<Exclude<Severity, "none">, DiagnosticSeverity>> = {
  critical: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  undecided: DiagnosticSeverity.Information,
};

/** What `jihwi inspect` reports, as an editor shows it; a verdict on the whole text stands at its beginning. */
export function diagnosticsOf(text: OpenText, { steps }: AnalysisReport): Diagnostic[] {
  return steps.flatMap(({ judgment, findings }): Diagnostic[] => {
    if (judgment.severity === "none") return [];
    const common = { source: "jihwi", code: judgment.algorithm_name, severity: levels[judgment.severity] };
    if (findings.length === 0) return [{ ...common, range: text.rangeOf(0, 0), message: judgment.summary }];
    return findings.map(({ offset, length, message }) => ({ ...common, range: text.rangeOf(offset, length), message }));
  });
}

/** Why something is marked: the verdict in words, and the criteria that it was judged by. */
export function hoverAt(
  text: OpenText,
  position: Position,
  { algorithms }: Analyzer,
  language: Language,
): Hover | null {
  const at = text.offsetAt(position);
  for (const { judgment, findings } of text.report?.steps ?? []) {
    if (judgment.severity === "none") continue;
    const finding = findings.find(({ offset, length }) => offset <= at && at < offset + length);
    const check = algorithms.get(judgment.algorithm_name);
    if (finding === undefined || check === undefined) continue;
    const value = `**${check.title[language]}** — ${finding.message}\n\n${judgment.summary}\n\n---\n\n${check.criteria.markdown}`;
    return { contents: { kind: MarkupKind.Markdown, value }, range: text.rangeOf(finding.offset, finding.length) };
  }
  return null;
}
