import assert from "node:assert/strict";
import { it } from "node:test";
import { readContract } from "../contract.ts";
import { rankUnits } from "./rank-units.ts";

const contract = readContract({
  documentId: "1",
  name: "staff",
  pages: [
    {
      page: 1,
      text: [
        "매장 근로계약서",
        "제1조(근로시간) 근로자는 오전 9시부터 오후 6시까지 근무하며, 점심시간 1시간은 휴게시간으로 한다.",
        "제2조(임금) ① 사용자는 근로자에게 매월 25일에 급여 2,600,000원을 지급한다.",
        "② 연장근로에 대하여는 통상임금의 100분의 50을 가산하여 지급한다.",
        "제3조(겸업의 금지) 근로자는 사용자의 동의 없이 다른 사업장에서 근로를 제공할 수 없다.",
        "제4조(기물의 훼손) 근로자가 고의로 매장의 기물을 훼손한 때에는 그 손해를 배상한다.",
        "제5조(영업의 양도) 사용자가 영업을 양도하는 때에는 30일 전까지 근로자에게 서면으로 통지한다.",
      ].join("\n"),
    },
  ],
});

async function told(question: string): Promise<string> {
  const [best] = await rankUnits(contract, question);
  return best?.fit === "settles" ? best.unit.label : "silent";
}

it("a matter that stands nowhere is not settled by a part that shares another word with the question", async () => {
  for (const question of [
    "수습기간에는 급여를 덜 받나요?",
    "육아휴직 쓰면 급여가 나오나요?",
    "근로자 휴게실에 와이파이가 있나요?",
    "매장 주차장은 무료인가요?",
  ])
    assert.equal(await told(question), "silent", question);
});

it("a part is found in everyday words, though it shares none of them", async () => {
  assert.equal(await told("사장님이 가게를 딴 사람한테 팔면 저한테 미리 알려주나요?"), "제5조");
  assert.equal(await told("월급날이 언제예요?"), "제2조");
});
