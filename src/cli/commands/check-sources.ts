import type { ResearchService } from "#papers";
import { type Localized, toJihwiError } from "#protocol";
import type { CliContext } from "../context.ts";

/** A service that has not answered by then is told as silent. */
const mostMs = 10_000;

/** Which paper sources answer. Silence is told and is no fault of the installation: the library is searched meanwhile. */
export async function describeSources(context: CliContext): Promise<string> {
  const { research } = await context.jihwi();
  const web = research.sources().filter(({ name }) => name !== "library");
  if (web.length === 0) return context.say(says.onlyLibrary);
  const asked = await Promise.all(web.map((source) => askOne(source, context)));
  const { sourceFailures, sourceTitle } = await import("#papers");
  const silent = asked.filter(({ error }) => error !== null);
  const answering = asked
    .filter(({ error }) => error === null)
    .map(({ source }) => sourceTitle(source, context.language));
  if (silent.length === 0) return answering.join(", ");
  const failures = sourceFailures(silent, context.language)
    .map(({ names, why }) => `${names} (${why})`)
    .join(", ");
  return context.say(
    answering.length === 0 ? says.allSilent(failures) : says.someSilent(answering.join(", "), failures),
  );
}

type PaperSource = ReturnType<ResearchService["sources"]>[number];

async function askOne(source: PaperSource, { signal, say }: CliContext) {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(mostMs)]);
  try {
    await source.search({ query: "attention", limit: 1, cursor: null }, limited);
    return { source: source.name, error: null };
  } catch (thrown) {
    const { code, says: message } = toJihwiError(thrown);
    return { source: source.name, error: { code, message: say(message) } };
  }
}

const says = {
  onlyLibrary: {
    ko: "켜진 출처가 없어 내 서재에서만 찾습니다.",
    en: "No source is switched on: only the library is searched.",
  },
  allSilent: (failures: string): Localized => ({
    ko: `답하지 않음: ${failures}. 그동안 내 서재에서만 찾습니다.`,
    en: `No answer: ${failures}. Only the library is searched until they do.`,
  }),
  someSilent: (answering: string, failures: string): Localized => ({
    ko: `${answering}. 답하지 않음: ${failures}`,
    en: `${answering}. No answer: ${failures}`,
  }),
};
