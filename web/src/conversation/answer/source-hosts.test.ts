import assert from "node:assert/strict";
import { test } from "node:test";
import { hostOf, sourceHosts } from "./source-hosts.ts";

test("only hosts of sources with a web address are known", () => {
  const page = { kind: "web", id: "1", url: "https://example.org/a?b=c", title: "", text: "" } as const;
  const paper = { kind: "paper", id: "2", url: null, title: "", year: null, text: "evil.example" } as const;
  assert.deepEqual([...sourceHosts([page, paper], [])], ["example.org"]);
});

test("what is no web address has no host", () => {
  assert.equal(hostOf("https://a.example:8443/x"), "a.example:8443");
  for (const href of ["javascript:alert(1)", "mailto:a@b.c", "/documents", "#a", ""]) assert.equal(hostOf(href), null);
});
