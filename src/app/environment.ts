import { z } from "zod";
import { aboutSetting, languageSchema, paperSourceNamesSchema } from "#protocol";

/** What the app itself reads from the environment. Each has words for the configuration reference. */
export const environmentSchema = z.object({
  HOST: z
    .string()
    .min(1)
    .default("127.0.0.1")
    .meta(
      aboutSetting(
        "서버가 듣는 주소. 이 기기 밖에서도 쓰려면 JIHWI_TOKEN이 있어야 합니다.",
        "Where the server listens; anything but loopback needs JIHWI_TOKEN.",
      ),
    ),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(4747)
    .meta(aboutSetting("포트. 0이면 빈 것을 고릅니다.", "The port; 0 takes a free one.")),
  JIHWI_TOKEN: z
    .string()
    .min(16, "use at least 16 characters")
    .optional()
    .meta(
      aboutSetting(
        "접속할 때 Authorization: Bearer로 보내는 토큰(16자 이상).",
        "The token that clients send as Authorization: Bearer (16 characters or more).",
      ),
    ),
  JIHWI_DATA_DIR: z
    .string()
    .min(1)
    .default("./.jihwi")
    .meta(
      aboutSetting(
        "내장 저장소와 키, 도구 서버, 웹훅, 감사 기록을 두는 폴더.",
        "The folder of the embedded store, of keys, tool servers, webhooks and the audit log.",
      ),
    ),
  DATABASE_URL: z
    .string()
    .min(1)
    .optional()
    .meta(
      aboutSetting(
        "SQLite 대신 쓸 PostgreSQL의 주소. jihwi worker로 다른 기기에서도 일을 합니다.",
        "PostgreSQL in place of SQLite; jihwi worker then runs jobs on any machine.",
      ),
    ),
  JIHWI_LANG: languageSchema
    .optional()
    .meta(
      aboutSetting(
        "화면과 명령줄의 언어. 없으면 로캘을 따르고, 로캘도 없거나 `C`면 한국어입니다. 답은 물은 언어를 따릅니다.",
        "The language of the interface, by locale when it is left out, and Korean without a locale or with `C`; answers follow the question.",
      ),
    ),
  JIHWI_STEP_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .positive()
    .default(60_000)
    .meta(
      aboutSetting(
        "모델 한 번 부르는 시간 한도(밀리초). 흘려 쓰는 답에서는 조용한 시간의 한도.",
        "The time limit of a model call in milliseconds; of its silence, where it streams.",
      ),
    ),
  JIHWI_TURN_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .positive()
    .default(300_000)
    .meta(aboutSetting("한 턴의 시간 한도(밀리초).", "The time limit of a turn in milliseconds.")),
  JIHWI_TURN_BUDGET_TOKENS: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .meta(
      aboutSetting("한 턴에 쓸 토큰. 넘으면 규칙이 마무리합니다.", "Tokens that a turn may use; then rules finish it."),
    ),
  JIHWI_TURN_BUDGET_USD: z.coerce
    .number()
    .positive()
    .optional()
    .meta(
      aboutSetting(
        "한 턴에 쓸 돈(달러). 넘으면 규칙이 마무리합니다.",
        "US dollars that a turn may cost; then rules finish it.",
      ),
    ),
  JIHWI_RULES: z
    .enum(["fallback", "prefer"])
    .optional()
    .meta(
      aboutSetting(
        "prefer: 모델과 거의 늘 같은 답을 내는 규칙은 모델 대신 정합니다. fallback: 그러지 않습니다. 없으면 배운 것 화면의 스위치를 따릅니다.",
        "prefer: a rule that agrees with your model nearly always decides instead of it. fallback: none does. The switch on the page Learned decides when it is left out.",
      ),
    ),
  JIHWI_METRICS: z
    .enum(["token", "open"])
    .default("token")
    .meta(aboutSetting("open: /metrics를 토큰 없이 읽습니다.", "open: /metrics is read without the access token.")),
  JIHWI_APPROVAL_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .positive()
    .default(120_000)
    .meta(
      aboutSetting(
        "도구를 써도 되는지 묻고 기다리는 시간(밀리초).",
        "How long a turn waits to be told whether a tool may run, in milliseconds.",
      ),
    ),
  JIHWI_MAX_TURNS: z.coerce
    .number()
    .int()
    .positive()
    .default(32)
    .meta(
      aboutSetting(
        "한꺼번에 답하는 턴의 수. 그만큼 더 기다리고, 그보다 많으면 429로 돌려보냅니다.",
        "Turns worked on at once; as many again wait, further ones get 429.",
      ),
    ),
  JIHWI_PAPER_SOURCES: paperSourceNamesSchema
    .optional()
    .meta(
      aboutSetting(
        "논문을 찾을 곳. library,arxiv처럼 적습니다. library만 적으면 누가 다른 곳을 대도, 키가 있어도 이 기기에서만 찾습니다. 주소(…_BASE_URL)를 정한 곳은 적지 않아도 찾습니다.",
        "Where papers are searched, such as library,arxiv; library alone stays on this machine, whoever names another and whatever keys there are. A source whose address (…_BASE_URL) is set is searched, listed or not.",
      ),
    ),
});
