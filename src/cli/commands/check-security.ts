import { stat } from "node:fs/promises";
import { join } from "node:path";
import { JihwiError } from "#protocol";
import type { CliContext } from "../context.ts";
import { cliText } from "../text.ts";

type Check = (name: { ko: string; en: string }, run: () => Promise<string>) => Promise<boolean>;

const privateFiles = [
  ["비밀 열쇠", "secret key", "secret.key"],
  ["감사 기록", "audit log", "audit.jsonl"],
] as const;

/** What stands between this installation and others on the machine or the network. Each check says how to mend it. */
export async function checkSecurity(context: CliContext, check: Check): Promise<void> {
  const { config, models, settings } = await context.jihwi();
  const { isLoopback } = await import("#net");
  const wrong = (ko: string, en: string, hint: { ko: string; en: string }) =>
    new JihwiError("bad-config", { message: { ko, en }, hint });

  const isPrivate = async (path: string, mode: number) => {
    const found = await stat(path).catch(() => null);
    if (found === null || process.platform === "win32") return context.say({ ko: "없음", en: "not there" });
    const open = (found.mode & 0o777 & ~mode) !== 0;
    if (!open) return (found.mode & 0o777).toString(8);
    throw wrong(
      `${path}을(를) 다른 사용자가 열 수 있습니다.`,
      `Other users can open ${path}.`,
      cliText("run-chmod", { mode: mode.toString(8), path }),
    );
  };
  await check({ ko: "데이터 폴더", en: "data folder" }, () => isPrivate(config.dataDir, 0o700));
  for (const [ko, en, file] of privateFiles)
    await check({ ko, en }, () => isPrivate(join(config.dataDir, file), 0o600));

  await check({ ko: "잠가 둔 키", en: "sealed keys" }, async () => {
    const { all, closed } = await settings.vault.count();
    if (closed === 0) return String(all);
    throw wrong(
      `이 열쇠로 열리지 않는 것이 ${closed}개 있습니다.`,
      `This key does not open ${closed} of them.`,
      cliText("set-secret-key"),
    );
  });
  await check({ ko: "네트워크", en: "network" }, async () => {
    if (isLoopback(config.host)) return config.host;
    if (config.token !== null) return `${config.host}, token`;
    throw wrong(
      `${config.host}에 토큰 없이 열립니다.`,
      `${config.host} would be open without a token.`,
      cliText("set-token"),
    );
  });
  await check({ ko: "토큰", en: "token" }, async () => {
    if (config.token === null) return context.say({ ko: "쓰지 않음(이 컴퓨터에서만)", en: "none (this machine only)" });
    if (new Set(config.token).size >= 8) return context.say({ ko: "있음", en: "set" });
    throw wrong("토큰이 짐작하기 쉽습니다.", "The token is easy to guess.", cliText("new-token"));
  });
  await check({ ko: "키를 보내는 주소", en: "where keys are sent" }, async () => {
    const withheld = models.describe().providers.flatMap(({ variables }) => variables.filter((one) => one.withheld));
    if (withheld.length === 0) return context.say({ ko: "넣은 주소 그대로", en: "as they were entered" });
    const names = withheld.map(({ name }) => name).join(", ");
    throw wrong(
      `다른 주소에 쓰려고 넣은 키가 있습니다: ${names}`,
      `Entered for another address: ${names}`,
      cliText("enter-keys"),
    );
  });
  await check({ ko: "데이터베이스 연결", en: "database connection" }, async () => {
    const url = config.databaseUrl === null ? null : URL.parse(config.databaseUrl);
    if (url === null) return "SQLite";
    if (isLoopback(url.hostname) || url.hostname === "" || /verify|require/.test(url.searchParams.get("sslmode") ?? ""))
      return "PostgreSQL";
    throw wrong(
      `${url.hostname}에 암호화하지 않고 연결합니다.`,
      `The connection to ${url.hostname} is not encrypted.`,
      cliText("verify-database"),
    );
  });
}
