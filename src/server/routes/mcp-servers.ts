import type { JihwiApp } from "#app";
import { mcpServersApi } from "#protocol";
import type { Router } from "../router.ts";

export function mcpServerRoutes(router: Router, { settings: { mcp, approvals }, audit }: JihwiApp): void {
  const answer = async () => ({ servers: await mcp.read() });
  router.add(mcpServersApi.list, answer);

  router.add(mcpServersApi.put, async ({ params: { name }, body }) => {
    await mcp.put(name, body);
    audit.record("tool-server-changed", { name });
    return answer();
  });

  router.add(mcpServersApi.remove, async ({ params: { name } }) => {
    await mcp.remove(name);
    return answer();
  });

  router.add(mcpServersApi.restart, async ({ params: { name } }) => {
    await mcp.restart(name);
    return answer();
  });

  router.add(mcpServersApi.decide, async ({ params: { tool }, body: { decision } }) => {
    await approvals.decide(tool, decision);
    audit.record("tool-decided", { tool, decision: decision ?? "ask" });
    return answer();
  });

  router.add(mcpServersApi.approve, async ({ params: { id, approval }, body: { decision } }) => {
    await approvals.answer(id, approval, decision);
    audit.record("tool-decided", { turn: id, approval, decision });
  });
}
