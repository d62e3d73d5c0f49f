import assert from "node:assert/strict";
import { test } from "node:test";
import { onlineManager } from "@tanstack/react-query";
import { queryClient } from "./query-client.ts";

test("a machine without a network reads and changes things on its own server", { timeout: 10_000 }, async (t) => {
  onlineManager.setOnline(false);
  t.after(() => onlineManager.setOnline(true));
  assert.equal(await queryClient.fetchQuery({ queryKey: ["sessions"], queryFn: async () => "read" }), "read");
  const stop = queryClient.getMutationCache().build(queryClient, { mutationFn: async () => "stopped" });
  assert.equal(await stop.execute(undefined), "stopped");
  queryClient.clear();
});
