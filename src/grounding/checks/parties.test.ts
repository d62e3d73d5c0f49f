import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readClaim } from "../claim.ts";
import { prepareEvidence } from "../evidence.ts";
import { objectionsTo } from "../object.ts";

/** What one check says of a claim, whatever the rest of it weighs. */
function objects(check: string, evidence: string, claim: string): boolean {
  const prepared = prepareEvidence([{ label: "제5조", text: evidence }]);
  return objectionsTo(readClaim(claim, prepared.read), prepared.units, prepared).some((each) => each.check === check);
}

function tells(check: string, evidence: string, { rightly, wrongly }: Record<"rightly" | "wrongly", string[]>): void {
  for (const claim of rightly) it(`nothing against: ${claim}`, () => assert.ok(!objects(check, evidence, claim)));
  for (const claim of wrongly) it(`an objection to: ${claim}`, () => assert.ok(objects(check, evidence, claim)));
}

describe("who does it to whom", () => {
  describe("whoever acts in a relative clause does not act behind it", () => {
    tells("parties", "을은 갑이 지정한 장소로 원재료를 운송하여야 하며, 운송에 드는 비용은 갑이 부담한다.", {
      rightly: [
        "갑이 지정한 장소까지 원재료를 운송하는 일은 을의 몫입니다.",
        "갑이 정해 준 곳으로 원재료를 운송해야 하고, 그 비용은 갑이 냅니다.",
        "을은 운송에 드는 비용을 부담하지 않습니다.",
      ],
      wrongly: ["원재료 운송에 드는 비용은 을이 부담합니다.", "갑은 을이 지정한 장소로 원재료를 운송하여야 합니다."],
    });
    tells("parties", "회사는 직원이 퇴직하면 임금을 지급하고, 직원은 회사가 대여한 물품을 반납한다.", {
      rightly: ["직원은 퇴직하면서 회사가 빌려준 물품을 돌려줍니다.", "회사가 대여한 물품은 퇴직할 때 반납합니다."],
      wrongly: ["회사는 직원이 대여한 물품을 반납합니다."],
    });
    tells("parties", "보험자는 피보험자에게 발생한 손해를 보상한다.", {
      rightly: ["피보험자는 자신에게 발생한 손해를 보상받습니다."],
      wrongly: ["피보험자는 보험자에게 발생한 손해를 보상합니다."],
    });
  });
  describe("consent that is missing is not the subject's", () => {
    tells("parties", "임차인은 임대인의 서면 동의 없이 목적물을 전대하거나 임차권을 양도할 수 없다.", {
      rightly: [
        "임차인은 서면 동의 없이는 목적물을 전대할 수 없습니다.",
        "임차권을 양도하려는 임차인은 미리 임대인에게서 서면 동의를 얻어야 합니다.",
      ],
      wrongly: ["임대인은 임차인의 서면 동의 없이 목적물을 전대할 수 없습니다."],
    });
  });
  describe("a noun that is asked for is not the asker's", () => {
    tells("parties", "수급인이 납품한 물품에 하자가 있으면 발주자는 수급인에게 대체품의 제공을 요구할 수 있다.", {
      rightly: [
        "수급인은 발주자의 요구에 따라 대체품을 제공해야 할 수 있습니다.",
        "수급인은 하자 있는 물품을 납품하면 발주자로부터 대체품 제공을 요구받을 수 있습니다.",
      ],
      wrongly: ["수급인은 발주자에게 대체품의 제공을 요구할 수 있습니다."],
    });
  });
  describe("a condition without a subject is told of either", () => {
    tells("parties", "저자는 기간을 정하여 이행을 최고하고 그 기간 내에 이행하지 아니하면 계약을 해지할 수 있다.", {
      rightly: ["출판사가 그 기간 내에 이행하지 않으면 저자는 계약을 해지할 수 있습니다."],
      wrongly: [],
    });
    tells("parties", "임대인은 임차인이 2기의 차임을 연체한 때에는 임대차계약을 해지할 수 있다.", {
      rightly: ["임대인에게 해지권이 생기는 것은 임차인이 2기의 차임을 연체한 때입니다."],
      wrongly: ["임대차계약을 해지할 수 있는 쪽은 임차인입니다."],
    });
  });
  describe("one thing more is no subject", () => {
    tells("parties", "본사는 역 안에 대리점이나 직영점을 새로 설치하지 아니한다.", {
      rightly: ["본사는 역 안에 대리점은 물론 직영점도 설치하지 않습니다."],
      wrongly: ["대리점은 역 안에 직영점을 설치하지 않습니다."],
    });
  });
  describe("what each party has a part of is not one party's", () => {
    tells("parties", "통역 비용은 주최자가 부담하고, 통역사의 숙박에 드는 비용은 대행사가 부담한다.", {
      rightly: [
        "통역 비용은 주최자가, 통역사의 숙박 비용은 대행사가 부담합니다.",
        "통역사의 숙박에 드는 비용은 대행사가 부담합니다.",
        "통역사의 숙박비를 제외한 통역 비용은 주최자가 부담합니다.",
      ],
      wrongly: ["통역 비용과 통역사의 숙박에 드는 비용은 모두 주최자가 부담합니다."],
    });
  });
  describe("whose right it is may be told behind it", () => {
    tells("parties", "임차인은 계약 기간 중 임대인의 창고를 우선하여 매수할 권리를 가진다.", {
      rightly: ["임대인의 창고를 우선하여 매수할 권리는 임차인이 가집니다."],
      wrongly: ["임대인의 창고를 우선하여 매수할 권리는 임대인에게 있습니다."],
    });
  });
  describe("English nouns are done by nobody", () => {
    tells(
      "parties",
      "If the Tenant fails to pay rent when due, the Landlord may charge interest on the overdue amount.",
      {
        rightly: [
          "The Tenant may be charged interest on overdue rent.",
          "The Landlord is entitled to interest on rent the Tenant has not paid when due.",
        ],
        wrongly: ["The Landlord fails to pay rent when due."],
      },
    );
    tells("parties", "The Company may terminate the employment by giving the Employee seven days' notice.", {
      rightly: [
        "An Employee may be dismissed by the Company with seven days' notice.",
        "The Employee is entitled to seven days' notice if the Company terminates.",
      ],
      wrongly: ["The Employee may terminate the employment by giving the Company seven days' notice."],
    });
    tells(
      "parties",
      "Delays owing to the Agency's fault shall not be charged, and the Client shall repay the Agency.",
      {
        rightly: ["If the Agency was late through its own fault, nothing is charged for the delay."],
        wrongly: ["The Agency shall repay the Client."],
      },
    );
  });
  describe("whoever is permitted or required does it", () => {
    tells(
      "parties",
      "The Franchisee shall buy only from suppliers approved by the Franchisor and shall permit the Franchisor to inspect its premises.",
      {
        rightly: [
          "The Franchisor may inspect the Franchisee's premises.",
          "Goods have to come from suppliers the Franchisor has approved.",
        ],
        wrongly: ["The Franchisee may inspect the Franchisor's premises."],
      },
    );
  });
});

describe("what is denied", () => {
  describe("alternatives are denied as one, and a condition that must be met is not denied", () => {
    tells("polarity", "수강생은 강사의 허가 없이 강의를 녹화하거나 배포할 수 없다.", {
      rightly: [
        "수강생이 강의를 녹화하거나 배포하려면 먼저 강사의 허가를 받으셔야 해요.",
        "강의를 녹화하거나 배포하려면 강사의 허가가 필요합니다.",
      ],
      wrongly: ["수강생은 강사의 허가 없이 강의를 녹화하거나 배포할 수 있습니다."],
    });
    tells("polarity", "The Licensee shall not lend or copy the Software without the Licensor's written consent.", {
      rightly: ["The Licensee needs the Licensor's written consent before it may lend or copy the Software."],
      wrongly: ["The Licensee may lend or copy the Software without the Licensor's written consent."],
    });
  });
  describe("whoever does not do it is not against whoever does", () => {
    tells("polarity", "회사는 근로자의 치료비를 전액 부담한다.", {
      rightly: ["근로자는 치료비를 부담하지 않습니다."],
      wrongly: ["회사는 치료비를 부담하지 않습니다."],
    });
  });
  describe("whether or not, and doing away with something, deny nothing", () => {
    tells("polarity", "심사위원은 10일 이내에 합격 여부를 알린다.", {
      rightly: ["심사위원은 10일 안에 합격인지 아닌지를 알립니다."],
      wrongly: [],
    });
    tells("polarity", "수령자는 자료를 반환하거나 폐기하여야 한다.", {
      rightly: ["수령자는 자료를 돌려주거나 없애야 합니다."],
      wrongly: ["수령자는 자료를 반환하거나 폐기하지 않아도 됩니다."],
    });
  });
});

describe("a period", () => {
  tells("anchor", "공급자는 주문서가 도달한 날부터 7일 이내에 물품을 발송한다.", {
    rightly: ["공급자는 주문서를 받은 날부터 7일 안에 물품을 보냅니다."],
    wrongly: ["공급자는 주문서를 발송한 날부터 7일 이내에 물품을 발송합니다."],
  });
  tells("anchor", "비밀을 지킬 의무는 계약 종료일부터 2년간 존속한다.", {
    rightly: ["비밀을 지킬 의무는 계약이 끝난 날부터 2년 동안 이어집니다."],
    wrongly: ["비밀을 지킬 의무는 계약 체결일부터 2년간 존속합니다."],
  });
  tells("anchor", "신청인은 통지를 받은 날부터 14일 이내에 이의를 제기할 수 있다.", {
    rightly: ["통지를 수령한 신청인은 그날부터 14일 안에 이의를 제기할 수 있습니다."],
    wrongly: ["신청인은 계약을 체결한 날부터 14일 이내에 이의를 제기할 수 있습니다."],
  });
});
