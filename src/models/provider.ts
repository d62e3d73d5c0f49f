import type { EmbeddingModelV4, LanguageModelV4 } from "@ai-sdk/provider";
import type { Localized, ModelAbilities } from "#protocol";
import type { ModelListRequest } from "./list-models.ts";

/** What a model can do, so that prompts branch on abilities and never on names. */
export type Capabilities = Pick<ModelAbilities, "structured" | "tools" | "sees" | "window">;

/** A variable that a provider reads from the environment, the settings page or the configuration file. */
export interface Variable {
  readonly name: string;
  /** A key: kept with file mode 600, never shown, never written into a message. */
  readonly secret: boolean;
  /** The address of a server: http or https. */
  readonly address?: boolean;
  /** Of a key: the variables that can name the server it is sent to, the first that is set; with none set, the provider's own. */
  readonly sentTo?: readonly string[];
}

/** Reads a variable from wherever it is set; null when it is set nowhere. */
export type ReadVariable = (name: string) => string | null;

/** A model that answered on this machine when it was looked for. */
export interface FoundModel {
  readonly id: string;
  readonly server: string;
}

/** One way to reach models. Adding a provider is one folder with this shape and one line in `providers/index.ts`. */
export interface Provider {
  /** What stands before the colon in `openai:gpt-…`. */
  readonly name: string;
  readonly title: string;
  readonly variables: readonly Variable[];
  /** What to do when it is not configured. */
  readonly remedy: Localized;
  isConfigured(read: ReadVariable): boolean;
  /** Whether what is sent to it stays on this machine. */
  isLocal(read: ReadVariable): boolean;
  /** Whether calls are known to cost nothing. A gateway on this machine may well bill, so local does not mean free. */
  isFree(modelName: string, read: ReadVariable): boolean;
  capabilities(modelName: string, read: ReadVariable): Capabilities;
  create(modelName: string, read: ReadVariable): Promise<LanguageModelV4>;
  createEmbedding?(modelName: string, read: ReadVariable): Promise<EmbeddingModelV4>;
  /** How its list of models is asked for; one that has none has no such member. */
  list?(read: ReadVariable): ModelListRequest;
  /** The tokens of a running model's context, asked of its server; null when it does not say. */
  window?(modelName: string, read: ReadVariable): Promise<number | null>;
  /** Models found running on this machine. Silence of a server is an empty list, not an error. */
  discover?(read: ReadVariable): Promise<readonly FoundModel[]>;
}
