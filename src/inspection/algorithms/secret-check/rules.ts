import { oneOf } from "#language";

/** One kind of secret. `hints` are plain words of which one must be in the text before the pattern is tried at all, in small letters where it ignores case. */
export interface SecretRule {
  readonly kind: string;
  readonly ko: string;
  readonly en: string;
  readonly hints: readonly string[];
  readonly pattern: RegExp;
  /** The group that holds the value itself: it must look random. */
  readonly random?: boolean;
}

const start = "(?<![A-Za-z0-9_])";
const end = "(?![A-Za-z0-9_])";
const rule = (
  kind: string,
  ko: string,
  en: string,
  hints: readonly string[],
  pattern: string,
  random = false,
): SecretRule => ({ kind, ko, en, hints, pattern: new RegExp(pattern, "g"), random });

/**
 * A private key from its first line to its last: who masks the first line only leaves the key. A key that was cut off has no
 * last line; then what looks like its letters goes along.
 */
const keyHeaders = "(?:(?:\\s|\\\\[nr]){1,4}[A-Z][A-Za-z-]{2,20}: [^\\n]{0,200}){0,6}";
const keyLetters = "(?:(?:\\\\[nr]|[^A-Za-z0-9+/=-]){1,12}[A-Za-z0-9+/=]{16,})*";
const keyBody = `(?:(?:[^-]|-(?!----)){0,20000}-----END [A-Z0-9 ]{1,40}-----|${keyHeaders}${keyLetters})`;

const assigns = "[\"']?\\s{0,3}(?:=|:|:=|=>)\\s{0,3}";
/** What a value is called that must not be seen: apiKey, AUTH_TOKEN, DB_PASS. PWD is the working directory as well. */
const secretNames = oneOf`
  (?:secret|password|passwd|passphrase|api[_-]?key|access[_-]?key|비밀번호)[A-Za-z_]{0,20}
  tokens?(?:_[A-Za-z_]{0,20})?
  (?<![A-Za-z])pass
  (?<![A-Za-z])pwd(?!["']?\s{0,3}[=:]\s{0,3}["']?[/~.])
`;
/** A name has figures at its end at most: Summer2026.Winter9x is a value. What is called may have them anywhere. */
const identifier = "[A-Za-z_$]{1,80}\\d{0,2}";
const called = "[A-Za-z_$][\\w$]{0,80}";
/** Code that has the value from elsewhere: config.s3.apiKey, keys[0], readKey1(…). */
const fetched = `(?:${called}(?:\\.${called}){0,9}\\(|${identifier}(?:(?:\\.${identifier}){0,9}\\[|(?:\\.${identifier}){1,9}(?![\\w$+/~!@#%^&*-])))`;
const assignedValue = `(?:["']|(?!${fetched}))([A-Za-z0-9+/_.~!@#$%^&*-]{12,})`;

/** Issuers publish these prefixes so that scanners can find what leaks. */
export const secretRules: readonly SecretRule[] = [
  rule(
    "private_key",
    "개인 키",
    "private key",
    ["PRIVATE KEY"],
    `-----BEGIN (?:[A-Z0-9]{2,10} ){0,2}PRIVATE KEY(?: BLOCK)?-----${keyBody}`,
  ),
  rule(
    "aws_access_key",
    "AWS 액세스 키",
    "AWS access key",
    ["AKIA", "ASIA"],
    `${start}(?:AKIA|ASIA)[A-Z2-7]{16}${end}`,
  ),
  rule(
    "github_token",
    "GitHub 토큰",
    "GitHub token",
    ["ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_"],
    `${start}(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_[A-Za-z0-9_]{60,255})${end}`,
  ),
  rule("gitlab_token", "GitLab 토큰", "GitLab token", ["glpat-"], `${start}glpat-[A-Za-z0-9_-]{20,64}${end}`),
  rule("slack_token", "Slack 토큰", "Slack token", ["xox"], `${start}xox[abposr]-[A-Za-z0-9-]{10,250}${end}`),
  rule(
    "slack_webhook",
    "Slack 웹훅",
    "Slack webhook",
    ["hooks.slack.com"],
    "https://hooks\\.slack\\.com/services/[A-Za-z0-9/_-]{20,100}",
  ),
  rule("google_api_key", "Google API 키", "Google API key", ["AIza"], `${start}AIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])`),
  rule(
    "openai_key",
    "OpenAI 키",
    "OpenAI key",
    ["sk-"],
    `${start}sk-(?:proj-|svcacct-|admin-)?(?!ant-)[A-Za-z0-9_-]{20,200}(?![A-Za-z0-9_-])`,
    true,
  ),
  rule(
    "anthropic_key",
    "Anthropic 키",
    "Anthropic key",
    ["sk-ant-"],
    `${start}sk-ant-[A-Za-z0-9_-]{20,200}(?![A-Za-z0-9_-])`,
  ),
  rule(
    "stripe_key",
    "Stripe 키",
    "Stripe key",
    ["sk_live_", "rk_live_", "sk_test_"],
    `${start}(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,200}${end}`,
  ),
  rule("npm_token", "npm 토큰", "npm token", ["npm_"], `${start}npm_[A-Za-z0-9]{36}${end}`),
  rule("huggingface_token", "Hugging Face 토큰", "Hugging Face token", ["hf_"], `${start}hf_[A-Za-z0-9]{30,60}${end}`),
  rule(
    "telegram_token",
    "텔레그램 봇 토큰",
    "Telegram bot token",
    [":AA"],
    `${start}[0-9]{8,10}:AA[A-Za-z0-9_-]{33}(?![A-Za-z0-9_-])`,
  ),
  rule(
    "sendgrid_key",
    "SendGrid 키",
    "SendGrid key",
    ["SG."],
    `${start}SG\\.[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{30,64}(?![A-Za-z0-9_-])`,
  ),
  rule(
    "jwt",
    "JWT",
    "JSON web token",
    ["eyJ"],
    `${start}eyJ[A-Za-z0-9_-]{10,2000}\\.eyJ[A-Za-z0-9_-]{10,4000}\\.[A-Za-z0-9_-]{10,1000}`,
  ),
  rule(
    "url_password",
    "주소 속 비밀번호",
    "password in a URL",
    ["://"],
    "[a-z][a-z0-9+.-]{1,20}://[^\\s:/@\"'<>]{1,100}:[^\\s:/@\"'<>]{3,100}@[^\\s/@\"'<>]{2,200}",
  ),
  {
    kind: "assigned_secret",
    ko: "비밀 값",
    en: "assigned secret",
    hints: ["secret", "pass", "pwd", "key", "token", "비밀번호"],
    pattern: new RegExp(`(?:${secretNames})${assigns}${assignedValue}`, "gi"),
    random: true,
  },
];
