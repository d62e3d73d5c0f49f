import { type CodeAction, CodeActionKind, type Range } from "vscode-languageserver-protocol";
import { type Analyzer, fixOf, fixText } from "#inspection";
import type { Language } from "#protocol";
import type { OpenText } from "./open-text.ts";

const fixAll = { ko: "고칠 수 있는 것 모두 고치기", en: "Mend all that can be mended" } as const;

/** The quick fixes for a range, and one for the whole text. */
export function actionsFor(
  uri: string,
  text: OpenText,
  range: Range,
  { asShipped }: Pick<Analyzer, "asShipped">,
  language: Language,
): CodeAction[] {
  const [from, to] = [text.offsetAt(range.start), text.offsetAt(range.end)];
  const problems = (text.report?.steps ?? []).filter(({ judgment }) => judgment.severity !== "none");
  const findings = problems.flatMap((step) => step.findings.map(asShipped));
  const edit = (offset: number, length: number, newText: string) => ({
    changes: { [uri]: [{ range: text.rangeOf(offset, length), newText }] },
  });
  const quick = findings
    .filter(({ offset, length }) => offset <= to && from <= offset + length)
    .flatMap((finding): CodeAction[] => {
      const fix = fixOf(finding, text.content);
      if (fix === null) return [];
      const { offset, length, replacement } = fix;
      const title = `${finding.message}: ${fix.title[language]}`;
      return [{ title, kind: CodeActionKind.QuickFix, edit: edit(offset, length, replacement) }];
    });
  const mended = fixText(text.content, findings);
  if (mended.fixed === 0) return quick;
  const whole = edit(0, text.content.length, mended.text);
  return [...quick, { title: fixAll[language], kind: CodeActionKind.SourceFixAll, edit: whole }];
}
