import assert from "node:assert/strict";
import { it } from "node:test";
import { loadAskedWords } from "#search";
import { relatedHeldIn } from "./related-units.ts";

const askedWords = await loadAskedWords();
const heldIn = async (question: string, texts: readonly (readonly string[])[]) =>
  await relatedHeldIn(question, askedWords(question), texts, async () => {});

const wages = "사용자는 매월 25일에 급여를 지급한다.";
const sale = "사용자가 영업을 양도하는 때에는 서면으로 통지한다.";

it("a text holds what is written about the words that people ask with", async () => {
  const [ofWages = 0, ofSale = 0] = await heldIn("가게가 딴 사람한테 팔리면 알려주나요?", [[wages], [sale]]);
  assert.ok(ofSale > 0.1 && ofSale > 2 * ofWages, `${ofSale} ${ofWages}`);
});

it("it counts in one place: what stands far apart in a long text tells of different things", async () => {
  const question = "가게가 딴 사람한테 팔리면 알려주나요?";
  const [together = 0, apart = 0] = await heldIn(question, [[sale], ["영업을 양도한다.", "서면으로 통지한다."]]);
  assert.ok(together > apart, `${together} ${apart}`);
});

it("what every text holds tells little", async () => {
  const question = "가게가 딴 사람한테 팔리면 알려주나요?";
  const [alone = 0] = await heldIn(question, [[sale], [wages], [wages]]);
  const [amongMany = 0] = await heldIn(question, [[sale], [sale], [sale]]);
  assert.ok(amongMany < alone / 2, `${amongMany} ${alone}`);
});

it("a question without a word that any table has is about none of them", async () => {
  for (const question of ["解止", "π", "?"])
    assert.deepEqual(await heldIn(question, [[wages], [sale]]), [0, 0], question);
});
