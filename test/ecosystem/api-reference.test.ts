import assert from "node:assert/strict";
import { after, it } from "node:test";
import { Validator } from "@seriousme/openapi-schema-validator";
import { createApp } from "#server";
import { openTestApp } from "../app/open-test-app.ts";

const token = "0123456789abcdef0123";
const test = await openTestApp({ JIHWI_TOKEN: token });
after(() => test[Symbol.asyncDispose]());
const document = async () =>
  (await test.request("/api/openapi.json", { headers: { authorization: `Bearer ${token}` } })).json();

it("the description of the API is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(await document());
  assert.deepEqual({ valid, errors: errors ?? null }, { valid: true, errors: null });
  assert.equal(validator.version, "3.1");
});

it("every operation has a name of its own, and every parameter of a path is described", async () => {
  const { paths } = await document();
  const names: string[] = [];
  for (const [path, methods] of Object.entries<Record<string, { operationId: string; parameters: { name: string }[] }>>(
    paths,
  ))
    for (const { operationId, parameters } of Object.values(methods)) {
      names.push(operationId);
      for (const [, name] of path.matchAll(/\{(\w+)\}/g))
        assert.ok(
          parameters.some((parameter) => parameter.name === name),
          `${path} describes ${name}`,
        );
    }
  assert.equal(new Set(names).size, names.length);
});

it("a page shows every request, to anyone, with nothing from elsewhere", async () => {
  const response = await test.request("/api/docs");
  assert.equal(response.status, 200);
  assert.match(response.headers.get("content-type") ?? "", /text\/html/);
  const page = await response.text();
  for (const path of Object.keys((await document()).paths)) assert.ok(page.includes(path), path);
  assert.doesNotMatch(page, /<script|https?:\/\/|@import/);
});

it("what can be asked is described once, however often anybody asks", async () => {
  let described = 0;
  const app = createApp({
    ...test.jihwi,
    get version() {
      described += 1;
      return "1";
    },
  });
  for (const path of ["/api/docs", "/api/openapi.json", "/api/docs", "/api/openapi.json"])
    assert.equal((await app.request(path, { headers: { authorization: `Bearer ${token}` } })).status, 200);
  assert.equal(described, 1);
});
