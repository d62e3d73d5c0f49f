import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { z } from "zod";
import packageJson from "../../package.json" with { type: "json" };
import usage from "../../src/cli/usage.json" with { type: "json" };

const root = join(import.meta.dirname, "../..");
const textOf = (file: string) => readFile(join(root, file), "utf8");

/** What of the Compose Specification is used here; anything else is a slip. */
const healthcheck = z.union([
  z.strictObject({ disable: z.literal(true) }),
  z.strictObject({
    test: z.tuple([z.enum(["CMD", "CMD-SHELL"]), z.string()], z.string()),
    interval: z.string().regex(/^\d+s$/),
    timeout: z.string().regex(/^\d+s$/),
    retries: z.number().int(),
  }),
]);
const service = z.strictObject({
  image: z.string(),
  build: z.strictObject({ context: z.literal("."), dockerfile: z.literal("Containerfile") }).optional(),
  restart: z.literal("unless-stopped"),
  init: z.boolean().optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .optional(),
  environment: z.record(z.string().regex(/^[A-Z_]+$/), z.string()).optional(),
  command: z.array(z.string()).optional(),
  volumes: z.array(z.string().regex(/^[a-z0-9-]+:\/[a-z/]+$/)).optional(),
  ports: z.array(z.string().startsWith("127.0.0.1:")).optional(),
  configs: z.array(z.strictObject({ source: z.string(), target: z.string() })).optional(),
  healthcheck: healthcheck.optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal("service_healthy") })).optional(),
});
const composeSchema = z.strictObject({
  name: z.literal("jihwi"),
  "x-jihwi": z.unknown(),
  services: z.record(z.string(), service),
  configs: z.record(z.string(), z.strictObject({ content: z.string() })),
  volumes: z.record(z.string(), z.null()),
});

test("the image runs as nobody in particular, writes to one volume, asks whether it is ready, and holds no secret", async () => {
  const lines = (await textOf("Containerfile"))
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const known = /^(?:FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|HEALTHCHECK|ENTRYPOINT|CMD) \S/;
  assert.deepEqual(
    lines.filter((line) => !known.test(line)),
    [],
  );
  const final = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")));
  const said = (instruction: string) => final.filter((line) => line.startsWith(`${instruction} `));
  assert.deepEqual(
    [said("USER"), said("VOLUME"), said("ENTRYPOINT")],
    [["USER node"], ["VOLUME /data"], ['ENTRYPOINT ["jihwi"]']],
  );
  assert.ok(
    final.indexOf("USER node") > final.findLastIndex((line) => line.startsWith("RUN ")),
    "built before it is run",
  );
  assert.match(said("HEALTHCHECK").join(), /\/ready/);
  assert.match(said("ENV").join(), /HOST=0\.0\.0\.0.*JIHWI_DATA_DIR=\/data/);
  assert.doesNotMatch(lines.join("\n"), /TOKEN=|_KEY=|PASSWORD=|registry\./);
  const node = Number(/node:(\d+)-/.exec(lines[0] ?? "")?.[1]);
  assert.ok(node >= Number(/\d+/.exec(packageJson.engines.node)?.[0]), "a Node that the package takes");
  assert.ok(packageJson.bin.jihwi, "the entry point is what the package installs");
});

test("compose.yaml: two servers and a worker of one store are alike, without rights that they do not need", async () => {
  const { services, configs, volumes } = composeSchema.parse(parse(await textOf("compose.yaml"), { merge: true }));
  const ours = Object.entries(services).filter(([, { build }]) => build !== undefined);
  assert.deepEqual(
    ours.map(([name]) => name),
    ["server-1", "server-2", "worker"],
  );
  for (const [name, { environment, read_only, cap_drop, command = ["serve"] }] of ours) {
    assert.deepEqual(Object.keys(environment ?? {}), ["JIHWI_TOKEN", "JIHWI_SECRET_KEY", "DATABASE_URL"], name);
    assert.deepEqual([read_only, cap_drop], [true, ["ALL"]]);
    assert.ok((command[0] ?? "") in usage, `jihwi ${command[0]} is a command`);
  }
  for (const { environment = {}, volumes: used = [], depends_on = {}, configs: given = [] } of Object.values(
    services,
  )) {
    for (const [name, value] of Object.entries(environment))
      if (/TOKEN|KEY|PASSWORD|URL/.test(name))
        assert.match(value, /\$\{[A-Z_]+:\?/, "no secret, and none left out unsaid");
    for (const volume of used) assert.ok((volume.split(":")[0] ?? "") in volumes, volume);
    for (const other of Object.keys(depends_on)) assert.ok(other in services, other);
    for (const { source } of given) assert.ok(source in configs, source);
  }
  for (const server of ["server-1:4747", "server-2:4747"])
    assert.match(configs.caddyfile?.content ?? "", new RegExp(server));
});

test("what is built in a container leaves out what was built here", async () => {
  const ignored = (await textOf(".containerignore")).split("\n");
  for (const folder of ["**/node_modules", "dist", ".git"]) assert.ok(ignored.includes(folder), folder);
  assert.equal(await textOf(".dockerignore"), await textOf(".containerignore"));
});
