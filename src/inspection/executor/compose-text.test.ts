import assert from "node:assert/strict";
import { test } from "node:test";
import { analyze } from "../analyze.ts";
import { composeText } from "./locate.ts";

for (const [kind, original] of [
  ["decomposed Hangul", "서울 강남구 값".normalize("NFD")],
  ["Hangul and accents", "한글 café naïve".normalize("NFD")],
  ["a final behind a composed syllable", "가\u11a8 나"],
  ["old Hangul that has no composed form", "\u1100\u119e\u11ab 나랏말ᄊᆞ미"],
  ["letters whose composed form is longer", "ᄒ\u1161 \u0958\u0902 끝"],
  ["letters outside of the basic plane", "각 𝒳\u0301 😀️ 끝".normalize("NFD")],
] as const) {
  test(`${kind}: every stretch leads back to the letters it was made of`, () => {
    const { text, originalOffset } = composeText(original);
    assert.equal(text.normalize("NFC"), original.normalize("NFC"));
    for (let at = 0; at <= text.length; at += 1) {
      if (/^[\p{M}\u1160-\u11ff]/u.test(text.slice(at)) || /^[\udc00-\udfff]/.test(text.slice(at))) continue;
      assert.equal(original.slice(0, originalOffset(at)).normalize("NFC"), text.slice(0, at).normalize("NFC"));
    }
  });
}

test("a finding in decomposed Hangul has its place in the text that was given", async () => {
  const text = "첫 줄\n계좌는 국민은행 123456-04-987654 입니다".normalize("NFD");
  const { steps } = await analyze(text, { only: ["pii_check"] });
  const [finding] = steps.flatMap(({ findings }) => findings);
  const place = text.indexOf("123456");
  assert.deepEqual(
    [finding?.line, finding?.column, finding?.offset, finding?.length],
    [2, place - text.indexOf("\n"), place, "123456-04-987654".length],
  );
});
