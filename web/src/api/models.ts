import { useQuery } from "@tanstack/react-query";
import { modelsResourceSchema, modelTestSchema } from "#protocol";
import { queryClient } from "./query-client.ts";
import { command, request, withJson } from "./request.ts";

export function useModels() {
  return useQuery({ queryKey: ["models"], queryFn: () => request("/api/models", modelsResourceSchema) });
}

const refreshModels = () => queryClient.invalidateQueries({ queryKey: ["models"] });

/** Choices that null takes back, so that the configuration's or the default one holds again. */
export interface ModelChoices {
  readonly default?: string | null;
  readonly roles?: Readonly<Record<string, string | null>>;
  /** Addresses and the like that are no secret. */
  readonly variables?: Readonly<Record<string, string | null>>;
}

export async function chooseModels(choices: ModelChoices): Promise<void> {
  await command("/api/models/roles", withJson("PUT", choices));
  await refreshModels();
}

/** Keys go to the server and never come back. `null` removes one. */
export async function saveSecrets(secrets: Readonly<Record<string, string | null>>): Promise<void> {
  await command("/api/models/secrets", withJson("PUT", secrets));
  await refreshModels();
}

export const testModel = (model: string) => request("/api/models/test", modelTestSchema, withJson("POST", { model }));
