import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, describe, it } from "node:test";
import type { JihwiMessage } from "#protocol";
import { makePdf } from "../beds/documents/make-pdf.ts";
import { testPaper } from "../beds/papers/papers.ts";
import { missingBrowser, type OpenApp, openApp } from "./open-app.ts";

const topics = ["sparse retrieval", "dense retrieval", "machine translation", "speech recognition"];
const entry = (topic: string, number: number) => `@article{key${topic.slice(0, 3)}${number},
  title = {A study of ${topic}, part ${number}},
  author = {Kim, Minsu and Lee, Jiwon},
  year = {${2015 + number}},
  journal = {Journal of ${topic}},
  abstract = {We propose a method for ${topic}. Experiments on a corpus of news show gains of ${number} points.}
}
`;
const library = `${topics.flatMap((topic) => [1, 2, 3, 4].map((number) => entry(topic, number))).join("\n")}
@article{broken, title = {An entry that never ends
`;

describe("a notebook in the browser", { skip: await missingBrowser() }, () => {
  let app: OpenApp;
  before(async () => {
    app = await openApp();
  });
  after(() => app.close());

  it("imports a library, searches, groups, synthesises and exports, with a document for each find, by rules alone", async () => {
    const page = await app.newPage({ language: "en" });
    await page.goto("/research");
    await page.locator("input[type=file]").setInputFiles({
      name: "library.bib",
      mimeType: "text/plain",
      buffer: Buffer.from(library),
    });
    await page.getByText("16 imported").waitFor();
    await page.getByText("16 papers of your own").waitFor();
    await page.getByText(/Only your own papers are searched. \d+ samples are left out/).waitFor();
    await page.getByText("Rejected entries").waitFor();

    await page.getByRole("textbox", { name: "Message" }).fill("Find papers on dense retrieval");
    await page.keyboard.press("Enter");
    const documents = page.getByTestId("research-document");
    await documents.first().getByText("A study of dense retrieval").first().waitFor();
    const choices = page.getByTestId("proposal");
    await choices.getByRole("button").first().waitFor();
    const finished = page.locator("article[data-role=assistant][data-running=false]");
    await finished.first().waitFor();

    await page.getByRole("textbox", { name: "Message" }).fill("Cluster these papers by topic");
    await page.keyboard.press("Enter");
    await documents.nth(1).waitFor();
    await finished.nth(1).waitFor();
    await page.getByRole("textbox", { name: "Message" }).fill("Synthesize what these papers say");
    await page.keyboard.press("Enter");
    await finished.nth(2).waitFor();
    assert.match((await page.locator("article[data-role=assistant]").last().textContent()) ?? "", /retrieval/);
    await page.getByRole("tab", { name: "Map" }).click();
    await page.getByRole("img", { name: "Map of papers" }).locator("circle").nth(1).waitFor();
    await page.getByRole("tab", { name: "Papers" }).click();
    await page.getByRole("checkbox").first().check();
    await page.getByRole("checkbox").nth(1).check();
    await page.getByRole("button", { name: "Compare 2 chosen" }).click();
    await page.getByRole("rowheader", { name: "Authors" }).or(page.getByText("Authors")).first().waitFor();

    await page.getByRole("button", { name: "Export notebook" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "BibTeX" }).click();
    assert.match((await download).suggestedFilename(), /\.bib$/);
    await page.close();
  });

  it("says so where a result does not fit, and shows the rest of the answer", async () => {
    const { store } = app.jihwi;
    const parts: JihwiMessage["parts"] = [
      { type: "text", text: "Three papers speak of it." },
      { type: "data-result", data: { agent: "research", kind: "proposal", value: { question: 3 } } },
    ];
    await store.sessions.ensure({ id: "misfit", agent: "research" });
    await store.messages.append("misfit", {
      id: "misfit-answer",
      role: "assistant",
      parts,
      text: "Three papers speak of it.",
    });
    const page = await app.newPage({ language: "en" });
    await page.goto("/research/misfit");
    await page.getByText("Three papers speak of it.", { exact: true }).waitFor();
    await page.getByText("The result 'research.proposal' cannot be read").waitFor();
    await page.close();
  });

  it("asks its papers in columns, edits a document as prose, shows what a version changed, and cites in a style", async () => {
    const page = await app.newPage();
    await page.goto("/research");
    await page.getByText(/예시 (?:논문 \d+편이 들어 있습니다|\d+편은 빼고 찾습니다)/).waitFor();
    await page.getByText("예시", { exact: true }).first().waitFor();
    await page.getByRole("textbox", { name: "메시지" }).fill("dense retrieval 논문 찾아줘");
    await page.keyboard.press("Enter");
    const found = page.getByTestId("research-document");
    await found.first().waitFor();
    await page.locator("article[data-role=assistant][data-running=false]").first().waitFor();

    await found
      .first()
      .getByRole("button", { name: /더 보기/ })
      .click();
    await page.getByRole("menuitem", { name: "고치기" }).click();
    const editor = page.getByTestId("document-editor");
    const prose = editor.getByRole("textbox", { name: "글" }).first();
    await prose.waitFor();
    for (const box of await editor.getByRole("textbox").all()) assert.doesNotMatch(await box.inputValue(), /[{}"]/);
    await prose.fill("내가 덧붙인 말입니다.");
    // Neither another tab of the pane, nor a failing server, nor a reload takes what is being written.
    await page.getByRole("tab", { name: "논문" }).click();
    const failing = /\/notebooks\/[^/]+\/documents$/;
    await page.route(failing, (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.getByRole("tab", { name: "문서" }).click();
    await page.getByRole("alert").first().waitFor();
    assert.equal(await prose.inputValue(), "내가 덧붙인 말입니다.");
    await page.unroute(failing);
    // What was saved elsewhere meanwhile is said before it is written over, and stays among the versions.
    const notebook = /session_[^/?#]+/.exec(page.url())?.[0] ?? "";
    const [document] = await app.jihwi.research.notebooks.documents(notebook);
    await app.jihwi.research.notebooks.edit(document?.documentId ?? "", { title: "다른 곳에서 바꾼 제목" });
    await page.reload();
    await prose.waitFor();
    assert.equal(await prose.inputValue(), "내가 덧붙인 말입니다.");
    await editor.getByText(/다른 곳에서 2판이 저장되었습니다/).waitFor();
    await editor.getByRole("button", { name: "저장" }).click();
    await found.first().getByText("내가 덧붙인 말입니다.").waitFor();
    await found
      .first()
      .getByRole("button", { name: /더 보기/ })
      .click();
    await page.getByRole("menuitem", { name: /지난 판/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/3판/).waitFor();
    assert.equal(await dialog.locator("ins").count(), 0, "nothing is compared before it is unfolded");
    await dialog.getByText(/3판/).click();
    await dialog.locator("ins", { hasText: "덧붙인" }).first().waitFor();
    await page.keyboard.press("Escape");

    await page.getByRole("tab", { name: "논문" }).click();
    await page.getByText("물음 표", { exact: true }).click();
    await page.getByRole("textbox", { name: "열로 더할 물음" }).fill("어떤 데이터를 썼나?");
    await page.getByRole("button", { name: "열 더하기" }).click();
    await page.getByRole("columnheader", { name: /어떤 데이터를 썼나/ }).waitFor();
    await page.locator("td[data-question]:not([aria-busy=true])").first().waitFor();
    await page.getByRole("button", { name: "문서로 남기기" }).click();

    await page.getByRole("button", { name: "노트 내보내기" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "IEEE" }).click();
    assert.match(await readFile(await (await download).path(), "utf8"), /^\[1\] \S/);
    await page.close();
  });

  it("has its map though the message that drew it is far up, and shows a large library page by page", async () => {
    const { store, research } = app.jihwi;
    const papers = Array.from({ length: 60 }, (_, at) => entry(`topic ${at % 6}`, at)).join("\n");
    await research.library.importFiles([{ name: "many.bib", bytes: Buffer.from(papers) }], "en");
    await store.sessions.ensure({ id: "long", agent: "research" });
    for (let at = 1; at <= 62; at++) {
      const words = `Question ${at}`;
      const part = { type: "text", text: words };
      await store.messages.append("long", { id: `long-${at}`, role: "user", parts: [part], text: words });
    }
    const page = await app.newPage({ language: "en" });
    const point = { paperId: "p", clusterId: "c", title: "A study", year: 2020, x: 0, y: 0 };
    const map = { clusters: [{ id: "c", label: "Retrieval", terms: ["dense"], paperIds: ["p"] }], points: [point] };
    await page.route("**/notebooks/long/map", (route) => route.fulfill({ json: map }));
    await page.goto("/research/long");
    await page.getByRole("tab", { name: "Map" }).click();
    await page.getByText("Retrieval", { exact: true }).first().waitFor();
    await page.getByRole("tab", { name: "My library" }).click();
    await page.getByText("A study of topic 5, part 59").waitFor();
    assert.equal(await page.getByText("A study of topic 0, part 0").count(), 0);
    await page.getByRole("button", { name: "Show more" }).click();
    await page.getByText("A study of topic 0, part 0").waitFor();
    await page.close();
  });

  it("goes from a citation to its paper's card and lights its words, in an answer and a document, on a phone too", async () => {
    const { research, store } = app.jihwi;
    await store.sessions.ensure({ id: "cited", agent: "research" });
    const shelf = await research.notebooks.shelf("cited");
    const words = "Its gains are largest on short queries.";
    const papers = Array.from({ length: 30 }, (_, at) =>
      testPaper(`On topic ${at}`, { year: 2000 + (at % 3), abstract: `We study topic ${at}. ${words}` }),
    );
    const kept = await shelf.add(papers);
    const text = "Short queries gain most [25].";
    const nowhere = { documentId: null, page: null, start: null, end: null, url: null };
    const citation = { ...nowhere, mark: "[25]", sourceId: kept[24]?.id ?? "", name: "On topic 24", quote: words };
    const citations = [{ ...citation, places: [text.indexOf("[25]")] }];
    const parts: JihwiMessage["parts"] = [
      { type: "text", text },
      { type: "data-citations", data: { citations } },
    ];
    await store.messages.append("cited", { id: "cited-answer", role: "assistant", parts, text });
    await research.notebooks.write("cited", { title: "What is said", content: "Another says so too [28]." });
    const page = await app.newPage({ language: "en" });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/research/cited");
      const lit = page.locator("[data-cited] mark");
      await page.getByRole("article").getByRole("button", { name: "25 Open On topic 24" }).click();
      await lit.waitFor();
      assert.equal(await lit.textContent(), words);
      const box = await lit.boundingBox();
      assert.ok(box !== null && box.y > 0 && box.y + box.height < 800, `in view at ${width}: ${JSON.stringify(box)}`);
      await page.getByText("Questions", { exact: true }).click();
      if (width === 390) continue;
      await page.getByRole("button", { name: "25 Open On topic 24" }).click();
      await lit.waitFor();
      await page.getByRole("tab", { name: "Documents" }).click();
      await page.getByTestId("research-document").getByRole("button", { name: "28 Open On topic 27" }).click();
      await lit.filter({ hasText: "On topic 27" }).waitFor();
    }
    await page.close();
  });

  it("fetches open texts once that is switched on, tells why one did not come, and opens the page of a quotation", async () => {
    const { documents, research, store } = app.jihwi;
    const quoted = "Memory fell by a third after ten minutes in cold water.";
    const pdf = makePdf([[{ x: 50, y: 700, text: "Swimmers" }], [{ x: 50, y: 700, text: quoted }]]);
    const { id: documentId } = await documents.add(pdf, "cold.pdf");
    await documents.settled(documentId);
    await store.sessions.ensure({ id: "texts", agent: "research" });
    const shelf = await research.notebooks.shelf("texts");
    const [read] = await shelf.add([testPaper("Cold water", { abstract: "Short." }), testPaper("Warm water")]);
    await research.library.attach(read?.id ?? "", documentId, { url: "https://open.example/a.pdf", license: "cc-by" });
    await research.notebooks.keepColumns("texts", ["memory after ten minutes in cold water"]);

    const page = await app.newPage({ language: "en" });
    await page.goto("/research/texts");
    await page.getByRole("tab", { name: "Papers" }).click();
    await page.getByText("open.example").waitFor();
    await page.getByRole("link", { name: "Switch on in Settings" }).click();
    await page.getByRole("switch", { name: "Fetch open PDFs of papers" }).click();
    await page.getByRole("switch", { name: "Fetch open PDFs of papers", checked: true }).waitFor();
    await page.goto("/research/texts");
    await page.getByRole("tab", { name: "Papers" }).click();
    await page.getByRole("button", { name: "Fetch open full texts (1 paper)" }).click();
    await page.getByText("Warm water: No source tells of a PDF that anybody may read.").waitFor();
    await page.getByText("Questions", { exact: true }).click();
    await page.getByRole("button", { name: "page 2: Cold water" }).click();
    await page.locator("[data-page] mark").filter({ hasText: "a third" }).first().waitFor();
    await page.close();
  });
});
