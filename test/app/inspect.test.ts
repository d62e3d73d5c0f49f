import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { tableToXlsx } from "#documents";
import {
  type AnalysisReport,
  analysisReportSchema,
  criteriaViewSchema,
  inspectApi,
  inspectionStartedSchema,
  inspectionsApi,
  inspectionViewSchema,
  inspectRowsSchema,
  jobViewSchema,
  planSchema,
  reportFormatSchema,
  stepResultSchema,
} from "#protocol";
import { happens } from "../happens.ts";
import { chunksOf, openTestApp, textIn } from "./open-test-app.ts";

const test = await openTestApp();
after(() => test[Symbol.asyncDispose]());

const post = (path: string, body: unknown) => test.request(path, { method: "POST", body: JSON.stringify(body) });

async function inspect(sessionId: string, text: string, options: object = {}) {
  const chunks = await chunksOf(await test.ask("inspect", sessionId, text, { options }));
  const results = chunks
    .filter(({ type }) => type === "data-result")
    .map(({ data }) => data as { kind: string; value: unknown });
  const report = analysisReportSchema.parse(results.find(({ kind }) => kind === "report")?.value);
  return { chunks, results, report };
}

const example = ["length_check", "keyword_check"];

describe("one text", () => {
  it("1500 characters are critical at step 1, and one of two steps is executed", async () => {
    const { chunks, results, report } = await inspect("i-1", "가".repeat(1500), { only: example });
    assert.equal(report.status, "problem_found");
    assert.deepEqual([report.stopped_at?.step_id, report.stopped_at?.algorithm_name], [1, "length_check"]);
    assert.deepEqual([report.executed_steps, report.total_steps], [1, 2]);
    assert.equal(report.steps[0]?.execution_result.length, 1500);
    assert.equal(report.steps[0]?.judgment.severity, "critical");
    assert.match(report.steps[0]?.judgment.reasoning ?? "", /length > 1000[\s\S]*1500/);
    assert.deepEqual(
      results.map(({ kind }) => kind),
      ["choices", "plan", "step", "report"],
    );
    const answer = textIn(chunks);
    for (const line of ["Status: problem_found", "Stopped at: Step 1 (length_check)", "Executed: 1/2 steps"])
      assert.ok(answer.includes(line), line);
  });

  it("lists show the beginning of a text without the personal data and secrets in it", async () => {
    const text = "환불 문의\n010-1234-5678 홍길동, 900101-1234568, AKIAIOSFODNN7EXAMPLE";
    await inspect("i-private", text, { only: ["length_check"] });
    const { title } = await test.jihwi.store.sessions.get("i-private");
    const [turn] = (await test.jihwi.store.turns.list({ agent: "inspect", limit: 1 })).items;
    assert.match(title, /^환불 문의 01\*-\*{4}-\*{4} 홍길동, 90\*{4}-\*{7}, AK\*/);
    assert.equal(turn?.title, title);
  });

  it("goes on after a problem when it is asked to, and judges by the criteria it is given", async () => {
    const all = await inspect("i-2", "가".repeat(1500), { only: example, all: true });
    assert.deepEqual([all.report.executed_steps, all.report.stopped_at], [2, null]);
    const criteria = { length_check: "- length > 2000 → Critical\n- length <= 2000 → 정상" };
    assert.equal((await inspect("i-3", "가".repeat(1500), { criteria })).report.status, "all_passed");
  });

  it("says what can run, by which criteria, and what each algorithm lacks that cannot", async () => {
    const answer = inspectApi.algorithms.answer.parse(await (await test.request("/api/inspect/algorithms")).json());
    const everyday = ["length_check", "pii_check", "secret_check", "profanity_check", "link_check", "repetition_check"];
    assert.deepEqual(answer.order, everyday);
    const length = answer.algorithms.find(({ name }) => name === "length_check");
    assert.deepEqual(length?.fields.includes("length"), true);
    assert.match(length?.criteria ?? "", /length/);
    const lacking = answer.algorithms.find(({ name }) => name === "required_phrase_check");
    assert.match(lacking?.notConfigured?.ko ?? "", /필수 문구/);
    assert.equal(length?.notConfigured, null);
  });

  it("shows the plan before it is run", async () => {
    const plan = planSchema.parse(
      await (await post("/api/inspect/plan", { only: example, all: false, criteria: {} })).json(),
    );
    assert.deepEqual(
      plan.steps.map(({ algorithm_name, depends_on }) => [algorithm_name, depends_on]),
      [
        ["length_check", []],
        ["keyword_check", [1]],
      ],
    );
  });

  it("compiles criteria as they are written, line by line", async () => {
    const markdown = "# 길이\n\n- length > 1000 → Critical\n- 500자 초과 → Warning\n- 글이 정중하다 → 정상\n";
    const view = criteriaViewSchema.parse(
      await (await post("/api/inspect/criteria", { algorithm: "length_check", markdown })).json(),
    );
    assert.equal(view.title, "길이");
    assert.deepEqual(
      view.conditions.map(({ line, expression, severity }) => [line, expression !== null, severity]),
      [
        [3, true, "critical"],
        [4, true, "warning"],
        [5, false, "none"],
      ],
    );
    assert.ok(view.conditions[2]?.reason, "what code cannot decide says why");
    const gap = criteriaViewSchema.parse(
      await (
        await post("/api/inspect/criteria", { algorithm: "length_check", markdown: "- length > 10 → Critical" })
      ).json(),
    );
    assert.ok(gap.gaps.length > 0);
  });

  it("mends a text where code can", async () => {
    const text = "전화 010-1234-5678";
    const { report } = await inspect("i-5", text);
    const findings = report.steps.flatMap((step) => step.findings);
    assert.deepEqual(await (await post("/api/inspect/fix", { text, findings })).json(), {
      text: "전화 01*-****-****",
      fixed: 1,
      removed: [],
    });
  });

  it("gives a report as a file in every format", async () => {
    const { report } = await inspect("i-4", "가".repeat(1500));
    for (const format of reportFormatSchema.options) {
      const response = await post(`/api/inspect/report?format=${format}`, report);
      const text = await response.text();
      assert.equal(response.status, 200, text);
      assert.match(response.headers.get("content-disposition") ?? "", /^attachment/);
      if (format === "xlsx" || format === "docx") assert.match(text, /^PK/);
      else
        assert.match(text, ["stylish", "markdown", "html", "csv"].includes(format) ? /길이/ : /length_check/, format);
      if (format === "sarif") assert.equal(JSON.parse(text).version, "2.1.0");
    }
  });
});

describe("a spreadsheet of the library", () => {
  const cells = [
    ["번호", "답변"],
    ["1", "안녕하세요"],
    ["", ""],
    ["2", "010-1234-5678로 전화하세요"],
  ];
  const wanted = ["‘Sheet1’ 시트 4행"];
  const placesIn = (report: AnalysisReport | undefined) =>
    report?.steps.flatMap(({ findings }) => findings.map(({ place }) => place));

  it("tells the sheet and the row of what was found, alone and among many", async () => {
    const { documents, store } = test.jihwi;
    const { id: document } = await documents.add(await tableToXlsx(cells), "답변.xlsx");
    await happens(async () => (await store.documents.get(document)).status === "ready");
    const { report, results } = await inspect("i-sheet", "답변.xlsx", { only: ["pii_check"], document });
    assert.deepEqual(placesIn(report), wanted);
    const step = stepResultSchema.parse(results.find(({ kind }) => kind === "step")?.value);
    assert.deepEqual(placesIn({ ...report, steps: [step] }), wanted);
    const answer = await post("/api/inspections", { only: ["pii_check"], documents: [document] });
    const { id, jobId } = inspectionStartedSchema.parse(await answer.json());
    await chunksOf(await test.request(`/api/jobs/${jobId}/stream`));
    const { rows } = inspectRowsSchema.parse(await (await test.request(`/api/inspections/${id}/rows`)).json());
    assert.deepEqual(placesIn(rows[0]), wanted);
  });
});

describe("many documents", () => {
  const jsonl = [{ text: "짧은 글" }, { text: "가".repeat(1500) }, { text: "나".repeat(700) }, { body: "글이 없는 줄" }]
    .map((row) => JSON.stringify(row))
    .join("\n");

  function form(options?: object): FormData {
    const data = new FormData();
    data.append("file", new File([jsonl], "posts.jsonl"));
    data.append("file", new File(["메모 한 줄"], "메모.txt"));
    if (options !== undefined) data.append("options", JSON.stringify(options));
    return data;
  }

  async function start(init: RequestInit, query = "") {
    const response = await test.request(`/api/inspections${query}`, { method: "POST", ...init });
    const body = await response.json();
    assert.equal(response.status, 200, JSON.stringify(body));
    return inspectionStartedSchema.parse(body);
  }

  /** Follows the job as the page does. */
  async function follow(jobId: string) {
    const jobs = (await chunksOf(await test.request(`/api/jobs/${jobId}/stream`))).map((job) =>
      jobViewSchema.parse(job),
    );
    return jobs.at(-1);
  }

  async function rows(id: string, query = "") {
    return inspectRowsSchema.parse(await (await test.request(`/api/inspections/${id}/rows${query}`)).json());
  }

  it("are uploaded, judged by a job, and read row by row", async () => {
    const { id, jobId, documents } = await start({ body: form({ title: "게시글", only: ["length_check"] }) });
    assert.equal(documents, 5);
    const job = await follow(jobId);
    assert.deepEqual([job?.status, job?.progress?.done, job?.progress?.total], ["finished", 5, 5]);
    const view = inspectionViewSchema.parse(await (await test.request(`/api/inspections/${id}`)).json());
    assert.deepEqual(
      [view.title, view.status, view.judged, view.algorithms],
      ["게시글", "finished", 5, ["length_check"]],
    );
    const all = await rows(id);
    const seen = (report: AnalysisReport) => [report.document, report.status];
    assert.deepEqual(all.rows.map(seen), [
      ["posts.jsonl:1", "all_passed"],
      ["posts.jsonl:2", "problem_found"],
      ["posts.jsonl:3", "problem_found"],
      ["posts.jsonl:4", "error"],
      ["메모.txt", "all_passed"],
    ]);
    assert.deepEqual(all.summary.byAlgorithm, { length_check: { none: 2, critical: 1, warning: 1 } });
    assert.deepEqual((await rows(id, "?status=error")).rows.map(seen), [["posts.jsonl:4", "error"]]);
    assert.deepEqual((await rows(id, "?algorithm=length_check&severity=critical")).rows.map(seen), [
      ["posts.jsonl:2", "problem_found"],
    ]);
    const page = await rows(id, "?limit=2");
    assert.equal(page.rows.length, 2);
    const rest = await rows(id, `?limit=200&after=${page.next}`);
    assert.deepEqual([rest.rows.length, rest.next], [3, null]);

    const file = await test.request(`/api/inspections/${id}/report?format=jsonl`);
    assert.equal((await file.text()).trim().split("\n").length, 5);
    const list = inspectionsApi.list.answer.parse(await (await test.request("/api/inspections")).json());
    assert.ok(list.inspections.some((inspection) => inspection.id === id));
    assert.equal((await test.request(`/api/inspections/${id}/resume`, { method: "POST" })).status, 409);
    assert.equal((await test.request(`/api/inspections/${id}`, { method: "DELETE" })).status, 200);
    assert.equal((await test.request(`/api/inspections/${id}`)).status, 404);
  });

  it("come as a stream of records, or from the library", async () => {
    const options = encodeURIComponent(JSON.stringify({ only: ["length_check"], field: "body" }));
    const streamed = await start(
      { body: Buffer.from(jsonl), headers: { "content-type": "application/x-ndjson" } },
      `?options=${options}&name=chat.ndjson`,
    );
    await follow(streamed.jobId);
    assert.deepEqual((await rows(streamed.id)).rows.map(({ document, status }) => [document, status]).at(-1), [
      "chat.ndjson:4",
      "all_passed",
    ]);

    const upload = new FormData();
    upload.append("file", new File(["# 제목\n\n주민등록번호 900101-1234568\n"], "신청서.md"));
    const { documents } = await (await test.request("/api/documents", { method: "POST", body: upload })).json();
    await test.jihwi.documents.settled(documents[0].documentId);
    const { id, jobId } = await start({
      body: JSON.stringify({ documents: [documents[0].documentId], only: ["pii_check"] }),
    });
    await follow(jobId);
    const found = await rows(id);
    assert.equal(found.rows[0]?.document, "신청서.md");
    assert.equal(found.rows[0]?.status, "problem_found");
  });
});

describe("many documents and criteria in prose", () => {
  const options = { only: ["length_check"], criteria: { length_check: "- 글이 무례하다 → Critical" } };
  const form = () => {
    const body = new FormData();
    body.append("file", new File(['{"text":"안녕하세요"}\n{"text":"비켜"}'], "a.jsonl"));
    body.append("options", JSON.stringify(options));
    return { method: "POST", body };
  };

  it("without a model no document passes: each is undecided", async () => {
    const { id, jobId } = await (await test.request("/api/inspections", form())).json();
    await chunksOf(await test.request(`/api/jobs/${jobId}/stream`));
    const { summary } = inspectRowsSchema.parse(await (await test.request(`/api/inspections/${id}/rows`)).json());
    assert.deepEqual(summary.byStatus, { undecided: 2 });
    assert.deepEqual(summary.byAlgorithm, { length_check: { undecided: 2 } });
  });
});

describe("wrong requests about inspecting", () => {
  const wrong: readonly (readonly [name: string, path: string, body: unknown, status: number])[] = [
    ["an algorithm that is not there", "/api/inspect/plan", { only: ["cook_check"] }, 400],
    ["a plan of nothing", "/api/inspect/plan", { only: [] }, 400],
    ["criteria that hold no condition", "/api/inspect/plan", { criteria: { length_check: "# 제목뿐" } }, 400],
    ["criteria of nothing", "/api/inspect/criteria", { algorithm: "cook_check", markdown: "" }, 400],
    ["criteria without an algorithm", "/api/inspect/criteria", { markdown: "- length > 1 → Critical" }, 400],
    ["an unknown format", "/api/inspect/report?format=pdf", {}, 400],
    ["a report that is none", "/api/inspect/report?format=json", { document: "x" }, 400],
    ["no documents", "/api/inspections", {}, 400],
    ["unknown options", "/api/inspections", { onlly: ["length_check"] }, 400],
    ["a document that is not there", "/api/inspections", { documents: ["nope"] }, 404],
    ["an inspection that is not there", "/api/inspections/nope/resume", {}, 404],
  ];
  for (const [name, path, body, status] of wrong) {
    it(`${name}: ${status}`, async () => {
      const response = await post(path, body);
      const { error } = await response.json();
      assert.equal(response.status, status, JSON.stringify(error));
      assert.equal(typeof error.message, "string");
    });
  }

  it("a form without files, a broken form, options that are no JSON: 400, and nothing is begun", async () => {
    const before = inspectionsApi.list.answer.parse(await (await test.request("/api/inspections")).json());
    const empty = new FormData();
    empty.append("options", "{}");
    const bad = new FormData();
    bad.append("file", new File(['{"text":"x"}'], "a.jsonl"));
    bad.append("options", "{nope");
    for (const init of [
      { body: empty },
      { body: bad },
      { body: Buffer.from("no form"), headers: { "content-type": "multipart/form-data; boundary=x" } },
      { body: Buffer.from("what is this"), headers: { "content-type": "text/plain" } },
      {},
    ]) {
      const response = await test.request("/api/inspections", { method: "POST", ...init });
      assert.equal(response.status, 400, await response.text());
    }
    const now = inspectionsApi.list.answer.parse(await (await test.request("/api/inspections")).json());
    assert.equal(now.inspections.length, before.inspections.length);
    assert.equal((await test.request("/api/inspections/nope/rows")).status, 404);
    assert.equal((await test.request("/api/inspections/nope/report?format=jsonl")).status, 404);
    assert.equal((await test.request("/api/inspections/nope", { method: "DELETE" })).status, 404);
    assert.equal((await test.request("/api/inspections?after=zzz")).status, 400);
  });
});
