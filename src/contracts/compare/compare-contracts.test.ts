import assert from "node:assert/strict";
import { it } from "node:test";
import { readContract } from "../contract.ts";
import { compareContracts } from "./compare-contracts.ts";
import { comparisonToMarkdown } from "./comparison-to-markdown.ts";

const contract = (...articles: string[]) =>
  readContract({
    documentId: "d",
    name: "a.txt",
    // Numbers have four digits at most: what is longer is several agreements in one file.
    pages: [{ page: 1, text: articles.map((text, at) => `제${(at % 9_000) + 1}조${text}`).join("\n") }],
  });
const purpose = "(목적) 이 계약은 물품 공급에 필요한 사항을 정한다.";
const price = "(대금) 갑은 을에게 매월 말일까지 대금 100만원을 지급한다.";
const secret = "(비밀유지) 을은 업무상 알게 된 비밀을 제3자에게 누설하지 아니한다.";
const court = "(관할) 분쟁은 서울중앙지방법원의 관할로 한다.";
const statuses = async (ours: ReturnType<typeof contract>, standard: ReturnType<typeof contract>) =>
  (await compareContracts(ours, standard)).pairs.map(({ status, standard: theirs, contract: own }) => [
    status,
    theirs?.title ?? "",
    own?.title ?? "",
  ]);

it("a contract is the same as itself", async () => {
  const one = contract(purpose, price, court);
  assert.deepEqual((await compareContracts(one, one)).counts, { same: 3, changed: 0, missing: 0, added: 0 });
});

it("names what is missing and added, each in its place", async () => {
  assert.deepEqual(await statuses(contract(purpose, price, secret), contract(purpose, price, court)), [
    ["same", "목적", "목적"],
    ["same", "대금", "대금"],
    ["missing", "관할", ""],
    ["added", "", "비밀유지"],
  ]);
});

it("an article that only moved is the same, and is said to be renumbered", async () => {
  const { pairs, counts } = await compareContracts(
    contract(purpose, secret, price, court),
    contract(purpose, price, court),
  );
  assert.deepEqual(counts, { same: 3, changed: 0, missing: 0, added: 1 });
  assert.deepEqual(
    pairs.filter(({ renumbered }) => renumbered).map(({ contract: own }) => own?.title),
    ["대금", "관할"],
  );
});

it("shows the words that differ, and the pieces make both texts", async () => {
  const { pairs } = await compareContracts(contract(price.replace("100만원", "200만원")), contract(price));
  const changes = pairs[0]?.changes ?? [];
  assert.deepEqual(
    changes.filter(({ kind }) => kind !== "same").map(({ kind, text }) => [kind, text.trim()]),
    [
      ["removed", "100만원을"],
      ["added", "200만원을"],
    ],
  );
  const side = (kind: string) =>
    changes
      .filter((change) => change.kind !== kind)
      .map(({ text }) => text)
      .join("");
  assert.equal(side("added"), price);
  assert.equal(side("removed"), price.replace("100만원", "200만원"));
});

it("writes Markdown for people", async () => {
  const markdown = comparisonToMarkdown(
    await compareContracts(contract(purpose, price.replace("100만원", "200만원")), contract(purpose, price, court)),
    "ko",
  );
  assert.match(markdown, /## 빠짐\n\n- 제3조\(관할\)/);
  assert.match(markdown, /~~100만원을~~ \*\*200만원을\*\*/);
});

it("a draft and its revision, of one title, are told apart by their files", async () => {
  const named = (name: string, title: string) =>
    readContract({ documentId: name, name, pages: [{ page: 1, text: `${title}\n제1조${purpose}` }] });
  const head = async (ours: string, theirs: string) =>
    comparisonToMarkdown(await compareContracts(named("b.docx", ours), named("a.docx", theirs)), "ko").split("\n\n")[1];
  assert.equal(await head("용역계약서", "용역계약서"), "기준: a.docx · 대상: b.docx");
  assert.equal(await head("용역계약서", "표준계약서"), "기준: 표준계약서 · 대상: 용역계약서");
});

it("seed 11.16: pairs articles by content when number, title and wording have all changed", async () => {
  const read = (text: string) => readContract({ documentId: "d", name: "a", pages: [{ page: 1, text }] });
  const ours = read(
    "계약서\n제1조(목적) 이 계약은 물품의 공급을 정한다.\n제6조(비밀유지) 을은 이행 과정에서 알게 된 갑의 비밀을 갑의 서면 동의 없이 제3자에게 누설하여서는 아니 된다.\n제7조(관할) 서울중앙지방법원을 관할 법원으로 한다.\n제8조(간판) 을은 간판을 세울 수 있다.",
  );
  const standard = read(
    "계약서\n제1조(목적) 이 계약은 물품의 공급을 정한다.\n제2조(대금) 갑은 을에게 매월 100만원을 지급한다.\n제20조(비밀유지의무) 당사자는 본 계약과 관련하여 알게 된 상대방의 영업상 비밀을 동의 없이 외부에 누설하지 아니한다.\n제21조(분쟁의 해결) 소송은 서울중앙지방법원을 제1심 관할 법원으로 한다.",
  );
  const pairs = (await compareContracts(ours, standard)).pairs.map(
    ({ status, standard: theirs, contract }) => `${status} ${theirs?.label ?? "-"} ${contract?.label ?? "-"}`,
  );
  assert.deepEqual(pairs.toSorted(), [
    "added - 제8조",
    "changed 제20조 제6조",
    "changed 제21조 제7조",
    "missing 제2조 -",
    "same 제1조 제1조",
  ]);
});

const sheet = (text: string) =>
  readContract({ documentId: "d", name: "a.txt", pages: [{ page: 1, text: `${text}\n제1조${purpose}` }] });

it("what stands before the articles is compared as well, and comes last", async () => {
  const [period, longer] = ["용역계약서\n용역기간: 6개월", "용역계약서\n용역기간: 9개월"];
  const { pairs, counts } = await compareContracts(sheet(longer), sheet(period));
  assert.deepEqual(counts, { same: 1, changed: 1, missing: 0, added: 0 });
  const changes = pairs.at(-1)?.changes.filter(({ kind }) => kind !== "same");
  assert.deepEqual(
    changes?.map(({ kind, text }) => [kind, text.trim()]),
    [
      ["removed", "6개월"],
      ["added", "9개월"],
    ],
  );
  assert.match(comparisonToMarkdown(await compareContracts(sheet(longer), sheet(period)), "ko"), /### 전문/);
});

it("a first sheet that only the standard has is missing", async () => {
  const { pairs } = await compareContracts(contract(purpose), sheet("용역계약서\n대금: 3천만 원"));
  assert.deepEqual([pairs.at(-1)?.status, pairs.at(-1)?.standard?.label], ["missing", "전문"]);
});

it("others have their turn while contracts are compared, since that happens in another thread", async () => {
  const articles = Array.from(
    { length: 160 },
    (_, at) => `(사항 ${at}) 을은 ${at}번 물품을 ${at % 30}일 안에 ${price}`,
  );
  const [ours, standard] = [contract(...articles), contract(...articles.toReversed())];
  let rounds = 0;
  const timer = setInterval(() => {
    rounds += 1;
  }, 1);
  await compareContracts(ours, standard);
  clearInterval(timer);
  assert.ok(rounds > 3, `${rounds} rounds`);
});

const alike = (count: number, word: string) =>
  contract(...Array.from({ length: count }, (_, at) => `(사항) ${word} 물품 ${at}을 넘긴다.`));

it("5,000 alike articles are paired by their equal texts, and the one that changed is found", async () => {
  const [ours, standard] = [alike(5_000, "을은"), alike(5_000, "을은")];
  const changed = {
    ...ours,
    units: ours.units.map((unit, at) => (at === 9 ? { ...unit, text: `${unit.text} 끝` } : unit)),
  };
  const { counts } = await compareContracts(changed, standard);
  assert.deepEqual(counts, { same: 4_999, changed: 1, missing: 0, added: 0 });
});

it("more parts that differ than can be paired are refused with their numbers", async () => {
  const refused = compareContracts(alike(3_200, "을은"), alike(3_100, "갑은"));
  await assert.rejects(refused, { code: "too-large", message: /3100.*3200/ });
});

it("the thread ends with the request that wanted it", async () => {
  const request = new AbortController();
  const refused = compareContracts(alike(2_000, "을은"), alike(2_000, "갑은"), { signal: request.signal });
  request.abort(new Error("gone"));
  await assert.rejects(refused, /gone|abort/i);
});

it("an annex that differs throughout is told in greater pieces, and the pieces make both texts", async () => {
  const annex = (word: string) => Array.from({ length: 3000 }, (_, at) => `${word}${at}`).join(" ");
  const [ours, theirs] = [annex("가"), annex("나")];
  const { pairs } = await compareContracts(contract(`(목록) ${ours}`), contract(`(목록) ${theirs}`));
  const side = (kind: string) =>
    (pairs[0]?.changes ?? []).filter((change) => change.kind !== kind).map(({ text }) => text);
  assert.equal(side("added").join(""), `(목록) ${theirs}`);
  assert.equal(side("removed").join(""), `(목록) ${ours}`);
  assert.ok((pairs[0]?.changes.length ?? 0) < 10);
});
