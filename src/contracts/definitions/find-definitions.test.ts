import assert from "node:assert/strict";
import { it } from "node:test";
import { readContract } from "../contract.ts";
import { definitionsOf, findDefinitions } from "./find-definitions.ts";
import { findParties } from "./parties.ts";

const contract = readContract({
  documentId: "d",
  name: "a.txt",
  pages: [
    {
      page: 1,
      text: "계약서\n한빛(이하 “갑”이라 한다)과 나래(이하 ‘을’이라 칭한다)가 계약한다.\n제1조(정의) 뜻은 다음과 같다.\n1. “데이터”란 자료를 말한다.\n2. “대상데이터”는 별지의 것을 말한다.\n제2조(의무) 갑은 “성실”하게 한다.",
    },
  ],
});

it("finds terms that are defined, and not words that are only quoted", () => {
  assert.deepEqual(
    findDefinitions(contract).map(({ term, label }) => [term, label]),
    [
      ["갑", "전문"],
      ["을", "전문"],
      ["데이터", "제1조 제1호"],
      ["대상데이터", "제1조 제2호"],
    ],
  );
});

it("prefers the very term to longer ones that hold it", () => {
  assert.deepEqual(
    definitionsOf(contract, "데이터").map(({ term }) => term),
    ["데이터"],
  );
  assert.deepEqual(
    definitionsOf(contract, "대상").map(({ term }) => term),
    ["대상데이터"],
  );
  assert.deepEqual(definitionsOf(contract, "없는말"), []);
});

const definitionIn = (text: string, term: string) =>
  definitionsOf(readContract({ documentId: "d", name: "a.txt", pages: [{ page: 1, text }] }), term).map(
    (definition) => definition.text,
  );

it("a party that is defined stands in its definition, whatever its name ends in", () => {
  const head =
    'This lease is made between Orchard Foods Pty. Ltd. (the "Landlord") and Lumen S.A. (hereinafter the "Tenant").';
  for (const term of ["Landlord", "Tenant"])
    assert.deepEqual(definitionIn(`${head}\n1. TERM. It lasts a year.`, term), [head]);
});

it("a long definition ends with its sentence, its exception and the list that it announces", () => {
  const long = `"Records" means ${"any book, file or ledger of the firm, ".repeat(30)}but not drafts.`;
  assert.deepEqual(definitionIn(`1. WORDS. It defines. ${long} The firm keeps them.`, "Records"), [long]);
  const excepted = "“비품”이란 사무실의 물건을 말한다. 다만, 소모품은 제외한다.";
  assert.deepEqual(definitionIn(`제1조(정의) 뜻을 정한다. ${excepted} 갑은 이를 센다.`, "비품"), [excepted]);
  const listed = '"Fees" means the following:\n(a) rent;\n(b) heating.';
  assert.deepEqual(definitionIn(`1. WORDS. It defines. ${listed}\n"Site" means the yard.`, "Fees"), [listed]);
});

it("each point of a list of definitions has its own", () => {
  const points =
    "제1조(정의) 뜻은 다음과 같다.\n1. “시설”이란 다음 각 목을 말한다.\n가. 주차장\n나. 승강기\n2. “관리인”이란 사람을 말한다.";
  assert.deepEqual(definitionIn(points, "시설"), ["1. “시설”이란 다음 각 목을 말한다.\n가. 주차장\n나. 승강기"]);
  assert.deepEqual(definitionIn(points, "관리인"), ["2. “관리인”이란 사람을 말한다."]);
});

const contractOf = (text: string) => readContract({ documentId: "d", name: "a.txt", pages: [{ page: 1, text }] });
const partiesIn = (text: string) =>
  findParties(contractOf(text)).map(({ label, start, end }) => [label, text.slice(start, end)]);

it("the parties are named above the first article, else where two are named, else in the first article", () => {
  const opening = "한빛(이하 “갑”이라 한다)과 나래(이하 “을”이라 한다)는 다음과 같이 계약한다.";
  const purpose =
    "제1조(목적) 이 계약은 ○○○(이하 “공급자”라 한다)가 물건을 팔고 □□□(이하 “구매자”라 한다)가 사는 것을 정한다.";
  const articles = "제1조(물건) 가구(이하 “물건”이라 한다)를 판다.\n제2조(값) 값은 10만원으로 한다.";
  assert.deepEqual(partiesIn(`매매계약서\n${opening}\n${articles}`), [["전문", opening]]);
  assert.deepEqual(partiesIn(`매매계약서\n${purpose}\n제2조(값) 값은 10만원으로 한다.`), [["제1조", purpose]]);
  const concluding = "임대인 서초빌딩 주식회사와 임차인 한빛테크 주식회사는 다음과 같이 임대차 계약을 체결한다.";
  assert.deepEqual(
    partiesIn(`임대차 계약서\n${concluding}\n${articles.replace("가구(이하 “물건”이라 한다)", "가구")}`),
    [["전문", concluding]],
  );
  const english = 'This Agreement is made between Orchard Inc. (the "Seller") and Lumen (the "Buyer").';
  assert.deepEqual(partiesIn(`SALE AGREEMENT\n\n${english}\n\nArticle 1 (Goods) The Seller sells chairs.`), [
    ["Preamble", english],
  ]);
});
