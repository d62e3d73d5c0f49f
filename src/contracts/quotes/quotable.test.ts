import assert from "node:assert/strict";
import { it } from "node:test";
import { quotableParts } from "./quotable.ts";

const parts = (text: string) => quotableParts(text, { start: 0, end: text.length }).map((part) => part.text);

it("an exception is never quoted without its rule", () => {
  const text =
    "회사는 다음의 손해에는 보험금을 지급하지 않는다. 다만, 심신상실의 경우에는 지급한다. 그 밖의 사항은 협의한다.";
  assert.deepEqual(parts(text), [
    "회사는 다음의 손해에는 보험금을 지급하지 않는다. 다만, 심신상실의 경우에는 지급한다.",
    "그 밖의 사항은 협의한다.",
  ]);
  assert.deepEqual(parts("The fee is due at once. However, a grace period applies."), [
    "The fee is due at once. However, a grace period applies.",
  ]);
});

it("no sentence ends inside a bracket", () => {
  const text = "을은 자료(사본을 포함한다. 이하 같다)를 갑에게 돌려준다. 갑은 확인한다.";
  assert.deepEqual(parts(text), ["을은 자료(사본을 포함한다. 이하 같다)를 갑에게 돌려준다.", "갑은 확인한다."]);
});

it("list items come with the sentence that announces them", () => {
  const text = "갑은 다음 각 호의 경우 해지할 수 있다.\n1. 파산한 때\n2. 지급을 멈춘 때\n3. 폐업한 때";
  assert.deepEqual(parts(text), [text]);
  assert.deepEqual(parts("용어는 이렇다.\n1. 첫째를 말한다.\n2. 둘째를 말한다.").length, 3);
});

it("a table stays a table", () => {
  const table = "| 품목 | 값 |\n| --- | --- |\n| 컵 | 100원 |\n";
  const found = quotableParts(`값은 표와 같다.\n\n${table}\n끝이다.`, { start: 0, end: 60 });
  assert.deepEqual(
    found.map(({ kind }) => kind),
    ["sentence", "table", "sentence"],
  );
  assert.equal(found[1]?.text, table);
});

it("every part is the text of its span", () => {
  const text = "① 갑은 낸다. 다만, 을이 늦으면 그러하지 아니하다.\n② 을은 (가) 돈과 (나) 물건을 준다.\n1. 하나\n2. 둘";
  for (const part of quotableParts(text, { start: 0, end: text.length }))
    assert.equal(part.text, text.slice(part.start, part.end));
});

it("a sentence that an empty line cuts off goes on behind it; a title, a label and a list do not", () => {
  const cut = "① 제작사는 프로그램을 수정하거나 편집하여 변형된 형태로 활용하기\n\n위해서는 가수의 동의를 얻어야 한다.";
  const word = "제작사는 이 프로그램을 국내외의 콘테스트 등에 출품할 수 있으\n\n며, 수상한 상금은 작가와 나눈다.";
  const english = "The producer may use the programme in another form only with\n\nthe consent of the singer.";
  for (const whole of [cut, word, english]) assert.deepEqual(parts(whole), [whole]);
  for (const apart of [
    ["[별지 4] 계약 종료 시에 반환하거나 폐기하는 데이터의 목록", "제작사는 목록을 적는다."],
    ["지급 시기와 금액", "제작사는 방송 다음 달에 지급한다."],
    ["The fee is paid for the programme in its first form only", "The singer agrees."],
  ])
    assert.deepEqual(parts(apart.join("\n\n")), apart);
});
