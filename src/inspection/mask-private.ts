import { algorithms } from "./algorithms/index.ts";
import { composeText } from "./executor/compose-text.ts";
import { locate } from "./executor/locate.ts";
import { fixText } from "./fixes.ts";

/** The shipped checks for personal data and secrets, as they come. */
export const privacyChecks = algorithms
  .filter((algorithm) => algorithm.sensitive)
  .map((algorithm) => ({ name: algorithm.name, prepared: algorithm.prepare({}, { baseDirectory: "." }) }));

/** The text with personal data and secrets masked, whatever was chosen to be reported of it. */
export function maskPrivate(text: string): string {
  const composed = composeText(text);
  const findings = privacyChecks.flatMap(({ name, prepared }) =>
    locate(name, prepared.find?.({ text: composed.text, inputs: {} }) ?? [], composed, "en"),
  );
  return fixText(text, findings).text;
}
