// Writes docs/configuration.md and docs/ko/configuration.md from the schemas; with --check, says whether they are current.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { shippedAlgorithms } from "#inspection";
import type { Language, Localized } from "#protocol";
import { environmentSchema } from "../src/app/environment.ts";
import { configFileSchema } from "../src/app/read-config.ts";
import { inspectConfigSchema } from "../src/inspection/config.ts";
import { providers } from "../src/models/providers/index.ts";
import { roles } from "../src/models/roles.ts";
import { webhookSchema } from "../src/webhooks/settings.ts";

const root = join(import.meta.dirname, "..");
const files: Readonly<Record<Language, string>> = {
  en: join(root, "docs", "configuration.md"),
  ko: join(root, "docs", "ko", "configuration.md"),
};

/** Read by the rooms that own them, not by the schema of the app. */
const otherVariables: Readonly<Record<string, Localized>> = {
  JIHWI_CONFIG: {
    ko: "설정 파일의 자리. 없으면 지금 폴더의 `jihwi.config.ts`, `.mjs`, `.json`. 거기 적은 에이전트, 도구, 검사의 파일은 설정 파일이 있는 폴더에서 찾습니다.",
    en: "The configuration file; `jihwi.config.ts`, `.mjs` or `.json` of the present folder when it is left out. Files of agents, tools and the inspection that it names are read from its own folder.",
  },
  OPENALEX_API_KEY: { ko: "OpenAlex의 한도를 올리는 키.", en: "Raises the limits of OpenAlex." },
  SEMANTIC_SCHOLAR_API_KEY: {
    ko: "Semantic Scholar의 한도를 올리는 키.",
    en: "Raises the limits of Semantic Scholar.",
  },
  CROSSREF_MAILTO: { ko: "Crossref에 알리는 메일 주소.", en: "The address for mail that Crossref asks for." },
  ZOTERO_API_KEY: { ko: "Zotero에서 찾고 메모를 되돌려 쓰는 키.", en: "Searches Zotero and writes notes back." },
  ZOTERO_USER_ID: { ko: "그 키의 사용자 번호.", en: "The user of that key." },
  TAVILY_API_KEY: { ko: "Tavily로 웹을 찾는 키.", en: "Web search by Tavily." },
  BRAVE_API_KEY: { ko: "Brave로 웹을 찾는 키.", en: "Web search by Brave." },
  SEARXNG_QUERY_URL: { ko: "SearXNG로 웹을 찾는 주소.", en: "Web search by SearXNG: its search address." },
  ...Object.fromEntries(
    ["TAVILY", "BRAVE"].map((name) => [
      `${name}_BASE_URL`,
      { ko: "그 서비스의 다른 주소(프록시 따위).", en: "Another address of that service, such as a proxy." },
    ]),
  ),
  ...Object.fromEntries(
    ["OPENALEX", "SEMANTIC_SCHOLAR", "ARXIV", "CROSSREF", "ZOTERO"].map((name) => [
      `${name}_BASE_URL`,
      {
        ko: "그 서비스의 다른 주소(프록시 따위). 적으면 `JIHWI_PAPER_SOURCES`에 없어도 그곳에서 찾습니다.",
        en: "Another address of that service, such as a proxy; with one it is searched, listed in `JIHWI_PAPER_SOURCES` or not.",
      },
    ]),
  ),
  LC_ALL: {
    ko: "`JIHWI_LANG`이 없을 때 언어를 정합니다. `LC_MESSAGES`, `LANG`도 그렇습니다.",
    en: "The language where `JIHWI_LANG` is not set; `LC_MESSAGES` and `LANG` too.",
  },
  SOURCE_DATE_EPOCH: { ko: "보고서의 시각을 이 초로 고정합니다.", en: "Fixes the time in reports, in seconds." },
  JIHWI_NEW_SECRET_KEY: {
    ko: "`jihwi secrets --rotate`가 저장소의 것을 새로 잠글 비밀 열쇠(32자 이상).",
    en: "The secret key with which `jihwi secrets --rotate` seals anew what is in the store (32 characters or more).",
  },
  JIHWI_DEBUG: { ko: "명령이 실패하면 자세히 보여 줍니다.", en: "Failed commands print where they failed." },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    ko: "턴을 OpenTelemetry로 보낼 주소. 다른 `OTEL_*`도 읽습니다.",
    en: "Where turns go by OpenTelemetry; the other `OTEL_*` variables are read too.",
  },
};

const words = {
  title: { ko: "설정", en: "Configuration" },
  intro: {
    ko: "`npm run configuration`이 코드의 스키마에서 썼습니다. 환경 변수, 설정 파일(`jihwi.config.json`, `jihwi.config.ts`), 설정 화면에서 정하고, 겹치면 환경 변수가 이깁니다. 잘못된 것은 `jihwi doctor`가 알려 줍니다.",
    en: "Written by `npm run configuration` from the schemas of the code. Settings come from the environment, a configuration file (`jihwi.config.json`, `jihwi.config.ts`) or the page; the environment wins. `jihwi doctor` says what of it is wrong.",
  },
  other: { ko: "[English](../configuration.md)", en: "[한국어](ko/configuration.md)" },
  environment: { ko: "환경 변수", en: "Environment" },
  services: { ko: "논문, 웹, 그 밖", en: "Papers, web and others" },
  models: { ko: "모델", en: "Models" },
  modelsIntro: {
    ko: "`JIHWI_MODEL`은 모든 역할의 모델, `JIHWI_MODEL_<역할>`은 한 역할의 모델입니다. `제공자:이름` 또는 `rules`라고 적습니다.",
    en: "`JIHWI_MODEL` is the model of every role, `JIHWI_MODEL_<ROLE>` of one. Written `provider:name`, or `rules`.",
  },
  role: { ko: "하는 일", en: "what it does" },
  provider: { ko: "제공자", en: "provider" },
  prefix: { ko: "적는 법", en: "written" },
  variables: { ko: "환경 변수", en: "variables" },
  file: { ko: "설정 파일", en: "Configuration file" },
  webhooks: { ko: "`webhooks`의 항목", en: "An entry of `webhooks`" },
  inspect: { ko: "`inspect`", en: "`inspect`" },
  algorithms: { ko: "`inspect.algorithms`의 검사", en: "Algorithms below `inspect.algorithms`" },
  name: { ko: "이름", en: "name" },
  sets: { ko: "정하는 것", en: "what it sets" },
  kind: { ko: "값", en: "value" },
  fallback: { ko: "기본값", en: "default" },
  looksAt: { ko: "보는 것", en: "what it looks at" },
  settings: { ko: "설정", en: "settings" },
  none: { ko: "없음", en: "none" },
  oneOf: { ko: "또는", en: "or" },
  list: { ko: "목록", en: "list" },
  table: { ko: "표", en: "object" },
  string: { ko: "글", en: "text" },
  number: { ko: "수", en: "number" },
  integer: { ko: "정수", en: "whole number" },
  boolean: { ko: "참·거짓", en: "true or false" },
} as const satisfies Record<string, Localized>;

const memberSchema = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  default: z.unknown().optional(),
  about: z.object({ ko: z.string(), en: z.string() }).optional(),
});
type Member = z.infer<typeof memberSchema>;

function membersOf(schema: z.ZodType): [name: string, member: Member][] {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.entries(z.record(z.string(), memberSchema).parse(json.properties ?? {}));
}

function pageIn(language: Language): string {
  const say = (text: Localized) => text[language];
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  const table = (names: readonly Localized[], rows: readonly (readonly string[])[]) =>
    [row(names.map(say)), row(names.map(() => "---")), ...rows.map(row), ""].join("\n");
  const code = (text: string) => `\`${text}\``;

  function kindOf({ type, enum: values, anyOf, ...rest }: Member): string {
    if (values !== undefined) return values.map(code).join(` ${say(words.oneOf)} `);
    if (anyOf !== undefined) {
      return [...new Set(anyOf.map((one) => kindOf(memberSchema.parse(one))))].join(` ${say(words.oneOf)} `);
    }
    if (type === "array") return say(words.list);
    if (type === "object" || "properties" in rest) return say(words.table);
    if (type === "string" || type === "number" || type === "integer" || type === "boolean") return say(words[type]);
    return "";
  }
  const defaultOf = ({ default: value }: Member) => (value === undefined ? "" : code(JSON.stringify(value)));
  const schemaTable = (schema: z.ZodType) =>
    table(
      [words.name, words.sets, words.kind, words.fallback],
      membersOf(schema)
        .filter(([name]) => name !== "$schema")
        .map(([name, member]) => [
          code(name),
          member.about === undefined ? "" : say(member.about),
          kindOf(member),
          defaultOf(member),
        ]),
    );
  const settingsOf = (schema: z.ZodType) =>
    membersOf(schema)
      .map(([name, member]) => `${code(name)} (${kindOf(member)})`)
      .join(", ");
  return [
    `# ${say(words.title)}`,
    "",
    say(words.other),
    "",
    say(words.intro),
    "",
    `## ${say(words.environment)}`,
    "",
    schemaTable(environmentSchema),
    `## ${say(words.models)}`,
    "",
    say(words.modelsIntro),
    "",
    table(
      [words.name, words.role],
      Object.entries(roles).map(([name, title]) => [code(`JIHWI_MODEL_${name.toUpperCase()}`), say(title)]),
    ),
    table(
      [words.provider, words.prefix, words.variables],
      providers.map(({ name, title, variables }) => [
        title,
        code(`${name}:…`),
        variables.map((variable) => code(variable.name)).join(", "),
      ]),
    ),
    `## ${say(words.services)}`,
    "",
    table(
      [words.name, words.sets],
      Object.entries(otherVariables).map(([name, sets]) => [code(name), say(sets)]),
    ),
    `## ${say(words.file)}`,
    "",
    schemaTable(configFileSchema),
    "### `models`",
    "",
    schemaTable(configFileSchema.shape.models.unwrap()),
    `### ${say(words.webhooks)}`,
    "",
    schemaTable(webhookSchema),
    `### ${say(words.inspect)}`,
    "",
    schemaTable(inspectConfigSchema),
    `### ${say(words.algorithms)}`,
    "",
    table(
      [words.name, words.looksAt, words.settings],
      shippedAlgorithms.map(({ name, title, description, settings }) => [
        code(name),
        `${say(title)}: ${say(description)}`,
        settingsOf(settings as z.ZodType) || say(words.none),
      ]),
    ),
  ]
    .join("\n")
    .trimEnd()
    .concat("\n");
}

let isCurrent = true;
for (const language of ["en", "ko"] as const) {
  const page = pageIn(language);
  if (!process.argv.includes("--check")) writeFileSync(files[language], page);
  else if (readFileSync(files[language], "utf8") !== page) isCurrent = false;
}
if (!isCurrent) process.stderr.write("The pages on configuration are not current: npm run configuration\n");
process.exitCode = isCurrent ? 0 : 1;
