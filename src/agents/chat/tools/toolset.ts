import type { Localized, SchemaOf } from "#protocol";

/** What the chat's flow and guarantees see in a tool. `added` came from a program or a server of the user's own, and so did its description. */
export type ToolKind = "documents" | "tables" | "pictures" | "web" | "clock" | "reasoning" | "added";

/** Kinds whose results stand among the sources, to be cited; those of others are told in words. */
const sourceKinds: ReadonlySet<ToolKind> = new Set(["documents", "web", "added"]);
/** Kinds that only the writer of an answer may call: a model has to have read the documents to know what of them it wants. */
const writerKinds: ReadonlySet<ToolKind> = new Set(["tables", "pictures"]);
export const isForWriter = ({ kind }: Pick<ToolTraits, "kind">) => writerKinds.has(kind);
/** Kinds whose results are no secret of the user's: a web query may hold words of them. */
const publicKinds: ReadonlySet<ToolKind> = new Set(["web", "clock"]);

/** What steps and rules know of a tool: everything but how it runs. */
export interface ToolTraits {
  readonly name: string;
  readonly title: Localized;
  /** What a model is told of it. */
  readonly description: Localized;
  /** What a model calls it with. */
  readonly input: SchemaOf;
  readonly kind: ToolKind;
  readonly claims?: ((question: string) => boolean) | undefined;
}

/** The decision that no tool is needed. */
export const noTool = "none";
const noToolTitle: Localized = { ko: "바로 답하기", en: "Answering at once" };

/** The tools that a turn may use, looked up by name. One that is not known here was added by a turn that knew it. */
export interface Toolset<Traits extends ToolTraits = ToolTraits> {
  readonly all: readonly Traits[];
  find(name: string): Traits | undefined;
  titleOf(name: string): Localized;
  kindOf(name: string): ToolKind;
  bringsSources(name: string): boolean;
  isPublic(name: string): boolean;
  /** The queries that tools of a kind were run with. */
  queriesOf(kind: ToolKind, history: readonly { readonly tool: string; readonly query: string }[]): readonly string[];
  /** The one tool of a kind that is not `added`. */
  nameOf(kind: Exclude<ToolKind, "added">): string;
}

export function toolsetOf<Traits extends ToolTraits>(all: readonly Traits[]): Toolset<Traits> {
  const byName = new Map(all.map((tool) => [tool.name, tool]));
  const kindOf = (name: string) => byName.get(name)?.kind ?? "added";
  return {
    all,
    find: (name) => byName.get(name),
    titleOf: (name) => (name === noTool ? noToolTitle : (byName.get(name)?.title ?? { ko: name, en: name })),
    kindOf,
    bringsSources: (name) => sourceKinds.has(kindOf(name)),
    isPublic: (name) => publicKinds.has(kindOf(name)),
    queriesOf: (kind, history) =>
      history.filter(({ tool }) => byName.get(tool)?.kind === kind).map(({ query }) => query),
    nameOf: (kind) => all.find((tool) => tool.kind === kind)?.name ?? noTool,
  };
}
