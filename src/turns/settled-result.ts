import type { AgentResult } from "#kernel";
import { correctedText, type DataParts, dataPartSchemas } from "#protocol";
import type { Message } from "#store";

/** What an agent returned, with what followed its answer: the last word on its statements and citations, and what it cost. */
export function settledResult(
  result: AgentResult,
  { parts, metadata }: Pick<Message, "parts" | "metadata">,
): AgentResult {
  const shown = <Name extends "statements" | "citations">(name: Name): DataParts[Name] | undefined => {
    const part = parts.findLast(({ type }) => type === `data-${name}`);
    return dataPartSchemas[name].safeParse(part?.data).data as DataParts[Name] | undefined;
  };
  const statements = shown("statements")?.statements;
  const { usage, cost } = { ...metadata };
  return {
    ...result,
    answer: correctedText(result.answer, statements ?? []),
    citations: shown("citations")?.citations ?? result.citations,
    details: {
      ...result.details,
      usage: result.details.usage === undefined ? undefined : { ...Object(usage), cost },
      statements: statements ?? result.details.statements,
    },
  };
}
