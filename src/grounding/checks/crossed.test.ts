import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { prepareEvidence } from "../evidence.ts";
import { groundSentence } from "../ground-sentence.ts";

const ground = (evidence: string, claim: string) =>
  groundSentence(`${claim} [1].`, prepareEvidence([{ label: "1", text: evidence }]));

function isMarkedBy(check: string, evidence: string, claim: string): void {
  it(claim, () => {
    const { status, check: decided, reason } = ground(evidence, claim);
    assert.deepEqual([status, decided], ["contradicts", check], reason?.en);
  });
}

/** Another check may still object, wrongly. */
function isNotMarkedBy(check: string, evidence: string, claim: string): void {
  it(claim, () => assert.notEqual(ground(evidence, claim).check, check));
}

describe("what is said of one of two, told of the other", () => {
  const check = "crossed";
  const lamp = "표시등이 노란색으로 켜지면 물을 보충할 때이고, 파란색으로 켜지면 필터를 갈아야 합니다.";
  isMarkedBy(check, lamp, "노란색으로 켜지면 필터를 갈아 끼우세요");
  isNotMarkedBy(check, lamp, "노란색으로 켜지면 물을 보충하면 됩니다");
  isNotMarkedBy(check, lamp, "파란색으로 켜졌을 때는 필터를 갈아야 합니다");
  isNotMarkedBy(check, lamp, "노란색은 물, 파란색은 필터에 관한 신호입니다");

  const rain = "비가 오면 음악회는 구민회관으로 옮겨 열고 벼룩시장은 취소합니다.";
  isMarkedBy(check, rain, "비가 오는 날 벼룩시장은 구민회관으로 옮겨 엽니다");
  isNotMarkedBy(check, rain, "비가 오면 벼룩시장은 열리지 않습니다");
  isNotMarkedBy(check, rain, "벼룩시장은 구민회관으로 옮기지 않고 취소합니다");
  isNotMarkedBy(check, rain, "비가 와도 음악회는 구민회관에서 열립니다");

  const tasks = "나현수 대리는 포장 시안을, 구본아 과장은 인쇄 견적을 맡았습니다.";
  isMarkedBy(check, tasks, "포장 시안은 구본아 과장이 맡았습니다");
  isNotMarkedBy(check, tasks, "나현수 대리가 맡은 것은 포장 시안입니다");
  isNotMarkedBy(check, tasks, "구본아 과장도 일을 맡았습니다");

  const islands = "본섬은 3천 원, 그 밖의 섬은 5천 원의 뱃삯을 더 받습니다.";
  isNotMarkedBy(check, islands, "본섬으로 보낼 때 더 받는 뱃삯은 3천 원입니다");
  const fees = "회비를 올리는 안은 가결되었으나 시행은 내년 1월로 한다.";
  isNotMarkedBy(check, fees, "회비는 오르지만 내년 1월에야 적용됩니다");

  const rooms = "The east room is heated all day, while the attic is kept cold for storage.";
  isMarkedBy(check, rooms, "The attic is heated all day");
  isNotMarkedBy(check, rooms, "The east room is heated throughout the day");
  isNotMarkedBy(check, rooms, "The attic is not heated");
  isNotMarkedBy(check, rooms, "Things are kept in storage in the attic, which is cold");
  const speakers =
    "Mr Falk proposed a later start of the lessons; Ms Ito was opposed, saying it would confuse parents.";
  isMarkedBy(check, speakers, "It was Mr Falk who objected that a later start of the lessons would confuse parents");
  isNotMarkedBy(check, speakers, "The later start that Mr Falk wanted was opposed as confusing for parents");
  isNotMarkedBy(check, speakers, "Ms Ito objected that a later start would confuse parents");
  const shop = "Dara used to open the shop on Mondays; since April Finn has done it.";
  isNotMarkedBy(check, shop, "Since April it has been Finn who opens the shop on Mondays");
});

describe("what the evidence sets aside", () => {
  const check = "rejected";
  const approval = "기한을 넘긴 신청은 과장이 아닌 국장의 허가를 받아야 처리된다.";
  isMarkedBy(check, approval, "기한을 넘긴 신청은 과장의 허가를 받으면 처리됩니다");
  isNotMarkedBy(check, approval, "기한을 넘긴 신청은 국장이 허가해야 처리됩니다");
  isNotMarkedBy(check, approval, "기한을 넘긴 신청은 과장의 허가만으로는 처리되지 않습니다");
  const route = "From May the bus stops at the library instead of the station.";
  isMarkedBy(check, route, "From May the bus stops at the station");
  isNotMarkedBy(check, route, "From May the bus no longer stops at the station");
  isNotMarkedBy(check, route, "From May the bus stops at the library");
});

describe("a short clause that denies what the rest would allow", () => {
  const check = "denied";
  const abroad = "Work abroad is limited to twenty days a year and needs approval from HR; managers cannot grant it.";
  isMarkedBy(check, abroad, "Work abroad for up to twenty days a year can be approved by a manager");
  isNotMarkedBy(check, abroad, "Work abroad for up to twenty days a year can be approved by HR");
  isNotMarkedBy(check, "관리비는 월세에 포함되지 않는다.", "관리비는 월세와 별개입니다");
  isMarkedBy(check, "위원은 아홉 명이며 감사는 위원장이 될 수 없다.", "위원장은 감사가 맡습니다");
  isNotMarkedBy(check, abroad, "Only HR and no manager can approve work abroad");
});

describe("steps told in another order", () => {
  const check = "sequence";
  const parcels = "Helpers count the parcels, label them, and then load them onto the van.";
  isMarkedBy(check, parcels, "Helpers load the parcels first and count and label them afterwards");
  isNotMarkedBy(check, parcels, "Helpers count and label the parcels first and load them afterwards");
  const spill = "약품을 쏟으면 먼저 창문을 열고, 그런 다음 담당자에게 알린다.";
  isMarkedBy(check, spill, "약품을 쏟으면 우선 담당자에게 알린 뒤 창문을 엽니다");
  isNotMarkedBy(check, spill, "약품을 쏟으면 창문을 연 뒤에 담당자에게 알립니다");
});
