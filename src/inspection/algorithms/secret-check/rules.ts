import { oneOf } from "#language";

/** One kind of secret. `hints` are plain words of which one must be in the text before the pattern is tried at all, in small letters where it ignores case. */
export interface SecretRule {
  readonly kind: string;
  readonly ko: string;
  readonly en: string;
  readonly hints: readonly string[];
  readonly pattern: RegExp;
  /** What the value itself must look like, which is the first group where there is one. */
  readonly isValue?: (value: string) => boolean;
}

const start = "(?<![A-Za-z0-9_])";
const end = "(?![A-Za-z0-9_])";
const rule = (kind: string, ko: string, en: string, hints: readonly string[], pattern: string): SecretRule => ({
  kind,
  ko,
  en,
  hints,
  pattern: new RegExp(pattern, "g"),
});

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

/** A password told in a sentence or a list: 비밀번호는 …, PW = …, "password is …". */
const told = new RegExp(
  `(?:(?:비밀번호|비번|패스워드)(?:은|는|이|가)?\\s{0,3}[:：=]?|(?<![A-Za-z0-9_])(?:password|passwd|passcode)["']?(?: is|\\s{0,3}[:=]))\\s{0,3}(?:["'“‘\`]|(?!${fetched}))([!-~]{3,63}[A-Za-z0-9!@#$%^*?+=_~-])(?=["'\`.,;:)\\]}]{0,4}(?![!-~]|[자년개원명회번일월시]))`,
  "gi",
);

/** Four figures or more, or letters with figures or signs among them: no word, no path, no placeholder. */
function looksLikePassword(value: string): boolean {
  if (/^[./~$<{%[(|-]|:\/\/|^(?:19|20)\d\d-\d|^x+\d*$/i.test(value)) return false;
  return /^\d{4,12}$/.test(value) || (value.length >= 6 && /[A-Za-z]/.test(value) && /[0-9!@#$%^*]/.test(value));
}

/** Digits and letters mixed, and more than three bits a character: no word, no path, no placeholder. */
function looksRandom(value: string): boolean {
  if (!/[0-9]/.test(value) || !/[A-Za-z]/.test(value)) return false;
  const counts = new Map<string, number>();
  for (const char of value) counts.set(char, (counts.get(char) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length);
  return bits > 3;
}

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
  {
    ...rule(
      "openai_key",
      "OpenAI 키",
      "OpenAI key",
      ["sk-"],
      `${start}sk-(?:proj-|svcacct-|admin-)?(?!ant-)[A-Za-z0-9_-]{20,200}(?![A-Za-z0-9_-])`,
    ),
    isValue: looksRandom,
  },
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
    isValue: looksRandom,
  },
  {
    kind: "password",
    ko: "비밀번호",
    en: "password",
    hints: ["비밀번호", "비번", "패스워드", "password", "passwd", "passcode"],
    pattern: told,
    isValue: looksLikePassword,
  },
];
