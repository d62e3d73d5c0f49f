import { existsSync } from "node:fs";
import packageJson from "../../package.json" with { type: "json" };
import type { CliContext } from "./context.ts";

/** How long a server on this machine may take to say that it is there. */
const healthMs = 300;

/** What `jihwi` alone shows: where it is, what is connected, what to try. It makes no folder. */
export async function welcome(context: CliContext): Promise<string> {
  const { say } = context;
  const { host, port, dataDir, databaseUrl } = await context.config();
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  const isOpen = await isServing(url);
  const hasStore = databaseUrl !== null || existsSync(dataDir);
  return [
    `Jihwi ${packageJson.version}`,
    "",
    `  ${say({ ko: "화면  ", en: "page  " })}  ${isOpen ? url : say({ ko: `닫혀 있음. jihwi serve를 실행하면 ${url}에서 열립니다`, en: `closed; jihwi serve opens it at ${url}` })}`,
    `  ${say({ ko: "모델  ", en: "models" })}  ${await modelLine(context, hasStore)}`,
    `  ${say({ ko: "문서  ", en: "data  " })}  ${hasStore ? (databaseUrl === null ? dataDir : "PostgreSQL") : say({ ko: "아직 없음", en: "none yet" })}`,
    "",
    say({ ko: "이렇게 시작해 보세요", en: "Three things to try" }),
    say({ ko: '  jihwi chat "다음 주 화요일이 며칠이야?"', en: '  jihwi chat "What date is next Tuesday?"' }),
    say({
      ko: '  jihwi contract ask 계약서.pdf "해지하려면?"',
      en: '  jihwi contract ask lease.pdf "How can I end it?"',
    }),
    say({ ko: "  jihwi inspect 글.md", en: "  jihwi inspect draft.md" }),
    "",
    say({ ko: "모든 명령: jihwi --help", en: "Every command: jihwi --help" }),
  ].join("\n");
}

async function isServing(url: string): Promise<boolean> {
  const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(healthMs) }).catch(() => null);
  return response?.ok ?? false;
}

async function modelLine(context: CliContext, hasStore: boolean): Promise<string> {
  const { env, file } = await context.config();
  const { createModelRegistry } = await import("#models");
  const models = hasStore ? (await context.jihwi()).models : createModelRegistry({ env, config: file.models });
  const used = [...new Set(models.describe().roles.map(({ model }) => model))].filter((model) => model !== "rules");
  if (used.length > 0) return used.join(", ");
  return context.say({
    ko: "없음. 규칙으로 답합니다 (JIHWI_MODEL=ollama:gemma3 처럼 정할 수 있습니다)",
    en: "none; rules answer (set one such as JIHWI_MODEL=ollama:gemma3)",
  });
}
