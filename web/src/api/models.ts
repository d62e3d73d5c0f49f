import { useQuery } from "@tanstack/react-query";
import { modelsApi } from "#protocol";
import { call } from "./call.ts";
import { queryClient } from "./query-client.ts";

export function useModels() {
  return useQuery({ queryKey: ["models"], queryFn: () => call(modelsApi.read, {}) });
}

/** Models that can be asked: those of the roles, and those found running on this computer. */
export function useModelNames(): readonly string[] {
  const models = useModels().data;
  const used = models?.roles.flatMap(({ model, role }) => (model === "rules" || role === "embed" ? [] : [model])) ?? [];
  const found = models?.found.filter(({ id }) => id.startsWith("ollama:")).map(({ id }) => id) ?? [];
  return [...new Set([...used, ...found])];
}

const refreshModels = () => queryClient.invalidateQueries({ queryKey: ["models"] });

/** Choices that null takes back, so that the configuration's or the default one holds again. */
export interface ModelChoices {
  readonly default?: string | null;
  readonly roles?: Readonly<Record<string, string | null>>;
  /** Addresses and the like that are no secret. */
  readonly variables?: Readonly<Record<string, string | null>>;
}

export async function chooseModels({ default: chosen, roles, variables }: ModelChoices): Promise<void> {
  const body = { default: chosen, roles: roles && { ...roles }, variables: variables && { ...variables } };
  await call(modelsApi.choose, { body });
  await refreshModels();
}

/** Keys go to the server and never come back. `null` removes one. */
export async function saveSecrets(secrets: Readonly<Record<string, string | null>>): Promise<void> {
  await call(modelsApi.keep, { body: { ...secrets } });
  await refreshModels();
}

interface ModelTrial extends Pick<ModelChoices, "variables"> {
  readonly embeds?: boolean;
}

/** Asks a model for a word or for an embedding, as if variables were chosen. */
export const testModel = (model: string, { variables, embeds }: ModelTrial = {}) =>
  call(modelsApi.test, { body: { model, embeds, variables: variables && { ...variables } } });

/** The models that a provider offers, asked for with the key that is set. Its failure says what is wrong with the key. */
export function useProviderModels(provider: string, enabled: boolean) {
  return useQuery({
    queryKey: ["models", "of", provider],
    queryFn: () => call(modelsApi.list, { params: { provider } }),
    select: (answer) => answer.models,
    enabled,
  });
}

/** The models that answer, each once, whichever roles they have. */
export function useConnectedModels(): readonly string[] {
  const roles = useModels().data?.roles ?? [];
  return [...new Set(roles.flatMap(({ model, ready }) => (model === "rules" || !ready ? [] : [model])))];
}
