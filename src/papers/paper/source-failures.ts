import type { Language, SourceReport } from "#protocol";
import { sourceTitle } from "./source-title.ts";

/** What befell one or several sources, told once. */
export interface SourceFailure {
  /** What the sources are called, in their order. */
  readonly names: string;
  readonly why: string;
}

/** The failures of sources, by name: a computer without a network has one, not one for each service. */
export function sourceFailures(
  failed: readonly Pick<SourceReport, "source" | "error">[],
  language: Language,
): SourceFailure[] {
  const told = failed.map(({ source, error }) => ({
    name: sourceTitle(source, language),
    message: error?.message ?? "",
  }));
  const groups = Map.groupBy(told, ({ name, message }) => message.replaceAll(name, ""));
  return [...groups.values()].map((group) => {
    const names = group.map(({ name }) => name).join(", ");
    const [{ name, message } = { name: "", message: "" }] = group;
    return { names, why: group.length === 1 ? message : whyAll(message, name, names) };
  });
}

/** "OpenAlex could not be reached: there is no network." of several is "there is no network." */
function whyAll(message: string, name: string, names: string): string {
  const [head = "", ...rest] = message.split(": ");
  return rest.length > 0 && head.includes(name) ? rest.join(": ") : message.replaceAll(name, names);
}
