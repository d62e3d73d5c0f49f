import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { z } from "zod";
import { skipsUnlessAll } from "../all-tests.ts";
import { happens } from "../happens.ts";
import { missingBrowser, type OpenApp, openApp } from "./open-app.ts";

describe("documents of a conversation in the browser", { skip: await missingBrowser() }, () => {
  let app: OpenApp;
  before(async () => {
    app = await openApp();
  });
  after(() => app.close());

  it("that arrive late are added to the others, and questions wait for them", async () => {
    const page = await app.newPage();
    const file = (name: string) => ({
      name,
      mimeType: "text/markdown",
      buffer: Buffer.from(`# ${name}\n\n${name}: 배송은 사흘 걸립니다.`),
    });
    let late = Promise.withResolvers<void>();
    await page.route("**/api/documents", async (route) => {
      if (route.request().postDataBuffer()?.includes("늦은") === true) await late.promise;
      await route.continue();
    });
    await page.goto("/chat");
    await page.getByRole("button", { name: "문서", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "문서" });
    const input = drawer.locator("input[type=file]");
    await input.setInputFiles(file("늦은 안내.md"));
    await input.setInputFiles(file("이른 안내.md"));
    await drawer.getByRole("checkbox", { name: /이른 안내/, checked: true }).waitFor();
    late.resolve();
    await drawer.getByRole("checkbox", { name: /늦은 안내/, checked: true }).waitFor();
    await drawer.getByRole("checkbox", { name: /이른 안내/, checked: true }).waitFor();

    // A file that is there already is told by the name that it has.
    await input.setInputFiles({ ...file("이른 안내.md"), name: "내 안내.md" });
    const known = drawer.getByRole("listitem").filter({ hasText: "이미 있는 문서입니다: 이른 안내.md" });
    await known.getByText("내 안내.md").waitFor();
    await page.getByText("같은 파일: 내 안내.md").waitFor();
    await known.getByRole("button", { name: "닫기" }).click();

    late = Promise.withResolvers<void>();
    await input.setInputFiles(file("더 늦은 안내.md"));
    await page.keyboard.press("Escape");
    await page.getByText("파일 1개를 올리고 있습니다").waitFor();
    await page.getByRole("textbox", { name: "메시지" }).fill("문서에서 배송이 며칠 걸리는지 찾아줘");
    await page.keyboard.press("Enter");
    late.resolve();
    await page.waitForURL(/\/chat\/.+/);
    await page.getByRole("button", { name: "문서 3" }).waitFor();

    // In a conversation that is open: who stops the wait has not asked.
    late = Promise.withResolvers<void>();
    const field = page.getByRole("textbox", { name: "메시지" });
    const questions = page.locator("article[data-role=user]");
    await page.locator("article[data-role=assistant][data-running=false]").waitFor();
    await page.getByRole("button", { name: "문서 3" }).click();
    await input.setInputFiles(file("가장 늦은 안내.md"));
    await page.keyboard.press("Escape");
    await field.fill("가장 늦은 안내에서 배송이 며칠 걸리는지 찾아줘");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "멈추기" }).click();
    assert.equal(await field.inputValue(), "가장 늦은 안내에서 배송이 며칠 걸리는지 찾아줘");
    await field.press("Enter");
    await page.getByRole("button", { name: "멈추기" }).waitFor();
    assert.equal(await questions.count(), 1);
    const asked = page.waitForRequest((request) => request.method() === "POST" && /\/turns$/.test(request.url()));
    late.resolve();
    const sent = z.object({ options: z.object({ documents: z.array(z.string()) }) });
    assert.equal(sent.parse((await asked).postDataJSON()).options.documents.length, 4);
    await questions.nth(1).waitFor();
    assert.equal(await questions.count(), 2);

    // A question is not asked without a file that it waited for; who asks again knows.
    await page.locator("article[data-role=assistant][data-running=false]").nth(1).waitFor();
    late = Promise.withResolvers<void>();
    await page.getByRole("button", { name: "문서 4" }).click();
    await input.setInputFiles({
      name: "늦은 그림.xyz",
      mimeType: "application/x-unknown",
      buffer: Buffer.from([0, 1, 2]),
    });
    await page.keyboard.press("Escape");
    // The drawer tells of it too, as long as it is there.
    await drawer.waitFor({ state: "hidden" });
    await field.fill("그림에 뭐가 있어?");
    await page.keyboard.press("Enter");
    late.resolve();
    await page.getByRole("alert").getByText("늦은 그림.xyz").waitFor();
    assert.equal(await field.inputValue(), "그림에 뭐가 있어?");
    assert.equal(await questions.count(), 2);

    // What is deleted is attached no longer, and does not stand in the way of a question.
    const { documents } = await (await page.request.get("/api/documents")).json();
    const early = documents.find(({ name }: { name: string }) => name === "이른 안내.md");
    await page.request.delete(`/api/documents/${early.id}`);
    await page.getByRole("button", { name: "문서 3" }).waitFor();
    await field.press("Enter");
    await page.locator("article[data-role=assistant][data-running=false]").nth(2).waitFor();
    await page.close();
  });

  it("are attached and detached in every tab of it, and whatever is asked waits until they are", {
    skip: skipsUnlessAll,
  }, async () => {
    const { store, documents } = app.jihwi;
    const [first, kept, detached] = [
      await documents.add(Buffer.from("# 가 자료"), "가 자료.md"),
      await documents.add(Buffer.from("# 나 자료"), "나 자료.md"),
      await documents.add(Buffer.from("# 다 자료"), "다 자료.md"),
    ];
    await store.sessions.create({ id: "s-tabs", agent: "chat", title: "두 탭" });
    await store.documents.attach("s-tabs", [first.id, detached.id]);
    const page = await app.newPage();
    const other = await page.context().newPage();
    const count = (tab: typeof page, number: number) =>
      tab.getByRole("button", { name: `문서 ${number}`, exact: true });
    for (const tab of [page, other]) {
      await tab.goto("/chat/s-tabs");
      await count(tab, 2).waitFor();
    }
    await other.getByRole("button", { name: "가 자료.md 떼기" }).click();
    await count(page, 1).waitFor();
    await count(other, 1).click();
    await other.getByRole("checkbox", { name: /나 자료/ }).click();
    await count(page, 2).waitFor();
    let sent = Promise.withResolvers<void>();
    await page.route("**/api/sessions/s-tabs/documents", async (route) => {
      await sent.promise;
      await route.continue();
    });
    const asked: unknown[] = [];
    page.on("request", (request) => {
      if (/\/turns$/.test(request.url())) asked.push(request.postDataJSON());
    });
    const waysToAsk = [
      async () => {
        await page.getByRole("textbox", { name: "메시지" }).fill("배송은 며칠 걸리나요?");
        await page.keyboard.press("Enter");
      },
      () => page.getByRole("button", { name: "다시 답하기" }).click(),
      async () => {
        await page.getByRole("button", { name: "고쳐서 다시 묻기" }).click();
        await page.getByRole("textbox", { name: "고친 질문" }).fill("배송은 얼마나 걸리나요?");
        await page.keyboard.press("Enter");
      },
    ];
    for (const [times, ask] of waysToAsk.entries()) {
      sent = Promise.withResolvers<void>();
      await store.documents.attach("s-tabs", [detached.id]);
      await page.getByRole("button", { name: "다 자료.md 떼기" }).click();
      await ask();
      await page.getByRole("button", { name: "멈추기" }).waitFor();
      assert.equal(asked.length, times);
      // Another tab's change brings a list that does not know of the one on its way.
      await store.documents.attach("s-tabs", [first.id]);
      await count(page, 3).waitFor();
      sent.resolve();
      await happens(async () => asked.length === times + 1);
      assert.deepEqual(documentsOf(asked.at(-1)), [first.id, kept.id].sort());
      await page.getByRole("button", { name: "멈추기" }).waitFor({ state: "hidden" });
      const change = { add: [], remove: [first.id] };
      await other.request.patch("/api/sessions/s-tabs/documents", { data: change });
      await count(page, 1).waitFor();
      assert.deepEqual(
        (await store.documents.attached("s-tabs")).map(({ id }) => id),
        [kept.id],
      );
    }
    await other.close();
    await page.close();
  });

  it("that has not begun stay with its words while another page is open, and one that is found joins them", async () => {
    const { store, documents } = app.jihwi;
    const added = [
      await documents.add(Buffer.from("# 라 자료"), "라 자료.md"),
      await documents.add(Buffer.from("# 마 자료"), "마 자료.md"),
    ];
    await happens(async () =>
      (await Promise.all(added.map(({ id }) => documents.get(id)))).every(({ status }) => status === "ready"),
    );
    const page = await app.newPage();
    await page.goto("/chat");
    const count = (number: number) => page.getByRole("button", { name: `문서 ${number}`, exact: true });
    const field = page.getByRole("textbox", { name: "메시지" });
    await page.getByRole("button", { name: "문서", exact: true }).click();
    await page.getByRole("checkbox", { name: /라 자료/ }).click();
    await count(1).waitFor();
    await page.keyboard.press("Escape");
    await field.fill("둘을 견주어 줘");
    await page.getByRole("link", { name: "설정" }).click();
    await page.getByRole("heading", { name: "모델 연결" }).waitFor();
    await page.getByRole("link", { name: "대화" }).click();
    await count(1).waitFor();
    assert.equal(await field.inputValue(), "둘을 견주어 줘");

    // On the very page that the link leads to.
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "모두 찾기" }).fill("마 자료");
    await page.getByRole("option", { name: "마 자료.md 문서", exact: true }).waitFor();
    await page.keyboard.press("Enter");
    await count(2).waitFor();
    // What was detached since stays so when the page is loaded again.
    await page.getByRole("button", { name: "라 자료.md 떼기" }).click();
    await count(1).waitFor();
    await page.reload();
    await count(1).waitFor();
    await page.getByRole("button", { name: "마 자료.md 떼기" }).waitFor();
    assert.equal(await field.inputValue(), "둘을 견주어 줘");

    await page.getByRole("button", { name: "새 대화" }).first().click();
    await count(1).waitFor();
    assert.equal(await field.inputValue(), "둘을 견주어 줘");

    await field.press("Enter");
    await page.waitForURL(/\/chat\/session_.+/);
    const session = /session_[^/?#]+/.exec(page.url())?.[0] ?? "";
    assert.deepEqual(
      (await store.documents.attached(session)).map(({ name }) => name),
      ["마 자료.md"],
    );
    await page.getByRole("button", { name: "새 대화" }).first().click();
    await page.getByRole("button", { name: "문서", exact: true }).waitFor();
    assert.equal(await count(1).count(), 0, "a conversation that has begun takes its documents with it");
    await page.close();
  });
});

function documentsOf(request: unknown): readonly string[] {
  const { options } = z.object({ options: z.object({ documents: z.array(z.string()) }) }).parse(request);
  return options.documents.toSorted();
}
