import assert from "node:assert/strict";
import { test } from "node:test";
import type { Source } from "#protocol";
import { hostOf, knownAddresses, leadsTo, onlyAddresses } from "./known-addresses.ts";

const page = "http://localhost:8080/chat/1";
const web = (url: string): Source => ({ kind: "web", id: url, url, title: "", text: "" });
const paper = (url: string | null): Source => ({
  kind: "paper",
  id: "2",
  url,
  title: "",
  year: null,
  text: "evil.example",
});

test("what is no web address has no host", () => {
  assert.equal(hostOf("https://a.example:8443/x"), "a.example:8443");
  for (const href of ["javascript:alert(1)", "mailto:a@b.c", "/documents", "#a", ""]) assert.equal(hostOf(href), null);
});

test("a link leads to this server or to a known host, however its address is written", () => {
  const known = knownAddresses([web("https://known.example/a?b=c"), paper(null)], []);
  const leads = (href: string) => leadsTo(href, known, page);
  for (const href of ["/chat", "#a", "", "?page=2", "//known.example/a", "https://known.example"])
    assert.equal(leads(href), "known", href);
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
    assert.equal(leads(href), "elsewhere", href);
});

test("of services that hold many works only the works that were found are known", () => {
  const found = [
    "https://doi.org/10.1000/Real.1",
    "https://arxiv.org/abs/2310.00001",
    "https://journal.example/article/7",
  ];
  const known = knownAddresses(
    [...found.map(paper), web("https://aclanthology.org/2023.acl-long.1/"), web("https://press.example/doi/10.5/x")],
    [],
  );
  const leads = (href: string) => leadsTo(href, known, page);
  for (const href of [
    ...found,
    "http://dx.doi.org/10.1000/real.1",
    "https://doi.org/10.1000%2FReal.1",
    "https://arxiv.org/pdf/2310.00001v2.pdf",
    "https://www.aclanthology.org/2023.acl-long.1",
  ])
    assert.equal(leads(href), "known", href);
  for (const href of [
    "https://doi.org/10.9999/fake.123",
    "https://arxiv.org/abs/2310.88888",
    "https://arxiv.org/abs/2310.0000",
    "https://user@arxiv.org/abs/2310.00001",
    "https://aclanthology.org/2023.acl-long.2",
    "https://pubmed.ncbi.nlm.nih.gov/12345678/",
    "https://link.press.example/article/10.1007/978-3-1",
    "//doi.org/10.9999/fake.123",
  ])
    assert.equal(leads(href), "unfound-work", href);
  // A host that is known by a paper is known by that paper only.
  assert.equal(leads("https://journal.example/article/8"), "elsewhere");
});

test("a list of addresses makes nothing else of their hosts known", () => {
  const known = onlyAddresses(["https://doi.org/10.1/a", "https://journal.example/7"]);
  assert.equal(leadsTo("https://journal.example/7/", known, page), "known");
  assert.equal(leadsTo("https://journal.example/8", known, page), "elsewhere");
  assert.equal(leadsTo("https://doi.org/10.1/b", known, page), "unfound-work");
});
