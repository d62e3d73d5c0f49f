import type { Embedder } from "./embedder.ts";
import { unitVector } from "./vector-piece.ts";

/** Sentences that say the same in other words: who understands Korean finds the partner, who compares syllables does not. */
const pairs: readonly (readonly [string, string])[] = [
  ["비가 많이 와서 우산을 챙겼다", "폭우 때문에 빗물을 막을 것을 가져갔다"],
  ["의사가 환자에게 약을 처방했다", "병원에서 치료를 위한 알약을 받았다"],
  ["월급이 올라서 기쁘다", "급여 인상 소식에 행복하다"],
  ["기차가 늦게 도착했다", "열차의 연착으로 기다려야 했다"],
  ["집을 빌린 사람은 매달 돈을 낸다", "세입자는 다달이 임대료를 지급한다"],
  ["강아지가 공원에서 뛰어놀았다", "애완견이 잔디밭을 신나게 달렸다"],
  ["시험에 떨어져 슬프다", "불합격 통보를 받고 낙담했다"],
  ["새로운 법이 국회를 통과했다", "개정안이 의회에서 가결되었다"],
];

/** Of eight; by chance it would be one. */
const enough = 6;

/** Whether a model understands Korean well enough to rank it. English models give vectors for Korean too, and they mean nothing. */
export async function understandsKorean(embedder: Embedder): Promise<boolean> {
  const queries = await embedder.embed(
    pairs.map(([query]) => query),
    "query",
  );
  const passages = await embedder.embed(
    pairs.map(([, passage]) => passage),
    "passage",
  );
  const units = passages.map(unitVector);
  const right = queries.filter((query, at) => nearest(unitVector(query), units) === at);
  return right.length >= enough;
}

function nearest(query: Float32Array, units: readonly Float32Array[]): number {
  const scores = units.map((unit) => unit.reduce((sum, value, index) => sum + value * (query[index] ?? 0), 0));
  return scores.indexOf(Math.max(...scores));
}
