import assert from "node:assert/strict";
import { test } from "node:test";
import { createOwner, isOwnerGone, machineName, retireOwner } from "./owner.ts";

test("an owner of this process is gone once it has retired, and one whose process is gone is", () => {
  const owner = createOwner();
  assert.equal(isOwnerGone(owner), false);
  retireOwner(owner);
  assert.equal(isOwnerGone(owner), true);
  const [host] = owner.split(":");
  assert.equal(isOwnerGone(`${host}:${2 ** 22 + 1}:x`), true);
});

test("containers that share a host's name are machines of their own, of which nobody here can say", () => {
  const first = { namespace: "pid:[4026532201]", boot: "a" };
  const names = [first, { ...first, namespace: "pid:[4026532202]" }, { ...first, boot: "b" }].map((space) =>
    machineName("jihwi", space),
  );
  assert.equal(new Set(names).size, 3);
  for (const name of names) assert.equal(isOwnerGone(`${name}:${process.pid}:x`), false);
});

test("a machine's own processes know each other after it was started again", () => {
  const outermost = (boot: string) => machineName("jihwi", { namespace: "pid:[4026531836]", boot });
  assert.equal(outermost("a"), outermost("b"));
  assert.equal(machineName("jihwi", null), "jihwi");
});
