import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readContract } from "../contract.ts";
import { findParties } from "./parties.ts";

const contractOf = (text: string) => readContract({ documentId: "d", name: "a.txt", pages: [{ page: 1, text }] });
const namedIn = (text: string) =>
  findParties(contractOf(text)).map(({ names, start, end }) => [names.join(", "), text.slice(start, end)]);
const articles = "제1조(목적) 임대인은 집을 빌려준다.\n제2조(차임) 차임은 월 65만원으로 한다.\n";

describe("who the parties are", () => {
  it("a sentence that gives them names tells what they are, too", () => {
    const opening = "임대인 김철수(이하 “갑”)와 임차인 이영희(이하 “을”)는 다음과 같이 계약한다.";
    const parties = findParties(contractOf(`계약서\n${opening}\n${articles}`));
    assert.deepEqual([...new Set(parties.flatMap(({ names }) => names))], ["갑", "을", "임대인", "임차인"]);
  });

  it("is told by lines above the articles", () => {
    assert.deepEqual(namedIn(`임대차 계약서\n임 대 인 : 김철수\n**임차인(을)**: 이영희\n주소: 서울\n\n${articles}`), [
      ["임대인", "임 대 인 : 김철수"],
      ["임차인, 을", "**임차인(을)**: 이영희\n주소: 서울"],
    ]);
  });

  it("is told by lines where people sign, announced or not", () => {
    const signed = "임대인\n주소: 서울시 마포구\n\n성명: 김철수 (인)\n임차인\n성명: 이영희 (인)";
    const blocks = [
      ["임대인", "임대인\n주소: 서울시 마포구\n\n성명: 김철수 (인)"],
      ["임차인", "임차인\n성명: 이영희 (인)"],
    ];
    assert.deepEqual(namedIn(`계약서\n${articles}이 계약을 증명하기 위하여 2통을 작성한다.\n\n${signed}`), blocks);
    assert.deepEqual(namedIn(`계약서\n${articles}\n${signed}`), blocks);
  });

  it("is not told by a role that nothing stands beside, nor by a rule about one", () => {
    assert.deepEqual(namedIn(`계약서\n임대인\n임차인\n${articles}`), []);
    assert.deepEqual(
      namedIn("계약서\n제1조(수리) 수리는 다음과 같다.\n임대인이 지붕을 고친다.\n임차인은 전구를 간다."),
      [],
    );
  });
});
