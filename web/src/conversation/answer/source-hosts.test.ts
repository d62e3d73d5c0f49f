import assert from "node:assert/strict";
import { test } from "node:test";
import { hostOf, leadsToKnown, sourceHosts } from "./source-hosts.ts";

test("only hosts of sources with a web address are known", () => {
  const page = { kind: "web", id: "1", url: "https://example.org/a?b=c", title: "", text: "" } as const;
  const paper = { kind: "paper", id: "2", url: null, title: "", year: null, text: "evil.example" } as const;
  assert.deepEqual([...sourceHosts([page, paper], [])], ["example.org"]);
});

test("what is no web address has no host", () => {
  assert.equal(hostOf("https://a.example:8443/x"), "a.example:8443");
  for (const href of ["javascript:alert(1)", "mailto:a@b.c", "/documents", "#a", ""]) assert.equal(hostOf(href), null);
});

test("a link leads to this server or to a known host, however its address is written", () => {
  const leads = (href: string) => leadsToKnown(href, new Set(["known.example"]), "http://localhost:8080/chat/1");
  for (const href of ["/chat", "#a", "", "?page=2", "//known.example/a", "https://known.example"])
    assert.equal(leads(href), true, href);
  for (const href of [
    "https://evil.example/?d=1",
    "//evil.example/?d=1",
    "/\\evil.example/",
    "\\\\evil.example/",
    "/\t/evil.example/",
    "https://known.example@evil.example/",
    "http://localhost:9090/",
    "mailto:a@known.example?body=1",
    "xmpp:a@known.example",
  ])
    assert.equal(leads(href), false, href);
});
