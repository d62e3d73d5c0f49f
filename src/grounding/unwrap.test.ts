import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { prepareEvidence } from "./evidence.ts";
import { groundSentence } from "./ground-sentence.ts";
import { unwrap } from "./unwrap.ts";

describe("lines of a page", () => {
  it("are one sentence where they go on", () => {
    const rule = "제1항 단서에 따라 공동으로 보유하는 파생데이터는 상대방의 서면 동의가 없으면 제3자에게 이용을";
    assert.equal(unwrap(`${rule}\n허락할 수 없다.`), `${rule} 허락할 수 없다.`);
    assert.equal(
      unwrap("임차인은 수선을 요청할 수 있으며,\n임대인은 응한다."),
      "임차인은 수선을 요청할 수 있으며, 임대인은 응한다.",
    );
  });

  it("are one word where the text has it whole elsewhere", () => {
    const page = "데이터를 가공하는 방법은 이용자가 스스로 정할 수 있으며 새로 생긴 데이\n터는 이용자에게 귀속한다.";
    assert.match(unwrap(page), /새로 생긴 데이터는/);
    const clause =
      "Confidential Information is what is marked so; the Recipient may disclose Confidential In-\nformation solely";
    assert.match(unwrap(clause), /Confidential Information solely/);
    assert.match(unwrap("Keep the Records of long-\nterm storage"), /long-term storage/);
  });

  it("stay apart where a sentence, an item or a short line ends, and over a blank line", () => {
    for (const page of [
      "임차인은 매월 말일까지 차임을 지급하여야 하고 지체하면 이자를 낸다.\n임대인은 수선한다.",
      "방문하지 않고 온라인으로는 이 강좌를 신청할 수 없음\n환불은 개강 전날까지 신청할 수 있음",
      "신청기간은 2025년 5월 12일부터 5월 23일까지로 하고 이용기간은\n2. 이용기간: 7월 1일부터",
      "이용요금\n전일 50,000원",
      "서른 글자가 넘는 아주 긴 제목이 여기에 있습니다 그리고 더 이어지는 제목\n\n본문은 여기에서 시작한다.",
    ])
      assert.equal(unwrap(page), page);
  });

  it("are read by every check as they go", () => {
    const ground = (evidence: string, claim: string) =>
      groundSentence(`${claim} [1].`, prepareEvidence([{ label: "1", text: evidence }])).status;
    const notice = "이 강좌는 방문하여 신청하며 온라인으로는 신청할 수 없음\n환불은 개강 전날까지 창구에서 가능함";
    assert.equal(ground(notice, "온라인으로 신청할 수 있습니다"), "contradicts");
    const storage = "The Provider keeps long-\nterm records of third-\nparty data for seven years.";
    assert.equal(ground(storage, "The Provider keeps long-term records of third-party data for seven years"), "quoted");
  });
});
