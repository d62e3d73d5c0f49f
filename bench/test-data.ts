import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { SchemaOf } from "#protocol";

/** The rows of a JSONL file in the folder of the development data, which `JIHWI_TEST_DATA` names. */
export function testRows<Row>(path: string, schema: SchemaOf<Row>): Row[] {
  const folder = process.env.JIHWI_TEST_DATA;
  if (folder === undefined) throw new Error("set JIHWI_TEST_DATA to the folder of the development data");
  const lines = readFileSync(join(folder, path), "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => z.parse(schema, JSON.parse(line)));
}
