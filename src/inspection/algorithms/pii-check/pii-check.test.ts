import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsOf, resultOf } from "../../../../test/beds/inspection/findings-of.ts";
import { sharedRows, withoutData } from "../../../../test/shared-data.ts";
import { analyze } from "../../analyze.ts";
import { maskPrivate } from "../../executor/private-words.ts";
import { piiCheck } from "./index.ts";

const find = (text: string, settings?: unknown) => findingsOf(piiCheck, text, settings);
const kinds = (text: string) => find(text).map(([kind]) => kind);

/** Mulberry32: the same numbers in every run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Check digits worked out on their own, so that the test does not lean on what it tests. */
const weigh = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
const residentDigit = (twelve: string, from: number) =>
  String((from - (weigh(twelve, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11)) % 10);
const businessDigit = (nine: string) =>
  String((10 - ((weigh(nine, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + Math.floor((Number(nine[8]) * 5) / 10)) % 10)) % 10);

test("Korean identifiers are found exactly when their check digit is right, with Hangul on either side", () => {
  const random = createRandom(20260101);
  const digits = (count: number) => Array.from({ length: count }, () => random(10)).join("");
  let valid = 0;
  for (let round = 0; round < 2000; round += 1) {
    const birth = `${String(random(100)).padStart(2, "0")}${String(1 + random(12)).padStart(2, "0")}${String(1 + random(28)).padStart(2, "0")}`;
    const foreign = round % 2 === 1;
    const twelve = birth + String((foreign ? 5 : 1) + random(4)) + digits(5);
    const right = residentDigit(twelve, foreign ? 13 : 11);
    const last = random(2) === 0 ? right : String((Number(right) + 1 + random(9)) % 10);
    const number = `${twelve.slice(0, 6)}-${twelve.slice(6)}${last}`;
    const expected = last === right ? [[foreign ? "foreigner_number" : "resident_number", number]] : [];
    assert.deepEqual(find(`그 값은${number}입니다`), expected, number);
    assert.deepEqual(
      find(`주민등록번호는${number}입니다`).map(([, words]) => words),
      [number],
      `${number} by its label`,
    );
    assert.deepEqual(
      kinds(`번호 ${number.replace("-", "")}`),
      expected.map(([kind]) => kind),
      `${number} in one piece`,
    );
    const nine = digits(9);
    const check = random(2) === 0 ? businessDigit(nine) : String((Number(businessDigit(nine)) + 1 + random(9)) % 10);
    const business = `${nine.slice(0, 3)}-${nine.slice(3, 5)}-${nine.slice(5)}${check}`;
    assert.deepEqual(
      find(`거래처 ${business}로 발행`),
      check === businessDigit(nine) ? [["business_number", business]] : [],
      business,
    );
    valid += expected.length;
  }
  assert.ok(valid > 800 && valid < 1200);
});

test("a date that does not exist is no resident number", () => {
  const twelve = "990230123456";
  assert.deepEqual(find(`${twelve.slice(0, 6)}-${twelve.slice(6)}${residentDigit(twelve, 11)}`), []);
});

test("people born since October 2020 have no check digit; they are reported on request", () => {
  const twelve = "210101300000";
  const wrong = String((Number(residentDigit(twelve, 11)) + 5) % 10);
  assert.deepEqual(find(`210101-300000${wrong}`), []);
  assert.deepEqual(find(`210101-300000${wrong}`, { recentResidents: true }), [
    ["resident_number", `210101-300000${wrong}`],
  ]);
});

const phones = [
  "010-1234-5678",
  "01012345678",
  "02-123-4567",
  "031-123-4567",
  "070-1234-5678",
  "+82 10-1234-5678",
  "+82-2-312-3456",
  "(02) 312-3456",
];
for (const phone of phones) {
  test(`${phone} is a phone number beside Hangul`, () =>
    assert.deepEqual(find(`연락처:${phone}로`), [["phone", phone]]));
}

const others: readonly (readonly [string, string, string])[] = [
  ["메일은 hong.gil-dong@example.co.kr로 주세요", "email", "hong.gil-dong@example.co.kr"],
  ["카드4111-1111-1111-1111번", "card", "4111-1111-1111-1111"],
  ["카드 4111 1111 1111 1111", "card", "4111 1111 1111 1111"],
  ["국내전용 9445 0312 3456 7898", "card", "9445 0312 3456 7898"],
  ["매수 0 5555 5555 5555 4444", "card", "5555 5555 5555 4444"],
  ["~ 11/05 5555 5555 5555 4444", "card", "5555 5555 5555 4444"],
  ["순번 9 3782 822463 10005", "card", "3782 822463 10005"],
  ["코드 312 4012 8888 8888 1881", "card", "4012 8888 8888 1881"],
  ["Maestro 060412345674", "card", "060412345674"],
  ["IBAN GB82 WEST 1234 5698 7654 32 TO", "iban", "GB82 WEST 1234 5698 7654 32"],
  ["서버는 192.168.0.10입니다", "ip", "192.168.0.10"],
  ["주소 2001:db8::8a2e:370:7334 이다", "ip", "2001:db8::8a2e:370:7334"],
  ["여권번호M12345678이고", "passport", "M12345678"],
  ["여권 M123A4567", "passport", "M123A4567"],
  ["면허 11-20-123456-78", "driver_license", "11-20-123456-78"],
  ["국민은행 123456-04-123456 홍길동", "account", "123456-04-123456"],
  ["His SSN is 531-21-7351", "ssn", "531-21-7351"],
];
for (const [text, kind, words] of others) {
  test(`“${text}” holds a ${kind}`, () => assert.deepEqual(find(text), [[kind, words]]));
}

test("a number that its label names is found though its check digit does not fit, which is said", async () => {
  const labelled: readonly (readonly [string, string, string])[] = [
    ["주민등록번호 900101-1234567 확인 부탁드리고", "resident_number", "900101-1234567"],
    ["주민번호: 9001011234567", "resident_number", "9001011234567"],
    ["- **주민등록번호(뒷자리 포함)**: 991331-2234567", "resident_number", "991331-2234567"],
    ["| 주민번호 | 900101-1234567 |", "resident_number", "900101-1234567"],
    ["외국인등록번호는 900101-5234560입니다", "foreigner_number", "900101-5234560"],
    ["사업자등록번호 123-45-67890로 발행", "business_number", "123-45-67890"],
    ["카드번호 4111-1111-1111-1112", "card", "4111-1111-1111-1112"],
  ];
  for (const [text, kind, words] of labelled) assert.deepEqual(find(text), [[kind, words]], text);
  const { steps } = await analyze("주민등록번호 900101-1234567", { only: ["pii_check"] });
  assert.equal(steps[0]?.judgment.severity, "critical");
  assert.match(steps[0]?.findings[0]?.message ?? "", /주민등록번호 \(검증번호가 맞지 않음\)/);
  assert.doesNotMatch(maskPrivate("주민등록번호 900101-1234567"), /1234567/);
});

const innocent = [
  "연락처 1588-1234",
  "전화 15881234로 문의",
  "주문번호 900101-1234567",
  "주민등록번호 13자리를 적지 마세요",
  "2026-11-15",
  "2026.11.15 14:30",
  "버전 1.2.3.4",
  "4111-1111-1111-1112",
  "1,234,567원",
  "제12조 제3항",
  "ISBN 978-89-1234-567-8",
  "주문번호 20261115-000123",
  "GB00WEST12345698765432",
  "@멘션 a@b",
  "300.1.2.3",
  "std::vector",
  "12:30:45",
  "A12345678",
];
for (const text of innocent) test(`“${text}” holds nothing personal`, () => assert.deepEqual(kinds(text), []));

test("only the wanted kinds are reported, and the counts agree", async () => {
  const text = "a@b.kr 010-1234-5678";
  assert.deepEqual(find(text, { kinds: ["email"] }), [["email", "a@b.kr"]]);
  const { count, email, phone } = await resultOf(piiCheck, text);
  assert.deepEqual([count, email, phone], [2, 1, 1]);
});

const presidioKinds: Readonly<Record<string, string>> = {
  EMAIL_ADDRESS: "email",
  PHONE_NUMBER: "phone",
  CREDIT_CARD: "card",
  IP_ADDRESS: "ip",
  IBAN_CODE: "iban",
};

test("labelled English sentences: precision at least .95 and recall at least .9 for each kind", {
  skip: withoutData,
}, () => {
  const tallies = new Map(Object.values(presidioKinds).map((kind) => [kind, { hits: 0, wrong: 0, missed: 0 }]));
  for (const row of [
    ...sharedRows("presidio_pii/generated_small.jsonl"),
    ...sharedRows("presidio_pii/synth_v2.jsonl"),
  ]) {
    const spans = row.spans as { entity_type: string; entity_value: string }[];
    const wanted = spans.flatMap(({ entity_type, entity_value }) =>
      presidioKinds[entity_type] ? [`${presidioKinds[entity_type]} ${entity_value}`] : [],
    );
    const found = find(String(row.full_text))
      .filter(([kind]) => tallies.has(kind))
      .map((finding) => finding.join(" "));
    const count = (entry: string, field: "hits" | "wrong" | "missed") => {
      const tally = tallies.get(entry.split(" ")[0] ?? "");
      if (tally) tally[field] += 1;
    };
    for (const entry of found) count(entry, wanted.includes(entry) ? "hits" : "wrong");
    for (const entry of wanted) if (!found.includes(entry)) count(entry, "missed");
  }
  for (const [kind, { hits, wrong, missed }] of tallies) {
    assert.ok(hits / (hits + wrong) >= 0.95, `${kind}: precision ${hits / (hits + wrong)}`);
    assert.ok(hits / (hits + missed) >= 0.9, `${kind}: recall ${hits / (hits + missed)}`);
  }
});
