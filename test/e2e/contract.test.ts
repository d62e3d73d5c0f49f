import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, describe, it } from "node:test";
import { skipsUnlessAll } from "../all-tests.ts";
import { happens } from "../happens.ts";
import { missingBrowser, type OpenApp, openApp } from "./open-app.ts";

const contract = (penalty: string, extra: string) =>
  Buffer.from(`용역 계약서

제1조(목적) 이 계약은 갑이 을에게 맡기는 홈페이지 제작 용역에 필요한 사항을 정한다.

제2조(계약 기간) 계약 기간은 계약을 맺은 날부터 6개월로 한다.

제3조(위약금) ① 을이 정당한 까닭 없이 기한을 넘기면 ${penalty}을 위약금으로 낸다.
② 위약금은 청구를 받은 날부터 14일 안에 낸다.

제4조(해지) 당사자 일방이 이 계약을 어기면 상대방은 서면으로 알리고 계약을 해지할 수 있다.
${extra}`);

describe("a contract in the browser", { skip: await missingBrowser() }, () => {
  let app: OpenApp;
  before(async () => {
    app = await openApp();
  });
  after(() => app.close());

  it("is brought, asked about, its read articles are marked, its words shown, and it is compared with another", async () => {
    const page = await app.newPage();
    await page.goto("/contract");
    await page.locator("input[type=file]").setInputFiles([
      {
        name: "우리.txt",
        mimeType: "text/plain",
        buffer: contract(
          "계약 금액의 백분의 삼십",
          "\n제5조(비밀 유지) 을은 일을 하며 알게 된 것을 남에게 알리지 않는다.\n",
        ),
      },
      { name: "표준.txt", mimeType: "text/plain", buffer: contract("계약 금액의 백분의 십", "") },
    ]);
    await page.getByRole("button", { name: /우리\.txt.*쪽/ }).click();

    const tree = page.getByRole("navigation", { name: "조항 차례" });
    await tree.getByRole("button", { name: /제3조/ }).waitFor();
    assert.equal(await tree.locator('[data-explored="true"]').count(), 0);
    await page.getByRole("textbox", { name: "메시지" }).fill("위약금은 얼마야?");
    await page.keyboard.press("Enter");
    const answer = page.locator("article[data-role=assistant][data-running=false]");
    await answer.getByTestId("citation").first().waitFor();
    await tree.locator('[data-explored="true"]', { hasText: "제3조" }).waitFor();

    await answer.getByTestId("citation").filter({ hasText: "제3조" }).first().click();
    const cited = page.locator("section", { has: page.locator("mark") });
    assert.match((await cited.textContent()) ?? "", /제3조\(위약금\)/);
    assert.match((await cited.locator("mark").first().textContent()) ?? "", /위약금/);

    await page.getByRole("tab", { name: "비교" }).click();
    await page.getByRole("combobox", { name: "기준으로 삼을 계약서" }).click();
    await page.getByRole("option", { name: "표준.txt" }).click();
    const changed = page.locator('article[data-status="changed"]');
    await changed.locator("del").first().waitFor();
    assert.match((await changed.locator("del").allTextContents()).join(""), /십/);
    assert.match((await changed.locator("ins").allTextContents()).join(""), /삼십/);
    assert.match((await page.locator('article[data-status="added"]').textContent()) ?? "", /제5조/);

    await page.getByRole("textbox", { name: "메시지" }).fill("위약금은 계약 금액의 얼마야?");
    await page.keyboard.press("Enter");
    await answer.nth(1).getByTestId("citation").first().waitFor();
    assert.match((await answer.nth(1).textContent()) ?? "", /백분의 삼십/, "the contract on screen answers");

    // What another tab does with the standard is followed: nothing is asked of one that is gone.
    const standard = page.getByRole("combobox", { name: "기준으로 삼을 계약서" });
    const session = /session_[^/?#]+/.exec(page.url())?.[0] ?? "";
    const [, chosen] = await app.jihwi.store.documents.attached(session);
    assert.ok(chosen !== undefined);
    assert.equal(chosen.name, "표준.txt");
    const change = { add: [], remove: [chosen.id] };
    await page.request.patch(`/api/sessions/${session}/documents`, { data: change });
    await happens(async () => (await standard.inputValue()) === "");
    await standard.click();
    await page.getByRole("option", { name: "표준.txt" }).click();
    await happens(async () => (await app.jihwi.store.documents.attached(session)).length === 2);
    await page.request.delete(`/api/documents/${chosen.id}`);
    await happens(async () => (await standard.inputValue()) === "");
    await page.getByRole("textbox", { name: "메시지" }).fill("해지하려면 어떻게 해?");
    await page.keyboard.press("Enter");
    await answer.nth(2).getByTestId("citation").first().waitFor();

    // A conversation that a program has begun opens with its contract.
    const { documents } = await (await page.request.get("/api/documents")).json();
    const ours = documents.find(({ name }: { name: string }) => name === "우리.txt");
    const asked = await page.request.post("/api/agents/contract/turns", {
      data: {
        id: "session_of_a_program",
        messages: [{ id: "question", role: "user", parts: [{ type: "text", text: "위약금은 얼마야?" }] }],
        options: { contract: ours.id },
      },
    });
    await asked.body();
    const program = await page.context().newPage();
    await program.goto("/contract/session_of_a_program");
    await program.getByRole("navigation", { name: "조항 차례" }).getByRole("button", { name: /제3조/ }).waitFor();
    await program.getByRole("textbox", { name: "메시지" }).waitFor();

    // Without its contract the conversation can still be read, and nothing can be asked of what is gone.
    await app.jihwi.store.documents.remove(ours.id);
    await page.getByText("이 대화의 계약서가 지워졌습니다").waitFor();
    await page.reload();
    await page.getByText("이 대화의 계약서가 지워졌습니다").waitFor();
    assert.match((await answer.nth(1).textContent()) ?? "", /백분의 삼십/);
    assert.equal(await page.getByRole("textbox", { name: "메시지" }).count(), 0);
    assert.equal(await page.getByRole("button", { name: "다시 답하기" }).count(), 0);
    await program.close();
    await page.close();
  });

  it("that cannot be read says why, where it was brought", { skip: skipsUnlessAll }, async () => {
    const page = await app.newPage();
    await page.goto("/contract");
    const file = { name: "깨진.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 broken") };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("alert").first().waitFor();
    await page
      .getByRole("button", { name: /깨진\.pdf/ })
      .filter({ hasText: "읽을 수 없습니다" })
      .waitFor();
    await page.close();
  });

  it("is reviewed by lists, its dates go into a calendar, and on a phone its contents are reached", async () => {
    const page = await app.newPage();
    await page.goto("/contract");
    await page.locator("input[type=file]").setInputFiles("samples/contract.txt");
    await page.waitForURL(/\/contract\/of\//);
    await page.getByRole("tab", { name: "검토" }).click();
    const odd = page.locator('section[data-kind="odd"]');
    await odd.getByText("한쪽이 언제든지 이유 없이 끝낼 수 있습니다").waitFor();
    await page.locator('section[data-kind="missing"]').getByText("불가항력").waitFor();
    await page.getByText("판단까지 맡기려면 모델이 필요합니다.").waitFor();
    const word = page.waitForEvent("download");
    await page.getByRole("button", { name: "워드로 받기" }).click();
    assert.equal((await word).suggestedFilename(), "계약 검토.docx");
    await odd.getByText("한쪽이 언제든지 이유 없이 끝낼 수 있습니다").click();
    assert.match((await page.locator("mark").first().textContent()) ?? "", /언제든지/);

    await page.getByRole("tab", { name: "날짜와 금액" }).click();
    const calendar = page.waitForEvent("download");
    await page.getByRole("button", { name: "달력에 넣기" }).click();
    assert.match(await readFile(await (await calendar).path(), "utf8"), /DTSTART;VALUE=DATE:20261201/);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText("계약서", { exact: true }).click();
    await page.getByRole("tab", { name: "조항" }).click();
    await page.getByRole("button", { name: "차례" }).click();
    await page
      .getByRole("navigation", { name: "조항 차례" })
      .getByRole("button", { name: /제11조/ })
      .click();
    const article = page.locator("section", { hasText: "제11조(해지)" });
    await page.waitForFunction(
      (place) => (place?.getBoundingClientRect().y ?? Number.POSITIVE_INFINITY) < 500,
      await article.elementHandle(),
    );
    const conversation = page.url();
    const original = page.getByTestId("viewer");
    const closings = [() => original.getByRole("button", { name: "문서 닫기" }).click(), () => page.goBack()];
    for (const closeOriginal of closings) {
      await page.getByRole("button", { name: "원본 보기" }).click();
      await original.waitFor();
      await closeOriginal();
      await original.waitFor({ state: "detached" });
    }
    await article.waitFor({ timeout: 5_000 });
    await page.goBack();
    await article.waitFor({ state: "hidden" });
    assert.equal(page.url(), conversation, "Back closes the contract, and not the conversation");
    await page.close();
  });

  it("stands side by side with others, is sorted and narrowed, and a cell opens it at its words", async () => {
    const { documents } = app.jihwi;
    for (const [name, percent] of [
      ["가온.txt", "오"],
      ["나래.txt", "칠"],
    ] as const) {
      const { id } = await documents.add(contract(`계약 금액의 백분의 ${percent}`, ""), name);
      await documents.settled(id);
    }
    const page = await app.newPage();
    await page.goto("/contract");
    await page.getByRole("link", { name: "여러 계약서를 나란히 보기" }).click();
    await page.getByRole("checkbox", { name: "가온.txt" }).check();
    await page.getByRole("checkbox", { name: "나래.txt" }).check();
    await page.getByRole("textbox", { name: "열로 더할 물음" }).fill("위약금은?");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "표 만들기" }).click();
    const rows = page.getByRole("table").locator("tbody tr");
    await rows.first().getByRole("button", { name: "제2조 가온.txt 열기" }).waitFor();
    assert.match((await rows.first().textContent()) ?? "", /모델이 있어야 답합니다/);
    assert.equal(await page.getByRole("button", { name: "시작" }).count(), 0, "nothing is left that code could fill");

    await page.getByRole("button", { name: "계약서", exact: true }).click();
    await page.getByRole("button", { name: "계약서", exact: true }).click();
    await happens(async () => /^나래/.test((await rows.first().textContent()) ?? ""));
    await page.getByRole("textbox", { name: "표에서 찾기" }).fill("가온");
    await happens(async () => (await rows.count()) === 1);

    await rows.first().getByRole("button", { name: "제4조 가온.txt 열기" }).click();
    await page.locator("mark", { hasText: "서면으로 알리고 계약을 해지할 수 있다" }).first().waitFor();
    const [session] = (await app.jihwi.store.sessions.list({ agent: "contract" })).items;
    assert.equal(session?.title, "가온.txt 외 1건");
    const saved = async (format: string) =>
      (await page.request.get(`/api/contract-tables/${session?.id}/export?format=${format}`)).text();
    assert.match(await saved("csv"), /^\uFEFF계약서,.*\r\n가온\.txt,/);
    assert.match(await saved("ics"), /^BEGIN:VCALENDAR/);
  });
});
