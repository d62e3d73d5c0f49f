import assert from "node:assert/strict";
import { test } from "node:test";
import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { queryClient, readAgain } from "./query-client.ts";

test("a machine without a network reads and changes things on its own server", { timeout: 10_000 }, async (t) => {
  onlineManager.setOnline(false);
  t.after(() => onlineManager.setOnline(true));
  assert.equal(await queryClient.fetchQuery({ queryKey: ["sessions"], queryFn: async () => "read" }), "read");
  const stop = queryClient.getMutationCache().build(queryClient, { mutationFn: async () => "stopped" });
  assert.equal(await stop.execute(undefined), "stopped");
  queryClient.clear();
});

test("a list whose first read was answered before a change, and arrives after it, is read again", async () => {
  let stored = "before";
  const answers: (() => void)[] = [];
  const queryFn = () => {
    const read = stored;
    return new Promise<string>((resolve) => answers.push(() => resolve(read)));
  };
  const observer = new QueryObserver(queryClient, { queryKey: ["documents"], queryFn });
  const leave = observer.subscribe(() => {});
  stored = "after";
  const done = readAgain({ queryKey: ["documents"] });
  answers.shift()?.();
  while (answers.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  answers.shift()?.();
  await done;
  assert.equal(observer.getCurrentResult().data, "after");
  leave();
  queryClient.clear();
});
