import { type CodeAction, CodeActionKind, type Range, type WorkspaceEdit } from "vscode-languageserver-protocol";
import { type Analyzer, fixOf, fixText } from "#inspection";
import type { Language } from "#protocol";
import type { OpenText } from "./open-text.ts";

const fixAll = { ko: "고칠 수 있는 것 모두 고치기", en: "Mend all that can be mended" } as const;

interface Editor {
  readonly language: Language;
  /** Whether it takes edits that name the version of the text they are for. */
  readonly versionsEdits: boolean;
}

/** The quick fixes for a range, and one for the whole text. */
export function actionsFor(
  uri: string,
  text: OpenText,
  range: Range,
  { asShipped }: Pick<Analyzer, "asShipped">,
  { language, versionsEdits }: Editor,
): CodeAction[] {
  const [from, to] = [text.offsetAt(range.start), text.offsetAt(range.end)];
  const problems = (text.report?.steps ?? []).filter(({ judgment }) => judgment.severity !== "none");
  const findings = problems.flatMap((step) => step.findings.map(asShipped));
  const edit = (offset: number, length: number, newText: string): WorkspaceEdit => {
    const edits = [{ range: text.rangeOf(offset, length), newText }];
    // One that names its version is not applied to another.
    if (versionsEdits) return { documentChanges: [{ textDocument: { uri, version: text.version }, edits }] };
    return { changes: { [uri]: edits } };
  };
  const quick = findings
    .filter(({ offset, length }) => offset <= to && from <= offset + length)
    .flatMap((finding): CodeAction[] => {
      const fix = fixOf(finding, text.content);
      if (fix === null) return [];
      const { offset, length, replacement } = fix;
      const title = `${finding.message}: ${fix.title[language]}`;
      return [{ title, kind: CodeActionKind.QuickFix, edit: edit(offset, length, replacement) }];
    });
  // One may be set to run whenever a text is saved: nothing goes by it unseen.
  const mended = fixText(
    text.content,
    findings.filter((finding) => fixOf(finding, text.content)?.replacement !== ""),
  );
  if (mended.fixed === 0) return quick;
  const whole = edit(0, text.content.length, mended.text);
  return [...quick, { title: fixAll[language], kind: CodeActionKind.SourceFixAll, edit: whole }];
}
