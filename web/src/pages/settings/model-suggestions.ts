import type { ModelsResource } from "#protocol";

/** What a role's field offers: rules, what was found running, what other roles use, and the providers' prefixes. */
export function modelSuggestions({ found, roles, providers }: ModelsResource): string[] {
  const used = roles.map(({ model }) => model);
  const prefixes = providers.filter(({ configured }) => configured).map(({ name }) => `${name}:`);
  return [...new Set(["rules", ...found.map(({ id }) => id), ...used, ...prefixes])];
}
