import { counted, JihwiError, type Language, toJihwiError } from "#protocol";
import { defineCommand } from "../command.ts";
import type { CliContext } from "../context.ts";
import { flag } from "../flags.ts";
import { checkSecurity } from "./check-security.ts";
import { describeSources } from "./check-sources.ts";

interface Finding {
  readonly check: string;
  readonly ok: boolean;
  readonly message: string;
  readonly hint: string | null;
}

export const doctor = defineCommand("doctor", { security: flag }, async ({ context, flags }) => {
  const findings = await examine(context, flags.security);
  const ok = findings.every((finding) => finding.ok);
  if (!ok) context.exitWith(1);
  const lines = findings.map((finding) => {
    const line = `${finding.ok ? "ok  " : "FAIL"} ${finding.check}: ${finding.message}`;
    return finding.hint === null ? line : `${line}\n       ${finding.hint}`;
  });
  return { value: { ok, findings }, text: lines.join("\n") };
});

/** Each check stands for itself: what fails does not keep the others from being made. */
async function examine(context: CliContext, security: boolean): Promise<Finding[]> {
  const findings: Finding[] = [];
  const check = async (name: { ko: string; en: string }, run: () => Promise<string>): Promise<boolean> => {
    const label = context.say(name);
    try {
      findings.push({ check: label, ok: true, message: await run(), hint: null });
      return true;
    } catch (thrown) {
      const error = toJihwiError(thrown);
      findings.push({
        check: label,
        ok: false,
        message: context.say(error.saysHere),
        hint: error.hint && context.say(error.hint),
      });
      return false;
    }
  };

  await check({ ko: "실행 환경", en: "runtime" }, async () => `Node ${process.versions.node}`);
  const configured = await check({ ko: "설정", en: "configuration" }, async () => {
    const { filePath, dataDir } = await context.config();
    return filePath ?? dataDir;
  });
  if (!configured) return findings;
  const opened = await check({ ko: "저장소", en: "store" }, async () => {
    const { store, config } = await context.jihwi();
    return store.kind === "sqlite" ? config.dataDir : "PostgreSQL";
  });
  if (!opened) return findings;
  await check({ ko: "한국어 검색", en: "Korean search" }, async () => {
    const { loadTokenise } = await import("#search");
    const tokens = (await loadTokenise())("계약기간은 3개월로 한다");
    return context.say({
      ko: `형태소 분석이 됩니다(낱말 ${[...tokens].length}개)`,
      en: `morphemes work (${[...tokens].length} tokens)`,
    });
  });
  await checkModels(context, check);
  await check({ ko: "검사", en: "inspection" }, () => describeInspection(context));
  const {
    settings: { mcp, webSearchEngine },
  } = await context.jihwi();
  for (const { name, state } of await mcp.read())
    if (state !== "off")
      await check({ ko: `도구 서버 ${name}`, en: `tool server ${name}` }, () => describeToolServer(context, name));
  await check(
    { ko: "웹 검색", en: "web search" },
    async () => webSearchEngine() ?? context.say({ ko: "키가 없어 쓰지 않습니다.", en: "not used: no key is set." }),
  );
  await check({ ko: "논문 출처", en: "paper sources" }, () => describeSources(context));
  if (security) await checkSecurity(context, check);
  return findings;
}

async function checkModels(
  context: CliContext,
  check: (name: { ko: string; en: string }, run: () => Promise<string>) => Promise<boolean>,
): Promise<void> {
  const [{ models, config }, { probe, unknownPrice }] = await Promise.all([context.jihwi(), import("#models")]);
  const used = new Map<string, Parameters<typeof probe>[0]>();
  const unpriced = new Set<string>();
  for (const { role, model } of models.describe().roles) {
    const resolved = role === "embed" ? models.embedder() : models.named(model);
    if (resolved === null) continue;
    used.set(model, resolved);
    // Budgets are of steps; embedding is none.
    if (role !== "embed" && resolved.price === null && config.limits.usd !== null) unpriced.add(model);
  }
  if (used.size === 0) {
    await check({ ko: "모델", en: "models" }, async () =>
      context.say({
        ko: "설정된 모델이 없어 모든 역할을 규칙이 맡습니다.",
        en: "None is configured: rules answer for every role.",
      }),
    );
  }
  for (const [model, resolved] of used) {
    await check({ ko: `모델 ${model}`, en: `model ${model}` }, async () => {
      const outcome = await probe(resolved);
      if (!outcome.ok) throw JihwiError.fromRecord(outcome.error);
      if (unpriced.has(model)) throw unknownPrice(model);
      return `${outcome.latencyMs} ms`;
    });
  }
}

/** Prepares every check as an inspection would: the order, settings, criteria, lists of words. */
async function describeInspection(context: CliContext): Promise<string> {
  const { inspect } = await context.jihwi();
  const { steps } = await inspect.plan({}, context.language);
  const { unavailable } = await inspect.algorithms(context.language);
  if (unavailable.length > 0) {
    const told = (language: Language) =>
      unavailable.map(({ name, reason }) => `${name}: ${reason[language]}`).join("; ");
    throw new JihwiError("bad-config", { message: { ko: told("ko"), en: told("en") } });
  }
  return context.say({
    ko: `검사 ${steps.length}가지를 합니다.`,
    en: `${counted(steps.length, "check runs", "checks run")}.`,
  });
}

/** Starts a tool server and says which tools it has. */
async function describeToolServer(context: CliContext, name: string): Promise<string> {
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
