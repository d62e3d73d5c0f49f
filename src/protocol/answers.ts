import { z } from "zod";
import { localizedSchema } from "./language.ts";
import { modelAbilitiesSchema } from "./models.ts";
import { agentNameSchema } from "./turns.ts";

/** A graph as nodes and edges, read from the very graph that runs. */
export const graphSchema = z.object({
  nodes: z.array(z.object({ id: z.string() })),
  edges: z.array(z.object({ from: z.string(), to: z.string(), conditional: z.boolean() })),
});
export type Graph = z.infer<typeof graphSchema>;

/** An agent as pages present it. `graph` is null for an agent whose flow is a plain function. */
export const agentResourceSchema = z.object({
  name: agentNameSchema,
  title: localizedSchema,
  graph: graphSchema.nullable(),
  /** What its nodes are called. */
  nodes: z.record(z.string(), localizedSchema),
  /** What its steps do. */
  steps: z.record(z.string(), localizedSchema),
  /** What its tools are called. */
  tools: z.record(z.string(), localizedSchema),
  invariants: z.array(z.object({ name: z.string(), sentence: localizedSchema, enforcedIn: z.string() })),
});
export type AgentResource = z.infer<typeof agentResourceSchema>;

/** What became of one file of an upload: a good file goes on though another fails. */
export const uploadedSchema = z.object({
  file: z.string(),
  status: z.enum(["queued", "reading", "ready", "error"]),
  documentId: z.string().nullable(),
  /** What the document is called: not as the file, where the same file was there already under another name. */
  name: z.string().nullable(),
  jobId: z.string().nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type Uploaded = z.infer<typeof uploadedSchema>;

/** Whether a model answered when it was tried. */
export const modelTestSchema = z.object({
  ok: z.boolean(),
  ms: z.number(),
  message: z.string(),
  /** What the model said. */
  answer: z.string().nullable(),
  /** What it was found to do; null for one that embeds, and for one that did not answer. */
  abilities: modelAbilitiesSchema.nullable(),
});
export type ModelTest = z.infer<typeof modelTestSchema>;

/** An invariant and whether it held in a turn: the output of a journal's `invariant` entry. */
export const invariantOutcomeSchema = z.object({
  name: z.string(),
  sentence: localizedSchema,
  /** The file whose code enforces it. */
  enforcedIn: z.string(),
  /** Null when it held, else what went against it. */
  violation: z.string().nullable(),
  /** Why it could not be checked; null when it was. */
  unchecked: z.string().nullable(),
});
export type InvariantOutcome = z.infer<typeof invariantOutcomeSchema>;

/** The same as a journal of the first version keeps it, in a `guarantee` entry. */
const guaranteeOutcomeSchema = z
  .object({ name: z.string(), sentence: localizedSchema, broken: z.string().nullable() })
  .transform(
    ({ broken, ...rest }): InvariantOutcome => ({
      ...rest,
      enforcedIn: "",
      violation: broken,
      unchecked: null,
    }),
  );

/** The outcomes in a journal of either version. */
export const storedInvariantOutcomesSchema = z.array(z.union([invariantOutcomeSchema, guaranteeOutcomeSchema]));
