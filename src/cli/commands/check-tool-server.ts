import { counted, JihwiError } from "#protocol";
import type { CliContext } from "../context.ts";

/** Starts a tool server and says which tools it has. */
export async function describeToolServer(context: CliContext, name: string): Promise<string> {
  const {
    settings: { mcp },
  } = await context.jihwi();
  await mcp.restart(name);
  const server = (await mcp.read()).find((one) => one.name === name);
  if (server?.state === "answered") {
    const { length } = server.tools;
    return context.say({ ko: `도구 ${length}개`, en: counted(length, "tool") });
  }
  throw new JihwiError("tool-failed", {
    message: server?.error ?? { ko: "답하지 않았습니다.", en: "It did not answer." },
    hint: {
      ko: "jihwi.config의 mcpServers나 설정의 ‘도구 서버’를 확인해 주세요.",
      en: "See mcpServers in jihwi.config, or “Tool servers” in Settings.",
    },
  });
}
