import type { Localized } from "#protocol";
import type { CliContext } from "../context.ts";
import { cliText } from "../text.ts";

/** A service that has not answered by then is told as silent. */
const mostMs = 10_000;

/** Which paper sources answer. Silence is told and is no fault of the installation: the library is searched meanwhile. */
export async function describeSources({ jihwi, language, say, signal }: CliContext): Promise<string> {
  const { research } = await jihwi();
  const web = research.sources().filter(({ name }) => name !== "library");
  if (web.length === 0) return say(says.onlyLibrary);
  const { searchSources, sourceFailures, sourceTitle } = await import("#papers");
  const { sources } = await searchSources(web, { query: "attention", limit: 1 }, { signal, language, mostMs });
  const silent = sources.filter(({ error }) => error !== null);
  const answering = sources.filter(({ error }) => error === null).map(({ source }) => sourceTitle(source, language));
  const answer = answering.join(", ");
  if (silent.length === 0) return answer;
  const failures = sourceFailures(silent, language).map(({ names, why }) => `${names} (${why})`);
  return say(answer === "" ? says.allSilent(failures.join(", ")) : says.someSilent(answer, failures.join(", ")));
}

const says = {
  onlyLibrary: cliText("only-library"),
  allSilent: (failures: string): Localized => cliText("no-answer-but-library", { failures }),
  someSilent: (answering: string, failures: string): Localized => cliText("no-answer", { answering, failures }),
};
