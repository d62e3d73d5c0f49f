import assert from "node:assert/strict";
import { test } from "node:test";
import { JihwiError, modelsOverviewSchema } from "#protocol";
import { fakeKey, startFakeProvider } from "../../test/fakes/index.ts";
import { modelConfigSchema } from "./config.ts";
import { createModelRegistry } from "./registry.ts";
import { type Role, roleNames } from "./roles.ts";

const stepRoles = roleNames.filter((role): role is Exclude<Role, "embed"> => role !== "embed");

test("with nothing configured every role is rules", () => {
  const registry = createModelRegistry({ env: {} });
  for (const role of stepRoles) assert.equal(registry.forRole(role), null);
  assert.equal(registry.embedder(), null);
  const overview = modelsOverviewSchema.parse(registry.describe());
  assert.ok(overview.roles.every((row) => row.model === "rules" && row.from === "default" && row.setBy === null));
});

test("JIHWI_MODEL serves every role but two, and a role's own variable goes before it", () => {
  const env = { JIHWI_MODEL: "openai:gpt-4o", JIHWI_MODEL_JUDGE: "anthropic:claude-sonnet-4-5" };
  const registry = createModelRegistry({ env });
  for (const role of stepRoles.filter((name) => name !== "normalise")) {
    const expected = role === "judge" ? "anthropic:claude-sonnet-4-5" : "openai:gpt-4o";
    assert.equal(registry.forRole(role)?.id, expected);
  }
  assert.equal(registry.embedder(), null);
  const rows = registry.describe().roles;
  assert.equal(rows.find((row) => row.role === "judge")?.setBy, "JIHWI_MODEL_JUDGE");
  assert.equal(rows.find((row) => row.role === "plan")?.setBy, "JIHWI_MODEL");
});

test("seed 11.23: JIHWI_MODEL_NORMALISE: pages are tidied by a model only when it is chosen by this name", () => {
  const normalise = (env: Record<string, string>) => {
    const registry = createModelRegistry({ env, config: { default: "openai:gpt-4o" } });
    const row = registry.describe().roles.find(({ role }) => role === "normalise");
    assert.equal(registry.forRole("normalise")?.id ?? "rules", row?.model);
    return row?.model;
  };
  assert.equal(normalise({ JIHWI_MODEL: "openai:gpt-4o" }), "rules");
  assert.equal(normalise({ JIHWI_MODEL_NORMALISE: "openai:gpt-4o-mini" }), "openai:gpt-4o-mini");
});

test("the environment goes before the settings page, and that before the configuration file", () => {
  const registry = createModelRegistry({
    env: { JIHWI_MODEL_PLAN: "openai:from-env" },
    settings: { roles: { plan: "openai:from-settings", judge: "openai:from-settings" } },
    config: { default: "openai:from-config", roles: { plan: "openai:from-config" } },
  });
  const origins = new Map(registry.describe().roles.map((row) => [row.role, `${row.model} ${row.from}`]));
  assert.equal(origins.get("plan"), "openai:from-env env");
  assert.equal(origins.get("judge"), "openai:from-settings settings");
  assert.equal(origins.get("respond"), "openai:from-config config");
});

test("the value rules turns a role back to rules, whatever stands below it", () => {
  const registry = createModelRegistry({
    env: { JIHWI_MODEL_JUDGE: "rules" },
    config: { default: "openai:gpt-4o" },
  });
  assert.equal(registry.forRole("judge"), null);
  assert.equal(registry.forRole("plan")?.id, "openai:gpt-4o");
  assert.equal(registry.describe().roles.find((row) => row.role === "judge")?.from, "env");
});

test("an empty variable is as good as none", () => {
  assert.equal(createModelRegistry({ env: { JIHWI_MODEL: "" } }).forRole("plan"), null);
});

test("an unknown provider, an unknown role and a malformed name are bad-config with a remedy", () => {
  const wrong: [variable: string, value: string, named: RegExp, remedy: RegExp][] = [
    ["JIHWI_MODEL", "opanai:gpt-4o", /"opanai" in JIHWI_MODEL/, /openai:NAME/],
    ["JIHWI_MODEL_JUGDE", "openai:gpt-4o", /JIHWI_MODEL_JUGDE/, /JIHWI_MODEL_JUDGE/],
    ["JIHWI_MODEL", "gpt-4o", /"gpt-4o" in JIHWI_MODEL/, /provider:name/],
    ["JIHWI_MODEL_PLAN", "openai:", /"openai:" in JIHWI_MODEL_PLAN/, /provider:name/],
    ["JIHWI_MODEL", ":gpt-4o", /":gpt-4o" in JIHWI_MODEL/, /provider:name/],
  ];
  for (const [variable, value, named, remedy] of wrong) {
    const create = () => createModelRegistry({ env: { [variable]: value } });
    assert.throws(create, (error) => {
      assert.ok(error instanceof JihwiError);
      assert.equal(error.code, "bad-config");
      assert.match(error.says.en, named);
      assert.match(error.hint?.en ?? "", remedy);
      return true;
    });
  }
});

test("only the first colon separates, since names of Ollama hold one themselves", () => {
  const registry = createModelRegistry({ env: { JIHWI_MODEL: "ollama:qwen3:4b" } });
  const model = registry.forRole("plan");
  assert.deepEqual([model?.id, model?.provider, model?.local], ["ollama:qwen3:4b", "ollama", true]);
  assert.deepEqual(model?.price, { inputPerMTok: 0, outputPerMTok: 0 });
});

test("an Ollama model that runs in its cloud is not free", () => {
  const price = (name: string) => createModelRegistry({ env: { JIHWI_MODEL: name } }).forRole("plan")?.price;
  assert.equal(price("ollama:gpt-oss:120b-cloud"), null);
  assert.equal(price("ollama:glm-5:cloud"), null);
});

test("a model whose key is missing says what to set when it is used, and the overview says so before", async () => {
  const registry = createModelRegistry({ env: { JIHWI_MODEL: "anthropic:claude-sonnet-4-5" } });
  assert.ok(registry.describe().roles.every((row) => row.ready === (row.model === "rules")));
  await assert.rejects(
    async () => registry.forRole("plan")?.model(),
    (error) =>
      error instanceof JihwiError &&
      error.code === "model-not-configured" &&
      error.hint?.en.includes("ANTHROPIC_API_KEY") === true,
  );
});

test("a key entered in the settings page is used, and the overview never holds it", async () => {
  const registry = createModelRegistry({
    env: { JIHWI_MODEL: "anthropic:claude-sonnet-4-5" },
    revealSecret: (name) => (name === "ANTHROPIC_API_KEY" ? { value: fakeKey, address: null } : null),
  });
  assert.equal((await registry.forRole("plan")?.model())?.modelId, "claude-sonnet-4-5");
  const overview = registry.describe();
  assert.ok(!JSON.stringify(overview).includes(fakeKey));
  const variables = overview.providers.find((provider) => provider.name === "anthropic")?.variables;
  assert.equal(variables?.find((variable) => variable.name === "ANTHROPIC_API_KEY")?.from, "settings");
});

test("a model is made once, and again after the settings changed", async () => {
  const registry = createModelRegistry({ env: { OPENAI_API_KEY: fakeKey }, settings: { default: "openai:one" } });
  const first = await registry.forRole("plan")?.model();
  assert.equal(await registry.forRole("judge")?.model(), first);
  registry.reload({ default: "openai:two" });
  assert.equal((await registry.forRole("plan")?.model())?.modelId, "two");
});

test("a promotional price ends with its day while the process runs", (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: new Date("2026-12-31T12:00:00Z") });
  const registry = createModelRegistry({ env: { JIHWI_MODEL: "google:gemini-3.8-flash" } });
  assert.deepEqual(registry.forRole("respond")?.price, { inputPerMTok: 0.75, outputPerMTok: 3.75 });
  t.mock.timers.setTime(Date.parse("2027-01-01T12:00:00Z"));
  assert.equal(registry.forRole("respond")?.price, null);
});

test("a model can be had by its name, before any role uses it", () => {
  const registry = createModelRegistry({ env: {} });
  assert.equal(registry.named("openai:gpt-4o")?.id, "openai:gpt-4o");
  assert.equal(registry.named("rules"), null);
  assert.throws(() => registry.named("gpt-4o"), JihwiError);
  assert.equal(registry.namedEmbedder("openai:text-embedding-3-small")?.id, "openai:text-embedding-3-small");
  assert.equal(registry.namedEmbedder("rules"), null);
});

test("settings that are wrong change nothing", () => {
  const registry = createModelRegistry({ env: {}, settings: { default: "openai:one" } });
  assert.throws(() => registry.reload({ default: "nonsense" }), JihwiError);
  assert.equal(registry.forRole("plan")?.id, "openai:one");
});

test("the configuration is strict: an unknown role, variable or field is refused", () => {
  assert.equal(modelConfigSchema.safeParse({ roles: { judge: "openai:gpt-4o" } }).success, true);
  assert.equal(modelConfigSchema.safeParse({ roles: { jugde: "openai:gpt-4o" } }).success, false);
  assert.equal(modelConfigSchema.safeParse({ variables: { OPENAI_BASE_ULR: "x" } }).success, false);
  assert.equal(modelConfigSchema.safeParse({ defualt: "openai:gpt-4o" }).success, false);
});

test("an embedder comes only from its own role, and embeds", async (t) => {
  const fake = await startFakeProvider();
  t.after(() => fake.close());
  for (const [name, env] of [
    ["compatible:bge-m3", { OPENAI_COMPATIBLE_BASE_URL: `${fake.url}/v1` }],
    ["ollama:bge-m3", { OLLAMA_BASE_URL: fake.url }],
    ["openai:text-embedding-3-small", { OPENAI_BASE_URL: `${fake.url}/v1` }],
    [
      "google:gemini-embedding-001",
      { GOOGLE_GENERATIVE_AI_BASE_URL: `${fake.url}/v1beta`, GOOGLE_GENERATIVE_AI_API_KEY: fakeKey },
    ],
  ] as const) {
    const embedder = createModelRegistry({ env: { ...env, JIHWI_MODEL_EMBED: name } }).embedder();
    assert.equal(embedder?.id, name);
    const result = await (await embedder?.model())?.doEmbed({ values: ["계약", "조항"] });
    assert.equal(result?.embeddings.length, 2);
    assert.notDeepEqual(result?.embeddings[0], result?.embeddings[1]);
    assert.deepEqual(fake.calls.at(-1)?.values, ["계약", "조항"]);
  }
});

test("a provider without embeddings says so", async () => {
  const env = { JIHWI_MODEL_EMBED: "anthropic:claude-sonnet-4-5", ANTHROPIC_API_KEY: fakeKey };
  await assert.rejects(
    async () => createModelRegistry({ env }).embedder()?.model(),
    (error) => error instanceof JihwiError && error.code === "bad-config",
  );
});

test("models that run on this machine are found, and silence is no error", async (t) => {
  const fake = await startFakeProvider();
  fake.models = ["qwen3:4b", "gemma3"];
  const env = { OPENAI_COMPATIBLE_BASE_URL: `${fake.url}/v1`, OLLAMA_BASE_URL: fake.url };
  const found = (await createModelRegistry({ env }).discover()).map((model) => model.id);
  for (const id of ["ollama:qwen3:4b", "ollama:gemma3", "compatible:gemma3"]) assert.ok(found.includes(id), id);
  await fake.close();
  const silent = await createModelRegistry({ env }).discover();
  assert.ok(silent.every((model) => model.server !== fake.url));
  t.diagnostic(`${silent.length} found without the fake`);
});

test("a server of this machine is found once, under the name that was written, and each of its models once", async (t) => {
  t.mock.method(globalThis, "fetch", async (url: URL) => {
    if (url.port !== "1234") throw new Error("nothing listens there");
    return Response.json({ data: [{ id: "gemma3" }, { id: "gemma3" }] });
  });
  for (const host of ["127.0.0.1", "localhost", "[::1]"]) {
    const server = `http://${host}:1234/v1`;
    const models = createModelRegistry({ env: { OPENAI_COMPATIBLE_BASE_URL: `${server}/` } });
    assert.deepEqual(await models.discover(), [{ id: "compatible:gemma3", server }]);
    assert.deepEqual(await models.list("compatible"), ["gemma3"]);
  }
});
