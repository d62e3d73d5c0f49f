import { useQuery } from "@tanstack/react-query";
import { type DataParts, type McpServerChange, mcpServersApi } from "#protocol";
import { call } from "./call.ts";
import { queryClient } from "./query-client.ts";

const queryKey = ["mcp-servers"];

export function useMcpServers() {
  return useQuery({ queryKey, queryFn: async () => (await call(mcpServersApi.list, {})).servers });
}

const keep = ({ servers }: { servers: unknown }) => queryClient.setQueryData(queryKey, servers);

export const putMcpServer = async (name: string, body: McpServerChange) =>
  keep(await call(mcpServersApi.put, { params: { name }, body }));
export const removeMcpServer = async (name: string) => keep(await call(mcpServersApi.remove, { params: { name } }));
export const restartMcpServer = async (name: string) => keep(await call(mcpServersApi.restart, { params: { name } }));
export const decideTool = async (tool: string, decision: "always" | "never" | null) =>
  keep(await call(mcpServersApi.decide, { params: { tool }, body: { decision } }));

export type ApprovalDecision = "once" | "always" | "never";

export async function answerApproval(turnId: string, { id }: DataParts["approval"], decision: ApprovalDecision) {
  await call(mcpServersApi.approve, { params: { id: turnId, approval: id }, body: { decision } });
}
