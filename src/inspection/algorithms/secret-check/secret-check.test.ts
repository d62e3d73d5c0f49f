import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsOf } from "../../testing/findings-of.ts";
import { secretCheck } from "./index.ts";

const letters = "aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xYzAbCdEfGh";
const kindsIn = (text: string) => findingsOf(secretCheck, text).map(([kind]) => kind);

// Put together here, so that scanners of this repository find nothing.
const leaks: readonly (readonly [string, string])[] = [
  ["aws_access_key", `키는${"AKIA"}ABCDEFGHIJKLMNOP입니다`],
  ["github_token", `token ${"ghp_"}${letters.slice(0, 36)}`],
  ["slack_token", `${"xoxb"}-123456789012-abcdefghijkl`],
  ["google_api_key", `${"AIza"}${letters.slice(0, 35)}`],
  ["openai_key", `${"sk-"}proj-${letters}`],
  ["anthropic_key", `${"sk-ant-"}api03-${letters}`],
  ["stripe_key", `${"sk_live_"}${letters.slice(0, 24)}`],
  ["private_key", `-----BEGIN ${"RSA PRIVATE"} KEY-----`],
  ["jwt", `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.${letters}`],
  ["url_password", "postgres://admin:hunter2hunter@db.example.com/app"],
  ["assigned_secret", `api_key = "${letters.slice(0, 24)}"`],
  ["assigned_secret", `비밀번호: ${letters.slice(0, 16)}`],
];
for (const [kind, text] of leaks)
  test(`a ${kind} is found in “${text.slice(0, 24)}…”`, () => assert.deepEqual(kindsIn(text), [kind]));

const innocent = [
  "password: changeme",
  "the token is sent by mail",
  "secret = process.env.SECRET_KEY_NAME",
  "https://example.com/path:80@x",
  "sk-learn is a library",
  "api_key: xxxxxxxxxxxxxxxxxxxxxxxx",
];
for (const text of innocent) test(`“${text}” holds no secret`, () => assert.deepEqual(kindsIn(text), []));
