import assert from "node:assert/strict";
import { it } from "node:test";
import { readContract } from "../contract.ts";
import { reviewContract } from "./review-contract.ts";

const reviewed = (name: string, text: string) =>
  reviewContract(readContract({ documentId: "d", name, pages: [{ page: 1, text }] }));
const names = (name: string, text: string, kind: string) =>
  reviewed(name, text)
    .filter((point) => point.kind === kind)
    .map((point) => point.name.ko);

const service =
  "용역 계약서\n제1조(지식재산권) 결과물의 권리는 갑에게 있다.\n제2조(해지) 갑은 언제든지 이유를 밝히지 아니하고 해지할 수 있다.";

it("an article that is titled after a point settles it, however few words it has", () => {
  assert.ok(names("용역.txt", service, "present").includes("결과물의 권리"));
  assert.ok(!names("용역.txt", service, "missing").includes("결과물의 권리"));
});

it("a paragraph settles a point under whatever title it stands", () => {
  const under = (article: string) => `용역 계약서\n제1조(완전합의) ① 이 계약서는 앞선 합의를 대체한다.\n② ${article}`;
  const [point] = reviewed("용역.txt", under("본 계약의 변경은 양 당사자의 서면 합의로만 할 수 있다.")).filter(
    ({ name }) => name.ko === "계약의 변경",
  );
  assert.deepEqual([point?.kind, point?.place?.label], ["present", "제1조 제2항"]);
  assert.ok(names("용역.txt", under("을은 성실히 일한다."), "missing").includes("계약의 변경"));
});

it("staff deliver no work, whatever their employer makes", () => {
  const staff = "방송프로그램 제작스태프 근로계약서\n제1조(목적) 제작에 참여한다.";
  const missing = names("스태프.txt", staff, "missing");
  assert.ok(missing.includes("임금") && !missing.includes("검수") && !missing.includes("납품과 지체"), missing.join());
});

it("what is expected depends on the kind of contract", () => {
  assert.ok(names("용역.txt", service, "missing").includes("검수"));
  const lease = "주택 임대차 계약서\n제1조(목적) 집을 빌린다.";
  assert.ok(!names("임대차.txt", lease, "missing").includes("검수"));
  assert.ok(names("임대차.txt", lease, "missing").includes("원상회복"));
});

it("a one-sided clause comes with its words and its label", () => {
  const [odd] = reviewed("용역.txt", service).filter(({ kind }) => kind === "odd");
  assert.equal(odd?.place?.label, "제2조");
  assert.match(odd?.place?.quote ?? "", /언제든지 이유를 밝히지 아니하고/);
});

it("mending defects free of charge is usual, giving rights away is not", () => {
  const odd = (article: string) => names("용역.txt", `용역 계약서\n제1조(조건) ${article}`, "odd");
  assert.deepEqual(odd("을은 1년 동안 결과물의 하자를 추가 대금 없이 보수한다."), []);
  assert.deepEqual(odd("The Contractor repairs defects of the Deliverables free of charge for one year."), []);
  assert.deepEqual(odd("을은 결과물의 저작권을 갑에게 무상으로 양도한다."), ["대가 없이 하게 합니다"]);
  assert.deepEqual(odd("The Contractor assigns all rights free of charge."), ["대가 없이 하게 합니다"]);
});

it("finds what is one-sided in an English agreement too", () => {
  const odd = (article: string) => names("agreement.txt", `AGREEMENT\nArticle 1 (Terms) ${article}`, "odd");
  assert.deepEqual(
    odd("The Client may terminate at any time without giving reasons, and the Contractor refunds all fees received."),
    ["한쪽이 언제든지 이유 없이 끝낼 수 있습니다", "받은 돈을 모두 돌려줘야 합니다"],
  );
  assert.deepEqual(odd("The court at the Client's head office has jurisdiction."), ["소송을 한쪽의 법원에서만 합니다"]);
});
