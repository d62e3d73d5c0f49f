import assert from "node:assert/strict";
import { test } from "node:test";
import { secretValuesOf } from "./secret-values.ts";

test("keys and passwords of a server are secrets, names and places are not", () => {
  const env = {
    ...{ NODE_ENV: "production", PGDATABASE: "customers", ROOT: "/srv/documents/2026", LANG: "ko_KR.UTF-8" },
    ...{ GITHUB_TOKEN: "abcdef", DB_PASSWORD: "letmein", DATABASE_URL: "postgres://me:hunter22@db/customers" },
    ...{ WORKSPACE: "9f86d081884c7d659a2feaa0", MYSQL_PWD: "battery", DB_PW: "s0!stapled" },
    ...{ HOOK: "https://hooks.example/services/T01/XyZ9", API: "https://api.example:8080/mcp" },
  };
  assert.deepEqual(secretValuesOf({ command: "server", env }), [
    ...[
      "abcdef",
      "letmein",
      "postgres://me:hunter22@db/customers",
      "hunter22",
      "9f86d081884c7d659a2feaa0",
      "battery",
      "s0!stapled",
      "https://hooks.example/services/T01/XyZ9",
    ],
  ]);
  const headers = { Authorization: "Bearer quietly-said", "X-Region": "seoul-east" };
  assert.deepEqual(secretValuesOf({ url: "https://tools.example/mcp", headers }), [
    "Bearer quietly-said",
    "quietly-said",
  ]);
});
