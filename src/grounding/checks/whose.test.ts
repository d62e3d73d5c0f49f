import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { doubtfulStatuses } from "#protocol";
import { readClaim } from "../claim.ts";
import { prepareEvidence } from "../evidence.ts";
import { groundSentence } from "../ground-sentence.ts";
import { objectionsTo } from "../object.ts";

/** Claims about one article: none of the true ones has the check against it, and the false ones are marked for it. */
function tells(check: string, article: string, { rightly, wrongly }: Record<"rightly" | "wrongly", string[]>): void {
  const prepared = prepareEvidence([{ label: "제5조", text: article }]);
  for (const claim of rightly)
    it(`nothing against: ${claim}`, () => {
      const objections = objectionsTo(readClaim(claim, prepared.read), prepared.units, prepared);
      assert.deepEqual(
        objections.filter((each) => each.check === check || each.check === "parties"),
        [],
      );
    });
  for (const claim of wrongly)
    it(`marked: ${claim}`, () => {
      const verdict = groundSentence(`${claim} [제5조].`, prepared);
      assert.ok(doubtfulStatuses.has(verdict.status));
      assert.equal(verdict.check, check);
    });
}

describe("whose a thing is", () => {
  tells(
    "whose",
    "임차인이 동의를 받아 설치한 시설물의 소유권은 임차인에게 있다. 다만, 건물과 분리할 수 없는 부분의 소유권은 임대인에게 귀속한다.",
    {
      rightly: [
        "임차인이 설치한 시설물은 임차인의 것입니다",
        "건물과 분리할 수 없는 부분의 소유권은 임대인에게 돌아갑니다",
        // Which of the two is not said.
        "소유권은 임대인에게 있습니다",
      ],
      wrongly: [
        "임차인이 설치한 시설물의 소유권은 임대인에게 있습니다",
        "건물과 분리할 수 없는 부분의 소유권도 임차인에게 남습니다",
      ],
    },
  );
  tells(
    "whose",
    "직무발명에 대하여 특허를 받을 수 있는 권리는 갑이 승계한다. 을이 입사 전에 만든 저작물의 권리는 을이 계속 보유한다.",
    {
      rightly: [
        "특허를 받을 수 있는 권리는 갑이 넘겨받습니다",
        "을이 입사 전에 만든 저작물의 권리는 을에게 남습니다",
        "갑은 을이 입사 전에 만든 저작물의 권리를 보유하지 않습니다",
      ],
      wrongly: [
        "특허를 받을 수 있는 권리는 을이 그대로 보유합니다",
        "을이 입사 전에 만든 저작물의 권리는 갑에게 이전됩니다",
      ],
    },
  );
  describe("for a time, by shares, or of both", () => {
    tells("whose", "대금이 완납될 때까지 기계의 소유권은 매도인에게 유보되고, 완납된 때 매수인에게 이전한다.", {
      rightly: [
        "대금을 완납하기 전까지 기계의 소유권은 매도인에게 있습니다",
        "기계의 소유권은 대금을 완납한 때 매수인에게 넘어갑니다",
      ],
      wrongly: [],
    });
    tells("whose", "재산세는 잔금일의 전날까지는 매도인이, 그날부터는 매수인이 부담한다.", {
      rightly: ["잔금일부터의 재산세는 매수인의 부담입니다"],
      wrongly: [],
    });
    tells(
      "whose",
      "운송비는 발주처가, 하역비는 용역사가 부담한다. 도면의 권리는 용역사와 발주처에 공동으로 귀속한다.",
      {
        rightly: ["하역비는 용역사가, 운송비는 발주처가 부담합니다", "도면의 권리는 발주처에 귀속됩니다"],
        wrongly: ["하역비는 발주처의 몫입니다"],
      },
    );
  });
  describe("where it is", () => {
    tells(
      "whose",
      "분쟁은 대주의 본점 소재지를 관할하는 법원에서 다툰다. 서류는 차주의 비용으로 대주의 금고에 보관한다.",
      {
        rightly: ["분쟁은 대주의 본점이 있는 곳의 법원에서 다툽니다", "서류는 대주의 금고에 보관합니다"],
        wrongly: ["분쟁은 차주의 본점 소재지를 관할하는 법원에서 다툽니다", "서류는 차주의 금고에 보관합니다"],
      },
    );
  });
  describe("in English", () => {
    tells(
      "whose",
      "All title in the Software remains with Licensor. Licensee retains ownership of all Customer Data. The cost of support is borne by Licensor and the cost of storage by Licensee.",
      {
        rightly: [
          "Title in the Software stays with Licensor",
          "Licensee owns the Customer Data",
          "Licensee bears the cost of storage",
        ],
        wrongly: ["Title in the Software passes to Licensee", "The cost of storage is borne by Licensor"],
      },
    );
  });
});

describe("a cap", () => {
  tells(
    "cap",
    "공급자의 손해배상액은 최근 12개월간 받은 이용료를 상한으로 한다. 다만, 고의로 인한 손해에는 그 상한을 적용하지 아니한다. 감액은 월 이용료의 30%를 한도로 한다. 접속하는 사용자 수에는 제한이 없다.",
    {
      rightly: [
        "고의로 인한 손해에는 상한이 없습니다",
        "접속하는 사용자 수에는 한도가 없습니다",
        "감액은 월 이용료의 30%까지만 됩니다",
      ],
      wrongly: ["감액에는 한도가 없습니다", "감액은 상한 없이 됩니다"],
    },
  );
  tells("cap", "연체이자는 하루에 연체금액의 10,000분의 4로 한다. 다만, 원금의 15%를 한도로 한다.", {
    rightly: ["연체이자의 한도는 원금의 15%입니다"],
    wrongly: ["연체이자에는 상한이 없습니다"],
  });
  tells(
    "cap",
    "The late fee shall not exceed one month's rent. The number of user accounts is unlimited. The cap does not apply to damage caused on purpose.",
    {
      rightly: ["There is no limit on the number of user accounts", "Damage caused on purpose has no cap"],
      wrongly: ["There is no cap on the late fee", "The late fee is unlimited"],
    },
  );
});

describe("a rate", () => {
  const daily =
    "연체하면 하루에 연체액의 1000분의 2를 지연손해금으로 지급한다. 지연손해금의 총액은 연체액의 20%를 넘지 못한다.";
  tells("figures", daily, {
    rightly: [
      "지연손해금은 하루에 연체액의 1,000분의 2입니다",
      "지연손해금은 하루에 연체액의 0.2%입니다",
      "지연손해금은 하루에 연체액의 천분의 이입니다",
    ],
    wrongly: [
      "지연손해금은 하루에 연체액의 1,000분의 5입니다",
      "지연손해금은 하루에 연체액의 0.3%입니다",
      "지연손해금은 하루에 연체액의 천분의 삼입니다",
      "지연손해금은 하루에 연체액의 1000분의 20입니다",
    ],
  });
  tells("figures", "The late fee is two thousandths of the unpaid rent a day, and no more than 8% of it in all.", {
    rightly: ["The late fee is 0.2% of the unpaid rent a day", "The late fee is 2/1,000 of the unpaid rent a day"],
    wrongly: ["The late fee is three thousandths of the unpaid rent a day"],
  });
});
