import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { samplesPath } from "#kernel";
import type { Language } from "#protocol";
import { drawScan } from "../../test/beds/documents/draw-scan.ts";
import { type OpenApp, openApp } from "../../test/e2e/open-app.ts";
import { json, startFakeProvider, text } from "../../test/fakes/index.ts";

/** An app with something on every page: the samples answered by rules, and one answer by a model that is a fake. */
export interface Showcase {
  readonly app: OpenApp;
  /** Addresses by name: `chat`, `contract`, `trace`… */
  readonly paths: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const modelled = {
  ko: {
    question: "이자를 어떻게 계산해? 표와 식으로 보여 줘",
    answer: `연 복리 이자는 원금에 **이자율**을 거듭 곱해 셈합니다.

| 해 | 원금 | 이자 |
|---|---:|---:|
| 1 | 1,000,000원 | 50,000원 |
| 2 | 1,050,000원 | 52,500원 |

$$A = P(1 + r)^n$$

\`\`\`ts
export const amount = (principal: number, rate: number, years: number) => principal * (1 + rate) ** years;
\`\`\`

- 단리는 이자에 이자가 붙지 않습니다.
- 복리는 **해마다** 늘어납니다.`,
  },
  en: {
    question: "How is interest computed? Show a table and a formula",
    answer: `Compound interest multiplies the **principal** by the rate again every year.

| Year | Principal | Interest |
|---|---:|---:|
| 1 | $1,000 | $50 |
| 2 | $1,050 | $52.50 |

$$A = P(1 + r)^n$$

\`\`\`ts
export const amount = (principal: number, rate: number, years: number) => principal * (1 + rate) ** years;
\`\`\`

- Simple interest earns no interest on interest.
- Compound interest grows **every year**.`,
  },
} as const satisfies Record<Language, { question: string; answer: string }>;

const more = {
  ko: {
    clock: "다음 주 화요일이 며칠이야?",
    analyse: "이 논문들을 분석해줘",
    table: "연도별로 표로 보여줘",
    timeline: "이 논문들을 연표로 보여줘",
    ask: "늦어지면 무엇을 내나?",
    flawed: `고객 문의 답변 초안입니다.

홍길동 고객님, 주민등록번호 900101-1234568 과 연락처 010-1234-5678, 02-345-6789 로 확인했습니다.
환불은 계좌 110-123-456789 로 보내 드리며, 카드번호 4111 1111 1111 1111 은 지웠습니다.
메일은 gildong@example.com 과 support@example.com 두 곳으로 갑니다.

서버 열쇠는 AKIAIOSFODNN7EXAMPLE 이고 주소는 http://192.168.0.10/admin 입니다.
지금 바로 클릭!!! https://bit.ly/free-money https://bit.ly/free-money https://bit.ly/free-money
대박 대박 대박 대박 대박 대박 대박 대박
이 병신 같은 답변은 뭐냐, 씨발.`,
  },
  en: {
    clock: "What date is next Tuesday?",
    analyse: "Analyse these papers",
    table: "Show them as a table by year",
    timeline: "timeline of these papers",
    ask: "What is due for delay?",
    flawed: `Draft of an answer to a customer.

Dear John Smith, we checked your number 078-05-1120 and your phones +1 415 555 0132 and 212-555-0187.
The refund goes to IBAN DE89 3704 0044 0532 0130 00; the card 4111 1111 1111 1111 was removed.
Mail goes to john@example.com and support@example.com.

The server key is AKIAIOSFODNN7EXAMPLE, its address http://192.168.0.10/admin.
Click now!!! https://bit.ly/free-money https://bit.ly/free-money https://bit.ly/free-money
free free free free free free free free
What the fuck is this stupid answer, you idiot.`,
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Contracts to lay beside each other: the sample with other parties, sums and days. */
const others = {
  ko: [
    { name: "이음디자인 웹사이트.txt", changes: [] },
    {
      name: "누리소프트 예약 앱.txt",
      changes: [
        ["50만원", "70만원"],
        ["이음디자인", "누리소프트"],
        ["2,400만원", "3,850만원"],
        ["2027년 3월 31일", "2027년 9월 30일"],
      ],
    },
    {
      name: "가온기획 상세 페이지.txt",
      changes: [
        ["이음디자인", "가온기획"],
        ["2,400만원", "960만원"],
        ["2027년 3월 31일", "2027년 1월 31일"],
        ["1개월의 범위", "2주일의 범위"],
      ],
    },
  ],
  en: [
    { name: "Eum website.txt", changes: [] },
    {
      name: "Nuri booking app.txt",
      changes: [
        ["500,000", "700,000"],
        ["Eum Design", "Nuri Soft"],
        ["24,000,000", "38,500,000"],
        ["March 31, 2027", "September 30, 2027"],
      ],
    },
    {
      name: "Gaon product pages.txt",
      changes: [
        ["Eum Design", "Gaon Works"],
        ["24,000,000", "9,600,000"],
        ["March 31, 2027", "January 31, 2027"],
        ["one month", "two weeks"],
      ],
    },
  ],
} as const;

/** A notice on the wall, taken by hand, and what is asked of it. */
const photographed = {
  ko: { folder: "", name: "게시판 사진.png", collection: "사내 규정", question: "출장비는 며칠 안에 정산해?" },
  en: { folder: "en", name: "notice board.png", collection: "Policies", question: "When are travel expenses settled?" },
} as const satisfies Record<Language, Record<string, string>>;

/** A sentence of what was read as an answer; some say what is not there, to show how that is marked. */
function cellFor(text: string) {
  const sentences = text.match(/^[^\n<>]{20,160}\.$/gm) ?? [];
  const quote = sentences[text.length % Math.max(1, sentences.length)]?.trim() ?? null;
  if (quote === null || text.length % 7 === 0) return { answer: null, quote: null };
  return { answer: text.length % 5 === 0 ? "9,999" : quote.slice(0, 60), quote };
}

export async function openShowcase(language: Language): Promise<Showcase> {
  const fake = await startFakeProvider();
  const { question, answer } = modelled[language];
  fake.respond((call) => {
    if (call.stream) return text(answer);
    if (JSON.stringify(call.schema ?? "").includes("quote")) return json(cellFor(call.messages.at(-1)?.text ?? ""));
    return json({ selected_tool: "none", reason: "…", query: "", verdicts: [], title: question });
  });
  const app = await openApp({ ...fake.env, JIHWI_MODEL: "rules" }, []);
  const { conductor, store, library } = app.jihwi;
  const paths: Record<string, string> = {};
  const ask = async (agent: string, sessionId: string, text: string, options: Record<string, unknown> = {}) => {
    const turn = await conductor.start({ agent, sessionId, text, options, language });
    await turn.result;
    return turn.id;
  };

  for (const agent of ["chat", "contract", "inspect", "research"]) {
    const { sessionId, message } = await library.samples.open(agent, language);
    const [document] = await store.documents.attached(sessionId);
    const options = agent === "contract" ? { contract: document?.id } : { documents: [document?.id].filter(Boolean) };
    const turnId = await ask(agent, sessionId, message, document === undefined ? {} : options);
    paths[agent] = `/${agent}/${sessionId}`;
    if (agent !== "chat") paths[`trace-${agent}`] = `/traces/${turnId}`;
    if (agent === "chat") {
      const other = await ask("chat", sessionId, more[language].clock);
      paths.trace = `/traces/${turnId}`;
      paths.compare = `/traces/${turnId}/with/${other}`;
    }
    if (agent === "research")
      for (const question of ["analyse", "table", "timeline"] as const)
        await ask("research", sessionId, more[language][question]);
  }
  const written = await readFile(join(samplesPath(), language === "ko" ? "" : "en", "contract.txt"), "utf8");
  const contracts = await Promise.all(
    others[language].map(async ({ name, changes }) => {
      const text = changes.reduce((changed, [from, to]) => changed.replaceAll(from, to), written);
      const { id } = await app.jihwi.documents.add(Buffer.from(text), name);
      await app.jihwi.documents.settled(id);
      return id;
    }),
  );
  const columns = ["parties", "term", "amounts", "law", more[language].ask];
  for (const [name, model] of [
    ["table", fake.env.JIHWI_MODEL],
    ["table-open", fake.env.JIHWI_MODEL],
    ["table-by-code", "rules"],
  ] as const) {
    const { id } = await app.jihwi.tables.create({ documents: contracts, columns, language });
    await store.sessions.changeSettings(id, (settings) => ({ ...settings, model }));
    if (name !== "table-open") await app.jihwi.tables.filled(id, { signal: AbortSignal.timeout(60_000) });
    paths[name] = `/contract/${id}`;
  }
  const { folder, name, collection, question: asked } = photographed[language];
  const policy = await readFile(join(samplesPath(), folder, "policy.md"), "utf8");
  const photo = drawScan(policy.replaceAll(/^#+ |\|[-|]+\n/gm, ""), { dpi: 150, skew: 1.5, isPhoto: true }).canvas;
  const { documents } = app.jihwi;
  const { id: scan } = await documents.add(photo.toBuffer("image/png"), name);
  await documents.settled(scan);
  const { id: policies } = await store.collections.add(collection);
  await store.collections.put(policies, { add: [scan] });
  await ask("chat", "scan", asked, { documents: [scan] });
  paths.scan = "/chat/scan";
  await ask("inspect", "findings", more[language].flawed);
  paths.findings = "/inspect/findings";
  await store.sessions.create({
    id: "modelled",
    agent: "chat",
    title: question,
    settings: { model: fake.env.JIHWI_MODEL },
  });
  await ask("chat", "modelled", question);
  paths.modelled = "/chat/modelled";
  return {
    app,
    paths,
    async close() {
      await app.close();
      await fake.close();
    },
  };
}
