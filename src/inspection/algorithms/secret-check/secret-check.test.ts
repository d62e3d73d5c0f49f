import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsOf } from "../../../../test/beds/inspection/findings-of.ts";
import { maskPrivate } from "../../executor/private-words.ts";
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
  ["assigned_secret", `openaiApiKey: '${letters.slice(0, 20)}',`],
  ["assigned_secret", `"refreshToken": "${letters.slice(0, 20)}"`],
  ["assigned_secret", `SERVICE_APIKEY=${letters.slice(0, 20)}`],
  ["assigned_secret", `MYSQL_PASS=${letters.slice(0, 14)}`],
  ["assigned_secret", `pwd=${letters.slice(0, 14)}`],
  ["assigned_secret", `Aws-Access-Key: ${letters.slice(0, 24)}`],
  ["assigned_secret", `PASSPHRASE := "${letters.slice(0, 18)}"`],
  ["assigned_secret", `token = "${letters.slice(0, 24)}"`],
];
for (const [kind, text] of leaks)
  test(`a ${kind} is found in “${text.slice(0, 24)}…”`, () => assert.deepEqual(kindsIn(text), [kind]));

const keyLine = letters.repeat(2).slice(0, 64);
const key = (name: string, lines: readonly string[], end = true) => [
  `-----BEGIN ${name}-----`,
  ...lines,
  ...(end ? [`-----END ${name}-----`] : []),
];
const armoured = key("EC PRIVATE KEY", [keyLine, keyLine, keyLine.slice(0, 20)]);
const keys: readonly (readonly [string, string])[] = [
  ["in its lines", armoured.join("\n")],
  ["with the line ends of Windows", armoured.join("\r\n")],
  ["in JSON", JSON.stringify({ private_key: `${armoured.join("\n")}\n` })],
  ["quoted in a mail", armoured.map((line) => `> ${line}`).join("\n")],
  ["put together in code", armoured.map((line) => `"${line}\\n" +`).join("\n")],
  [
    "with headers",
    key("RSA PRIVATE KEY", ["Proc-Type: 4,ENCRYPTED", "DEK-Info: AES-128-CBC,00", "", keyLine]).join("\n"),
  ],
  ["of PGP", key("PGP PRIVATE KEY BLOCK", ["Version: GnuPG v2", "", keyLine, "=aB3d"]).join("\n")],
  ["that was cut off", key("PRIVATE KEY", [keyLine, keyLine, keyLine.slice(0, 40)], false).join("\n")],
  [
    "that was cut off behind its headers",
    key("RSA PRIVATE KEY", ["Proc-Type: 4,ENCRYPTED", "", keyLine], false).join("\n"),
  ],
];
for (const [how, text] of keys)
  test(`a private key ${how} is masked whole, and what stands around it is left`, () => {
    const around = (inside: string) => `서버 키:\n${inside}\n\n이 키는 버려 주세요.`;
    const masked = maskPrivate(around(text));
    assert.doesNotMatch(masked, /[A-Za-z0-9+/=]{12}/);
    assert.match(masked, /^서버 키:\n.*\n\n이 키는 버려 주세요\.$/s);
  });

test("a secret of any length is masked to its end", () => {
  assert.doesNotMatch(maskPrivate(`api_key = "${letters.repeat(12)}"`), /[A-Za-z0-9]{12}/);
});

const passwords: readonly (readonly [string, string])[] = [
  ["비밀번호는 Hanbit!2026", "Hanbit!2026"],
  ["비번: 1q2w3e4r!", "1q2w3e4r!"],
  ["비밀번호 0412입니다", "0412"],
  ["공용 패스워드가 seoul2026이라고 합니다", "seoul2026"],
  ["The password is Summer#24, do not share it", "Summer#24"],
  ['{"password": "hunter2!"}', "hunter2!"],
];
for (const [text, value] of passwords)
  test(`“${text}” tells a password`, () => assert.deepEqual(findingsOf(secretCheck, text), [["password", value]]));

const innocent = [
  "비밀번호는 8자리 이상으로 정해 주세요",
  "비밀번호는 1000자를 넘을 수 없다",
  "비밀번호 변경은 https://example.com/pw1에서",
  "비밀번호는 2026-11-15까지 바꿔 주세요",
  "password: z.string().min(8)",
  "비밀번호를 잊었어요",
  "password: <your-pass1>",
  "password: changeme",
  "the token is sent by mail",
  "secret = process.env.SECRET_KEY_NAME",
  "https://example.com/path:80@x",
  "sk-learn is a library",
  "api_key: xxxxxxxxxxxxxxxxxxxxxxxx",
  "apiKey: settings.providers.s3.apiKey,",
  "const accessToken = oauth2Client.getAccessToken1();",
  "authToken = readToken2(request)",
  "tokenOptions: RealtimeFactoryV4Options",
  "PWD=/home/user1/projects/app2",
  "bypass: 2026-11-16T10:20:30Z-run7",
  "암호화폐 token: 발행량 1,000,000개",
];
for (const text of innocent) test(`“${text}” holds no secret`, () => assert.deepEqual(kindsIn(text), []));
