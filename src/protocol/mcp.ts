import { z } from "zod";
import { localizedSchema } from "./language.ts";
import { stringOfForm } from "./string-of-form.ts";
import { webAddressSchema } from "./web-address.ts";

/** The name of a tool server: it begins the names of its tools. */
export const mcpServerNameSchema = stringOfForm(/^[A-Za-z][A-Za-z0-9-]{0,29}$/, {
  ko: "영문자로 시작해야 하고, 영문자와 숫자와 하이픈을 30자까지 쓸 수 있습니다",
  en: "letters, digits and hyphens, 30 at most, a letter first",
});

const common = {
  /** What people see; the name unless it is told. */
  title: z.string().trim().min(1).max(60).optional(),
  disabled: z.boolean().optional(),
  /** How long one call may take. */
  timeoutMs: z.number().int().min(1_000).max(600_000).optional(),
};
const values = z.record(z.string().min(1).max(200), z.string().max(10_000));

/** A program that is started and spoken to by its standard input and output. */
export const mcpCommandSchema = z.strictObject({
  command: z.string().trim().min(1).max(1_000),
  args: z.array(z.string().max(4_000)).max(100).optional(),
  env: values.optional(),
  cwd: z.string().max(1_000).optional(),
  ...common,
});
/** A server at an address, by streamable HTTP. */
export const mcpAddressSchema = z.strictObject({
  url: webAddressSchema,
  headers: values.optional(),
  /** `http` is what other programs write beside an address. */
  type: z.string().optional(),
  ...common,
});
export const mcpServerConfigSchema = z.union([mcpCommandSchema, mcpAddressSchema]);
export type McpServerConfig = z.infer<typeof mcpServerConfigSchema>;
/** The usual shape: `mcpServers` of other programs can be pasted. */
export const mcpServersSchema = z.record(mcpServerNameSchema, mcpServerConfigSchema);

/** Values that are null are kept as they are: the page never sees them. */
const keptValues = z.record(z.string().min(1).max(200), z.string().max(10_000).nullable());
export const mcpServerChangeSchema = z.union([
  mcpCommandSchema.extend({ env: keptValues.optional() }),
  mcpAddressSchema.extend({ headers: keptValues.optional() }),
]);
export type McpServerChange = z.infer<typeof mcpServerChangeSchema>;

export const toolDecisionSchema = z.enum(["always", "never"]);

/** A tool server as the settings page shows it: names of secrets, never their values. */
export const mcpServerResourceSchema = z.object({
  name: z.string(),
  title: z.string(),
  command: z.string().nullable(),
  args: z.array(z.string()),
  url: z.string().nullable(),
  /** Names of environment variables or headers. */
  secrets: z.array(z.string()),
  /** It stands in the configuration file, and is changed there. */
  fromFile: z.boolean(),
  state: z.enum(["off", "starting", "answered", "failed"]),
  error: localizedSchema.nullable(),
  tools: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      description: z.string(),
      decision: toolDecisionSchema.nullable(),
    }),
  ),
  /** Names of tools that are left out: their input cannot be described to a model, or is too long. */
  unusable: z.array(z.string()),
});
export type McpServerResource = z.infer<typeof mcpServerResourceSchema>;
