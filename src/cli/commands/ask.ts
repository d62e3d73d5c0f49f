import { z } from "zod";
import { defineCommand } from "../command.ts";
import { anyText } from "../flags.ts";
import { runTurnCommand, turnFlags } from "../run-turn.ts";

const example = '{"name": "value"}';

const optionsSchema = z.string().transform((written, { addIssue }): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(written);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // told below, together with JSON that is no object
  }
  const params = { ko: `JSON 객체여야 합니다. 예: ${example}` };
  addIssue({ code: "custom", message: `A JSON object is wanted: ${example}`, params });
  return z.NEVER;
});

/** Any agent by its name; those that come with Jihwi have commands of their own with more to choose. */
export const ask = defineCommand(
  "ask <agent> <message>",
  { session: anyText, options: optionsSchema.optional(), ...turnFlags },
  async (call) => {
    const [agent, message] = call.args;
    const { session, options = {} } = call.flags;
    await runTurnCommand(call, { agent, text: message, sessionId: session, options });
  },
);
