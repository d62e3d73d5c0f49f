import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isUnfinished } from "./is-unfinished.ts";
import { sayAnswer } from "./say-answer.ts";
import { statementsOf } from "./statements.ts";

const told = (text: string) => statementsOf(text).map((statement) => statement.text);
const plain = (text: string) => text.replace(/\s+/g, "");
/** Columns of a text that an editor wraps: a Korean letter takes two. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (/[가-힣]/.test(letter) ? 2 : 1), 0);

function wrapped(text: string, columns: number, indent = ""): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + 1 + widthOf(word) <= columns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? word : `${indent}${word}`);
  }
  return lines.join("\n");
}

const remote = [
  "재택근무는 주 2일까지 할 수 있습니다.",
  "월요일에는 전사 회의가 있으므로 재택근무를 할 수 없습니다.",
  "입사 3개월 미만인 수습사원은 재택근무를 신청할 수 없습니다.",
  "신청서는 전날 오후 여섯 시까지 담당 팀장 승인을 받아 인사팀에 내야 합니다.",
  "다만 자녀가 아픈 경우 등 급한 사정이 있으면 당일 아침에 전화로 알릴 수 있습니다.",
];
const lease = [
  "① 갑은 주택의 보일러, 배관, 전기 시설 등 주요 설비가 고장 난 경우 그 수리비를 부담한다.",
  "② 전구, 수도꼭지, 문손잡이 등 소모품의 교체와 을의 과실로 인한 파손의 수리는 을이 부담한다.",
  "③ 을은 갑의 서면 동의 없이 주택의 전부 또는 일부를 다른 사람에게 전대하거나 임차권을 넘길 수 없다.",
];
const points = [
  "- 노트북은 입사한 날 총무팀 창구에서 받고 퇴사하는 날에는 같은 곳에 돌려주어야 합니다.",
  "- 출입증을 잃어버린 직원은 그날 안에 경비실에 알려야 하며 다시 만드는 값은 회사가 냅니다.",
  "- 주차권은 한 달에 한 장만 줍니다.",
];
const english = [
  "The rent is due on the first day of each month and is late after the fifth.",
  "A tenant who pays late owes a fee of thirty dollars, which the landlord may waive once in a year.",
  "Pets are not allowed in the building unless the landlord agrees in writing.",
];

describe("a sentence of wrapped lines is one statement", () => {
  for (const columns of [30, 40, 60, 72]) {
    it(`Korean running text, ${columns} columns`, () => {
      assert.deepEqual(told(wrapped(remote.join(" "), columns)), remote);
      for (const pair of [remote.slice(0, 2), remote.slice(2, 4), remote.slice(3)])
        assert.deepEqual(told(wrapped(pair.join(" "), columns)), pair);
    });
    it(`a lease and points, ${columns} columns`, () => {
      const text = `제6조(수선 및 사용)\n${lease.map((line) => wrapped(line, columns)).join("\n")}`;
      assert.deepEqual(told(text), lease);
      for (const indent of ["", "  "])
        assert.deepEqual(told(points.map((line) => wrapped(line, columns, indent)).join("\n")), points);
    });
    it(`English, ${columns} columns`, () => {
      assert.deepEqual(told(wrapped(english.join(" "), columns)), english);
    });
  }

  it("that was broken within its words, at a clause, at a date or in a bracket", () => {
    assert.deepEqual(
      told("이사를 가려는 세대는 사흘 앞서 관리사무소에 신청하여야 합니\n다. 승강기는 오전에만 씁니다."),
      ["이사를 가려는 세대는 사흘 앞서 관리사무소에 신청하여야 합니다.", "승강기는 오전에만 씁니다."],
    );
    assert.equal(
      told("회의가 있는 월요일에는\n집에서 일할 수 없고, 다른 요일에는 팀장의 승인을 받아 집에서 일합니다.").length,
      1,
    );
    assert.equal(told("계약 기간은 2025. 1. 1.\n부터 2년으로 한다.").length, 1);
    assert.equal(
      told("임대인 홍길동(이하 갑이라 한다)과 임차인 김철수(이하\n을이라 한다)는 다음과 같이 계약한다.").length,
      1,
    );
    assert.equal(told("을이 월세를 두 번 밀리면 갑은\n제7조 제2항의 절차에 따라 계약을 해지할 수 있다.").length, 1);
  });
});

it("what is quoted stands in the text, white space apart", () => {
  for (const columns of [30, 40, 60, 72]) {
    const text = wrapped([...remote, ...lease, ...english].join(" "), columns);
    for (const sentence of told(text)) assert.ok(plain(text).includes(plain(sentence)), sentence);
  }
});

it("lists of short lines, poems, addresses, titles and logs stay as they are", () => {
  for (const text of [
    "산에는 꽃 피네\n꽃이 피네\n갈 봄 여름 없이\n꽃이 피네\n산에\n산에\n피는 꽃은\n저만치 혼자서 피어 있네",
    "죽는 날까지 하늘을 우러러\n한 점 부끄럼이 없기를,\n잎새에 이는 바람에도\n나는 괴로워했다.",
    "개인정보를 수집하는 목적\n수집하는 개인정보의 항목\n보유하는 기간과 이용하는 기간\n동의를 거부할 권리가 있음",
    "재택근무 신청 방법\n신청은 인사팀에 합니다.",
    "서울특별시 마포구 양화로 45\n한빛타워 7층 주식회사 한빛\n우편물은 경비실에 맡깁니다.",
    "09:01 서버를 시작하고\n09:02 창고를 열었다.\n09:03 문을 닫았다.",
    "- 회의록 작성\n- 다음 회의 준비\n회의는 3월에 한다.",
    "김민수 부장\n이지은 과장\n박도윤 대리\n문의는 총무팀에 합니다.",
    "수요일 회의\n목요일 강의\n금요일 휴가\n모두 본관에서 합니다.",
  ])
    assert.deepEqual(told(text), text.split("\n"), text);
});

it("a sentence that the rules could not complete is told with the next line", () => {
  assert.ok(isUnfinished("재택근무는 됩니다. 월요일에는 전사 회의가 있으므로"));
  assert.ok(!isUnfinished("회의는 다음 주 월요일에 합니다."));
  const statements = statementsOf("월요일에는 전사 회의가 있으므로\n\n재택근무를 할 수 없습니다.");
  const first = statements[0];
  assert.ok(first !== undefined);
  assert.equal(
    sayAnswer(first, statements, "월요일에 재택근무가 되나요?").text,
    "월요일에는 전사 회의가 있으므로 재택근무를 할 수 없습니다.",
  );
});
