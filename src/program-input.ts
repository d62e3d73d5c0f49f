import { z } from "zod";
import { agentShape, toolShape } from "#app";
import { describeIssues, JihwiError } from "#protocol";

/** What programs without types may get wrong: a name that nobody reads would be passed over without a word. */
export const programInput = {
  createJihwi: z.strictObject({
    dataDir: z.string().min(1),
    agents: z.array(agentShape).optional(),
    tools: z.array(toolShape).optional(),
    config: z.preprocess(plainEnvironment, z.record(z.string(), z.unknown()).optional()),
  }),
  ask: z.strictObject({
    agent: z.string(),
    text: z.string(),
    sessionId: z.string().min(1).optional(),
    options: z.record(z.string(), z.unknown()).optional(),
    signal: z.instanceof(AbortSignal).optional(),
  }),
  addDocument: z.strictObject({ name: z.string().min(1), content: z.union([z.string(), z.instanceof(Uint8Array)]) }),
  search: z.strictObject({
    query: z.string(),
    k: z.int().min(1).optional(),
    documents: z.array(z.string()).optional(),
  }),
  serve: z.strictObject({ port: z.int().min(0).max(65535), host: z.string().min(1).optional() }),
};

/** The environment itself is no plain object, and fits nonetheless. */
function plainEnvironment(given: unknown): unknown {
  return given === process.env ? { ...process.env } : given;
}

/** Throws where what a program gives does not fit. What it gave is used as it is: agents and tools are its own objects. */
export function checkInput(name: keyof typeof programInput, given: unknown): void {
  const { error } = programInput[name].safeParse(given);
  if (error === undefined) return;
  const why = describeIssues(error);
  throw new JihwiError("bad-input", {
    message: { ko: `${name}에 준 것이 맞지 않습니다: ${why.ko}`, en: `What ${name} was given does not fit: ${why.en}` },
    cause: error,
  });
}

/**
 * Throws where an option is given that the agent does not read. Clients of the server may send what older or newer versions
 * read, so it is looked at here alone; an agent that takes anything says so by its schema.
 */
export function checkOptionNames(agent: { readonly options: unknown } | undefined, given: object): void {
  const schema = agent?.options;
  if (!(schema instanceof z.ZodObject) || schema.def.catchall !== undefined) return;
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(schema.shape, name));
  if (unknown.length === 0) return;
  const known = Object.keys(schema.shape).join(", ");
  throw new JihwiError("bad-input", {
    message: { ko: `모르는 옵션입니다: ${unknown.join(", ")}`, en: `There is no option ${unknown.join(", ")}.` },
    hint: { ko: `있는 옵션: ${known}`, en: `The options are ${known}.` },
  });
}
