import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import { z } from "zod";
import type { JihwiApp } from "#app";
import { shippedAlgorithms } from "#inspection";
import {
  dataPartSchemas,
  type FieldWords,
  fieldWordsSchema,
  joinFieldWords,
  resultSchemas,
  type SchemaOf,
} from "#protocol";
import { commonFieldWords } from "../../src/server/field-words.ts";
import { openTestApp, type TestApp } from "./open-test-app.ts";

/** The fields of a schema and the values that they may take, as people would meet them in a trace. */
interface Met {
  readonly fields: Set<string>;
  readonly values: Map<string, Set<string>>;
}

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

function meet(schema: SchemaOf, met: Met, io: "input" | "output"): void {
  const walk = (one: JsonSchema, field: string) => {
    for (const [name, inner] of Object.entries(one.properties ?? {})) {
      met.fields.add(name);
      walk(inner, name);
    }
    for (const value of [...(one.enum ?? []), one.const])
      if (typeof value === "string") met.values.set(field, (met.values.get(field) ?? new Set()).add(value));
    const { items = [], prefixItems = [], anyOf = [], oneOf = [], additionalProperties } = one;
    for (const inner of [items, prefixItems, anyOf, oneOf].flat()) walk(inner, field);
    if (typeof additionalProperties === "object") walk(additionalProperties, field);
  };
  walk(z.toJSONSchema(schema, { io, unrepresentable: "any", reused: "inline" }) as JsonSchema, "");
}

/** Codes of errors are for engineers, and are shown as code. */
const codes = new Set(["code"]);

function unnamed({ fields, values }: Met, words: FieldWords, tools: ReadonlySet<string>): string[] {
  return [
    ...[...fields].filter((field) => !Object.hasOwn(words.fields, field)),
    ...[...values].flatMap(([field, all]) =>
      [...all]
        .filter((value) => !codes.has(field) && !tools.has(value) && words.values[field]?.[value] === undefined)
        .map((value) => `${field}: ${value}`),
    ),
  ];
}

const resultsBy: Readonly<Record<string, Readonly<Record<string, SchemaOf>>>> = resultSchemas;
const agentNames = ["chat", "contract", "inspect", "research"] as const;

suite("words for the fields of journals", () => {
  let app: TestApp;
  let jihwi: JihwiApp;
  before(async () => {
    app = await openTestApp();
    ({ jihwi } = app);
  });
  after(() => app[Symbol.asyncDispose]());

  const wordsOf = async (agent: string) =>
    fieldWordsSchema.parse(await (await app.request(`/api/agents/${agent}/field-words`)).json());

  for (const name of agentNames)
    test(`every field and value of the steps, tools and results of ${name} has words in both languages`, async () => {
      const { steps = [], tools = [] } = jihwi.agents.get(name) ?? {};
      const met: Met = { fields: new Set(), values: new Map() };
      for (const one of [...steps, ...tools]) {
        meet(one.input, met, "input");
        if ("output" in one) meet(one.output, met, "output");
      }
      const { approval, sources, citations, ended, statements } = dataPartSchemas;
      const shown: Readonly<Record<string, SchemaOf>> = { approval, sources, citations, ended, ...resultsBy[name] };
      for (const [kind, schema] of Object.entries(shown)) {
        met.fields.add(kind);
        meet(schema, met, "output");
      }
      if (name === "inspect") for (const { result } of shippedAlgorithms) meet(result, met, "output");
      else meet(statements, met, "output");
      assert.ok(steps.length > 0 && met.fields.size > 30, `only ${met.fields.size} fields`);
      assert.deepEqual(unnamed(met, await wordsOf(name), new Set(tools.map((tool) => tool.name))), []);
    });

  test("an agent that plugged in has the common words, and its own are heard before them", async () => {
    assert.deepEqual(await wordsOf("poet"), commonFieldWords);
    const own = { fields: { title: { ko: "시의 제목", en: "Title of the poem" } } };
    const { fields } = joinFieldWords(commonFieldWords, own);
    assert.deepEqual([fields.title?.en, fields.text?.en], ["Title of the poem", "Text"]);
  });
});
