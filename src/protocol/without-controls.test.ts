import assert from "node:assert/strict";
import { it } from "node:test";
import { withoutControls } from "./without-controls.ts";

it("what would steer a terminal or turn a line around is shown as a sign; breaks and tabs stay", () => {
  assert.equal(withoutControls("가\u001b]52;c;aGk=\u0007나"), "가�]52;c;aGk=�나");
  assert.equal(withoutControls("제목\u009b2K\u202e거꾸로"), "제목�2K�거꾸로");
  assert.equal(withoutControls("첫 줄\r\n둘째\t칸\n"), "첫 줄\n둘째\t칸\n");
});
