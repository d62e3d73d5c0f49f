import { type AlgorithmsAnswer, JihwiError, type Language } from "#protocol";
import { registryFor } from "./analyze.ts";
import type { InspectConfig } from "./config.ts";
import { fieldsOf } from "./criteria/fields.ts";
import { defaultChecks } from "./registry/criteria-folder.ts";
import { prepareAlgorithm } from "./registry/prepare.ts";

/** Every check there is: what it does, by which criteria, whether it is set up, and why one cannot run at all. */
export async function listChecks(
  config: InspectConfig,
  baseDirectory: string,
  language: Language,
): Promise<AlgorithmsAnswer> {
  const known = await registryFor(config, baseDirectory);
  const order = config.order ?? defaultChecks(config, baseDirectory, known);
  const answer: AlgorithmsAnswer = { algorithms: [], order, unavailable: [] };
  for (const name of known.list()) {
    const entry = known.get(name);
    const { title, description, needsModel, result, fix: mends } = entry.algorithm;
    try {
      const fields = fieldsOf(result).map((field) => field.name);
      const fix = mends === null ? null : { title: mends.title, kinds: [...mends.kinds] };
      const { missing: notConfigured, criteria } = prepareAlgorithm(entry, config, { baseDirectory, language });
      const view = {
        name,
        base: entry.own?.base ?? null,
        title,
        description,
        notConfigured,
        needsModel,
        fix,
        fields,
        criteria: criteria.markdown,
      };
      answer.algorithms.push(view);
    } catch (thrown) {
      if (!(thrown instanceof JihwiError)) throw thrown;
      answer.unavailable.push({ name, title, description, reason: thrown.says });
    }
  }
  return answer;
}
