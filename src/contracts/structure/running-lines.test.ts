import assert from "node:assert/strict";
import { test } from "node:test";
import { readContract } from "../contract.ts";
import { withoutRunningLines } from "./running-lines.ts";

const clause = (number: number, title: string, page: string) =>
  `${number}. ${title}. Either party may end this Agreement if a breach remains uncured following the notice to the\n${page}\nparty in breach of its ${title} duties.\n`;
const titles = ["Sponsorship", "Advertising", "Publicity", "Termination", "Liability"];
const printed = (pageOf: (page: number) => string) =>
  `SPONSORSHIP AGREEMENT\n\n${titles.map((title, at) => clause(at + 1, title, pageOf(at + 2))).join("\n")}`;

test("page numbers and the words that run with them are no articles and no text of a clause", () => {
  for (const pageOf of [(page: number) => `\n${page}\n\nCONFIDENTIAL\n`, (page: number) => `-${page}-`]) {
    const text = printed(pageOf);
    const half = text.indexOf("3. Publicity");
    const pages = [text.slice(0, half), text.slice(half)].map((part, at) => ({ page: at + 1, text: part }));
    const contract = readContract({ documentId: "d", name: "sponsor.pdf", pages });
    assert.deepEqual(
      contract.outline.articles.map(({ label, title }) => [label, title]),
      titles.map((title, at) => [String(at + 1), title]),
    );
    assert.doesNotMatch(contract.text, /CONFIDENTIAL|-\d-/);
    assert.match(contract.text, /notice to the +party in breach/);
    assert.equal(contract.text.length, pages.map((page) => page.text).join("\n").length);
    // The stop of a title is no word of its clause.
    assert.match(contract.outline.articles[0]?.paragraphs[0]?.text ?? "", /^ Either party/);
  }
});

test("a text of nothing but numbers is left as it is", () => {
  const text = "1\n2\n3\n".repeat(3_000);
  const [page] = withoutRunningLines([{ page: 1, text }]);
  assert.equal(page?.text, text);
});

test("numbers of a list and of headings in lines of their own stay", () => {
  for (const text of [
    "1\nresponse within four hours\n2\nresponse within eight hours\n3\nresponse on the next day",
    "1\nto deliver;\n2\nto pay;\n3\nto insure.",
    "1\nDEFINITIONS\nWords.\n2\nTERM\nA year.\n3\nLAW\nKorea.",
  ])
    assert.deepEqual(withoutRunningLines([{ page: 1, text }]), [{ page: 1, text }]);
});
