import { defineTool, type Tool, type ToolContext } from "#kernel";
import { JihwiError } from "#protocol";
import { type ContractToolResult, contractToolResultSchema } from "../evidence.ts";
import type { Subject } from "../state.ts";

type Read<Input> = (
  input: Input,
  subject: Subject,
  context: ToolContext,
) => Promise<ContractToolResult> | ContractToolResult;

/** A tool of this agent: its declaration, and the tool that it is over one contract. */
export interface ContractTool {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: a list of tools has no common input type; each is validated by its own schema
  readonly declared: Tool<any, ContractToolResult>;
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly over: (subject: Subject) => Tool<any, ContractToolResult>;
}

/** Declares a tool that reads the contract of the turn. */
export function defineContractTool<Input>(
  declaration: Omit<Tool<Input, ContractToolResult>, "run" | "output"> & { readonly read: Read<Input> },
): ContractTool {
  const { read, ...rest } = declaration;
  const toolOf = (run: Tool<Input, ContractToolResult>["run"]) =>
    defineTool({ ...rest, summary: labelsOrNote, output: contractToolResultSchema, run });
  return {
    name: rest.name,
    declared: toolOf(() => {
      throw noContract();
    }),
    over: (subject) => toolOf((input, context) => read(input, subject, context)),
  };
}

/** The labels of what was read, or the first line of what is remarked. */
const labelsOrNote = ({ evidence, note }: ContractToolResult) =>
  [...new Set(evidence.map(({ label }) => label))].join(", ") || (note.split("\n")[0] ?? "");

const noContract = () =>
  new JihwiError("internal", {
    message: { ko: "이 도구는 턴의 계약서 위에서만 돕니다.", en: "This tool runs over the contract of a turn only." },
  });
