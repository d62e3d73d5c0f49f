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

test("machines and containers that share a name do not know each other's processes, nor do those of before a restart", () => {
  const first = { namespace: "pid:[4026531836]", boot: "a" };
  const others = [{ namespace: "pid:[4026532202]" }, { boot: "b" }];
  const names = [{}, ...others].map((other) => machineName("jihwi", { ...first, ...other }));
  assert.equal(new Set(names).size, 3);
  for (const name of names) assert.equal(isOwnerGone(`${name}:${2 ** 22 + 1}:x`), false);
  assert.equal(machineName("jihwi", first), machineName("jihwi", { ...first }));
});

test("where nothing tells machines apart their name does", () => {
  assert.equal(machineName("jihwi", null), "jihwi");
});
