import { createContractTables, createTableJob } from "#contracts";
import { createModelRegistry } from "#models";
import type { Store } from "#store";
import { createJobs } from "../../../src/jobs/create-jobs.ts";
import { quick } from "../jobs/jobs-for-tests.ts";

/** What the contracts of a test are asked, and what each of them says to it. */
export interface MadeContract {
  readonly id: string;
  readonly text: string;
  readonly truths: readonly { readonly answer: string; readonly quote: string; readonly label: string }[];
}

export const columns = ["parties", "dates", "amounts", "term", "notice", "termination", "liability-cap", "law"];

export function madeContracts(count: number): MadeContract[] {
  return Array.from({ length: count }, (_, at) => {
    const [buyer, seller] = [`주식회사 가온${at}`, `주식회사 나래${at}`];
    const [from, to] = [`${2020 + (at % 5)}년 ${1 + (at % 12)}월 1일`, `${2030 + (at % 5)}년 ${1 + (at % 12)}월 28일`];
    const [price, cap] = [`${1_000 + at * 37}만원`, `${30_000 + at * 110}만원`];
    const sentences = [
      `${buyer}(이하 “갑”이라 한다)와 ${seller}(이하 “을”이라 한다)는 다음과 같이 계약을 맺는다.`,
      `이 계약은 ${from}에 체결하여 그날부터 효력이 있다.`,
      `갑은 을에게 매월 말일에 ${price}을 지급한다.`,
      `계약기간은 ${from}부터 ${to}까지로 한다.`,
      `갱신을 원하지 않는 자는 만료 ${2 + (at % 3)}개월 전까지 서면으로 알려야 한다.`,
      `을이 납품을 ${10 + at}일 넘게 미루면 갑은 서면으로 이 계약을 해지할 수 있다.`,
      `을의 손해배상 책임은 ${cap}을 한도로 한다.`,
      `이 계약에 관한 다툼은 제${1 + (at % 3)}심을 서울중앙지방법원으로 하여 대한민국 법에 따른다.`,
    ];
    const answers = [
      `${buyer}, ${seller}`,
      from,
      price,
      `${from}부터 ${to}까지`,
      `${2 + (at % 3)}개월 전까지`,
      `${10 + at}일 넘게 미루면`,
      cap,
      "서울중앙지방법원",
    ];
    const titles = ["", "체결", "대금", "기간", "갱신", "해지", "책임", "관할"];
    const text = sentences
      .map((sentence, place) =>
        place === 0 ? `납품계약서 ${at}\n${sentence}` : `제${place}조(${titles[place]}) ${sentence}`,
      )
      .join("\n");
    const truths = sentences.map((quote, place) => ({
      answer: answers[place] ?? "",
      quote,
      label: place === 0 ? "전문" : `제${place}조`,
    }));
    return { id: `contract-${at}`, text, truths };
  });
}

export async function keepContracts(store: Store, contracts: readonly MadeContract[]): Promise<void> {
  for (const { id, text } of contracts) {
    await store.documents.add({
      id,
      name: `${id}.txt`,
      format: "txt",
      bytes: 1,
      contentHash: `${id}-`.padEnd(64, "0"),
    });
    await store.pages.put(id, [{ page: 1, text }]);
    await store.documents.update(id, { status: "ready", pages: 1, characters: text.length });
  }
}

/** Tables with their jobs, as an app has them. */
export function tablesOn(store: Store, env: Readonly<Record<string, string>>) {
  const services = { store, models: createModelRegistry({ env }), limits: { retries: 0 } };
  const job = createTableJob(services);
  const jobs = createJobs({ store, handlers: [job], timings: quick });
  return { jobs, tables: createContractTables(services, jobs, job) };
}
