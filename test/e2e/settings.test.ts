import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { skipsUnlessAll } from "../all-tests.ts";
import { type FakeProvider, startFakeProvider, text } from "../fakes/index.ts";
import { happens } from "../happens.ts";
import { missingBrowser, type OpenApp, openApp } from "./open-app.ts";

const key = "sk-test-abcdefghijklmnopqrstuvwx-9876";
const token = "a token of sixteen characters or more";

describe("settings in the browser", { skip: await missingBrowser() }, () => {
  let app: OpenApp;
  before(async () => {
    app = await openApp({ JIHWI_TOKEN: token });
  });
  after(() => app.close());

  it("asks for the server's token, refuses a wrong one, and opens with the right one", async () => {
    const page = await app.newPage();
    await page.goto("/chat");
    const door = page.getByRole("dialog", { name: "토큰이 필요합니다" });
    await door.getByLabel("토큰").fill("wrong");
    await door.getByRole("button", { name: "들어가기" }).click();
    await door.getByText("이 토큰은 맞지 않습니다.").waitFor();
    const other = await page.context().newPage();
    await other.goto("/chat");
    await other.getByRole("dialog", { name: "토큰이 필요합니다" }).waitFor();
    await door.getByLabel("토큰").fill(token);
    await door.getByRole("button", { name: "들어가기" }).click();
    await page.getByText("나눈 대화가 여기에 모입니다.").waitFor();
    await other.getByText("나눈 대화가 여기에 모입니다.").waitFor();
    await other.close();
    await page.close();
  });

  it("never shows a key again: not on the page, not in any answer, only its ending", async () => {
    const page = await app.newPage({ language: "en" });
    await page.addInitScript((value) => localStorage.setItem("jihwi.token", JSON.stringify(value)), token);
    await page.goto("/settings");
    await page.getByTestId("executor-badge").filter({ visible: true }).getByText("Rules").waitFor();
    await page.getByRole("radiogroup", { name: "Where is the model?" }).getByText("OpenAI").click();
    const field = page.getByLabel("API key", { exact: true });
    await field.fill(key);
    await page.keyboard.press("Enter");
    await page.getByText("ends in 9876").first().waitFor();
    await happens(async () => (await field.inputValue()) === "");
    const reading: Promise<string>[] = [];
    page.on("response", (response) => {
      // The stream of changes never ends.
      if (/\/api\/(?!events)/.test(response.url())) reading.push(response.text().catch(() => ""));
    });
    await page.reload();
    await page.getByRole("radiogroup", { name: "Where is the model?" }).getByText("OpenAI").click();
    await page.getByText("ends in 9876").first().waitFor();
    await happens(async () => reading.length > 0);
    const answers = await Promise.all(reading);
    assert.ok(![...answers, await page.content()].some((text) => text.includes(key.slice(0, 20))));
    await page.close();
  });

  it("chooses a model for all roles, and the badge tells that models answer", async () => {
    const page = await app.newPage({ language: "en" });
    await page.addInitScript((value) => localStorage.setItem("jihwi.token", JSON.stringify(value)), token);
    await page.goto("/settings");
    const field = page.getByRole("combobox", { name: "Model for All roles" });
    await field.fill("openai:gpt-4o-mini");
    await page.keyboard.press("Enter");
    await page
      .getByTestId("executor-badge")
      .filter({ visible: true })
      .getByText(/Models|Mixed/)
      .waitFor();
    await page.getByRole("button", { name: "Take the choice back: All roles" }).click();
    await page.getByTestId("executor-badge").filter({ visible: true }).getByText("Rules").waitFor();
    await page.close();
  });

  it("keeps a key for web search, which is set up at once", async () => {
    const page = await app.newPage({ language: "en" });
    await page.addInitScript((value) => localStorage.setItem("jihwi.token", JSON.stringify(value)), token);
    await page.goto("/settings");
    await page.getByLabel("Web search: Tavily").fill("tvly-test-abcdefgh-4321");
    await page.keyboard.press("Enter");
    await page.getByText("ends in 4321").waitFor();
    await page.close();
  });
});

describe("connecting a model in the browser", { skip: await missingBrowser() }, () => {
  let fake: FakeProvider;
  let app: OpenApp;
  before(async () => {
    fake = await startFakeProvider();
    app = await openApp();
  });
  after(async () => {
    await app.close();
    await fake.close();
  });

  it("goes from the address to the list, the test with its answer, and the composer, where a conversation keeps its choice", async () => {
    fake.respond(() => text("OK, 들립니다."));
    const page = await app.newPage();
    await page.goto("/settings");
    await page.getByRole("radiogroup", { name: "어디의 모델을 쓸까요?" }).getByText("다른 서버").click();
    await page.getByLabel(/^주소/).fill(`${fake.url}/v1`);
    await page.keyboard.press("Enter");
    await page.getByRole("combobox", { name: "모델", exact: true }).click();
    await page.getByRole("option", { name: "fake-model" }).click();
    await page.getByRole("button", { name: "시험하고 쓰기" }).click();
    await page.getByRole("status").getByText("모델의 답: “OK, 들립니다.”").waitFor();
    await page.goto("/chat");
    await page.getByRole("button", { name: /누가 답할까요/ }).click();
    await page.getByRole("menuitem", { name: "규칙만" }).click();
    await page.getByRole("textbox", { name: "메시지" }).fill("지금 몇 시야?");
    await page.keyboard.press("Enter");
    await page.locator("article[data-role=assistant] footer").getByText("규칙이 답함").waitFor();
    await page.reload();
    await page.getByRole("button", { name: /누가 답할까요.*규칙만/ }).waitFor();
    await page.close();
  });

  it("tells two servers of this computer apart that have a model of one name", { skip: skipsUnlessAll }, async () => {
    fake.respond(() => text("둘째가 답합니다."));
    const page = await app.newPage();
    const servers = ["http://127.0.0.1:9/v1", `${fake.url}/v1`];
    await page.route("**/api/models", async (route) => {
      if (route.request().method() !== "GET") return route.continue();
      const answer = await (await route.fetch({ maxRetries: 2 })).json();
      const found = servers.map((server) => ({ id: "compatible:fake-model", server }));
      await route.fulfill({ json: { ...answer, found } });
    });
    await page.goto("/settings");
    await page.getByRole("combobox", { name: "모델", exact: true }).click();
    await page.getByRole("option", { name: `fake-model · ${servers[1]}` }).click();
    await page.getByRole("button", { name: "시험하고 쓰기" }).click();
    await page.getByRole("status").getByText("둘째가 답합니다.").waitFor();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.close();
  });
});
