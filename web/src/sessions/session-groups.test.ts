import assert from "node:assert/strict";
import { test } from "node:test";
import type { Session } from "#protocol";
import { groupSessions } from "./session-groups.ts";

const now = new Date(2026, 10, 15, 9, 0);
const session = (id: string, daysAgo: number): Session => ({
  id,
  agent: "chat",
  title: id,
  sample: false,
  table: false,
  pinned: false,
  folder: null,
  model: null,
  createdAt: 0,
  updatedAt: now.getTime() - daysAgo * 24 * 60 * 60 * 1000,
});

test("sessions are grouped by how long ago they were, older ones by month, pinned ones first", () => {
  const others = [session("a", 0), session("b", 1), session("c", 5), session("d", 20), session("e", 60)];
  const groups = groupSessions([session("p", 90)], others, now);
  assert.deepEqual(
    groups.map(({ title, sessions }) => [title.ko, sessions.map(({ id }) => id).join()]),
    [
      ["고정", "p"],
      ["오늘", "a"],
      ["어제", "b"],
      ["지난 7일", "c"],
      ["지난 30일", "d"],
      ["2026년 9월", "e"],
    ],
  );
});
