import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { doubtfulStatuses } from "#protocol";
import { createGrounder, groundAnswer, prepareEvidence } from "./index.ts";

const prepared = prepareEvidence([
  { label: "제5조", text: "임대인은 임대차 종료 후 임차인에게 보증금 50,000,000원을 반환하여야 한다." },
  { label: "제7조", text: "임차인이 차임을 2회 이상 연체한 경우 임대인은 계약을 해지할 수 있다." },
]);

describe("an answer, sentence by sentence", () => {
  it("gives each sentence a status, in order, with its place", async () => {
    const answer =
      "네, 보증금을 돌려받을 수 있습니다.\n임대인은 임대차 종료 후 임차인에게 보증금 5천만 원을 반환하여야 합니다 [제5조]. 임차인이 임대인에게 보증금을 반환하여야 합니다 [제5조].\n궁금한 점이 있으면 말씀해 주세요.";
    const statements = await groundAnswer(answer, prepared);
    for (const { text, start, end } of statements) assert.equal(answer.slice(start, end), text);
    assert.deepEqual(statements.map(({ status }) => status).slice(1), ["supported", "contradicts", "own-words"]);
    const [, , wrong] = statements;
    assert.match(wrong?.evidence[0]?.quote ?? "", /임차인에게 보증금/);
  });

  it("takes a bracket that the evidence has itself for text, and any other that leads nowhere for a mark", async () => {
    const annex = prepareEvidence([
      { label: "1", text: "[별지 3] 이용 기간\n제공 데이터의 이용 기간은 2년으로 한다 [7]. [2026] 개정" },
    ]);
    const statusOf = async (answer: string) => (await groundAnswer(answer, annex))[0]?.status;
    assert.notEqual(await statusOf("[별지3] 이용 기간 제공 데이터의 이용 기간은 2년으로 한다 [1]."), "unknown-name");
    assert.notEqual(await statusOf("[2026] 개정으로 이용 기간은 2년으로 한다 [1]."), "unknown-name");
    assert.equal(await statusOf("[별지4] 이용 기간은 2년으로 한다 [1]."), "unknown-name");
    // Notes of the source make no number of an answer good.
    const notes = prepareEvidence([{ label: "1", text: "Whales sing in groups [3, 4] and alone [12-14]." }]);
    for (const mark of ["[3, 4]", "[12-14]"])
      assert.equal((await groundAnswer(`Whales sing ${mark}.`, notes))[0]?.status, "unknown-name");
    assert.equal(await statusOf("제공 데이터의 이용 기간은 2년으로 한다 [7]."), "unknown-name");
  });

  it("does not take the head and the cells of a table for names", async () => {
    const answer = [
      "| Year | Net Revenue | Growth Rate |",
      "|---|---|---|",
      "| Total | 50,000,000원 | – |",
      "",
      "| 연도 | Year | Operating Margin |",
      "|---|---|---|",
      "| Deposit | 2회 | – |",
      "",
    ].join("\n");
    const statements = await groundAnswer(answer, prepared);
    assert.deepEqual(
      statements.filter(({ status }) => status === "unknown-name").map(({ text }) => text),
      [],
    );
    const [invented] = await groundAnswer("| Year | Lindgren et al. (2031) |\n|---|---|\n", prepared);
    assert.equal(invented?.status, "unknown-name");
  });

  it("tells a figure of the matter without a source as such, behind the last mark, too", async () => {
    const policy = prepareEvidence(
      [
        {
          label: "1",
          text: "## 여비\n출장 숙박비는 1박에 8만원까지, 식비는 하루 3만원까지 지급한다.\n## 휴가\n연차는 15일이다. 재택 근무는 주 2일까지 한다.",
        },
      ],
      { user: "4박 출장인데 숙박비는 얼마야?" },
    );
    const behind = async (sentence: string) => {
      const answer = `출장 숙박비는 1박에 8만원까지 지급합니다 [1]. ${sentence}`;
      return (await groundAnswer(answer, policy)).at(-1)?.status;
    };
    for (const told of [
      "식비는 하루 5만원이다.",
      "연차는 30일입니다.",
      "재택근무는 주 5일이에요.",
      "Meals are 50,000 won.",
      "지급률은 90%입니다.",
    ])
      assert.equal(await behind(told), "uncited", told);
    for (const own of [
      "아래 3가지를 기억하세요.",
      "문서 2개를 찾아보았습니다.",
      "4박이라고 하셨지요.",
      "1. 숙박비",
      "도움이 되었기를 바랍니다.",
    ])
      assert.equal(await behind(own), "own-words", own);
  });

  describe("a row of a table", () => {
    const leave = prepareEvidence([
      {
        label: "1",
        text: "## 3. 휴가\n연차는 1년에 15일이다. 병가는 월 2회까지 쓸 수 있고, 오전 9시부터 오후 6시까지 신청한다.\n\n| 사유 | 일수 |\n|---|---|\n| 본인 결혼 | 5일 |\n| 자녀 결혼 | 1일 |",
      },
      { label: "2", text: "노트북은 3년마다 바꾸고, 퇴사할 때 반납한다." },
    ]);
    const statuses = async (...lines: string[]) =>
      (await groundAnswer(`${lines.join("\n")}\n`, leave)).map(({ status }) => status);

    it("is checked against what the table's other rows cite", async () => {
      const rows = [
        "| 연차 | 15일 [1] |",
        "| 연차 | 25일 |",
        "| 병가 | 월 3회 |",
        "| 병가 신청 시간 | 오전 9시~오후 6시 |",
      ];
      const [, ...found] = await statuses("| 항목 | 내용 |", "|---|---|", ...rows);
      assert.deepEqual(found, ["unchecked", "contradicts", "contradicts", "unchecked"]);
    });
    it("that says something in words is checked as a sentence is", async () => {
      const rows = ["| 병가 | 병가는 월 2회까지 쓸 수 없다 [1] |", "| 병가 | 병가는 월 2회까지 쓸 수 있다 [1] |"];
      const [, ...found] = await statuses("| 항목 | 내용 |", "|---|---|", ...rows);
      assert.equal(found[0], "contradicts");
      assert.notEqual(found[1], "contradicts");
    });
    it("is checked against what is cited above it under the same heading, or by a later row", async () => {
      const table = ["| 항목 | 주기 |", "|---|---|", "| 노트북 교체 | 5년 |", "| 노트북 교체 | 3년 |"];
      assert.deepEqual((await statuses("노트북은 퇴사할 때 반납합니다 [2].", "", ...table)).slice(2), [
        "contradicts",
        "unchecked",
      ]);
      assert.deepEqual((await statuses(...table, "| 노트북 반납 | 퇴사할 때 [2] |")).slice(1, 3), [
        "contradicts",
        "unchecked",
      ]);
      assert.deepEqual((await statuses("# 노트북 [2]", "# 다른 것", "", ...table)).slice(3), ["uncited", "uncited"]);
    });
    it("is compared with the row of the same name", async () => {
      const [, ...found] = await statuses(
        "| 사유 | 일수 |",
        "|---|---|",
        "| 자녀 결혼 | 5일 [1] |",
        "| 본인 결혼 | 5일 |",
      );
      assert.deepEqual(found, ["contradicts", "supported"]);
    });
    it("may be of another source than the rows around it, and may add up", async () => {
      const rows = ["| 연차 | 15일 [1] |", "| 노트북 교체 | 3년 |", "| 결혼 휴가 합계 | 6일 |"];
      const [, ...found] = await statuses("| 항목 | 내용 |", "|---|---|", ...rows);
      assert.deepEqual(found, ["unchecked", "unchecked", "unchecked"]);
    });
    it("waits for the end of its table where the text comes in pieces", async () => {
      const answer = "| 항목 | 주기 |\n|---|---|\n| 노트북 교체 | 5년 |\n| 반납 | 퇴사할 때 [2] |\n\n끝입니다.";
      const grounder = createGrounder(leave);
      const pieces = [...answer].flatMap((letter) => grounder.push(letter));
      assert.deepEqual([...pieces, ...grounder.flush()], await groundAnswer(answer, leave));
    });
  });

  it("leaves a right answer about numbered articles alone, and marks what turns them round", async () => {
    const articles = prepareEvidence([
      {
        label: "제5조",
        text: "제5조(반환) 임대인은 임대차 종료 후 14일 이내에 임차인에게 보증금을 반환하여야 한다. 다만, 임차인이 연체한 차임이 있는 경우 이를 공제하고 반환할 수 있다.",
      },
      {
        label: "제9조",
        text: "제9조(전대) ① 임차인은 임대인의 사전 서면 동의 없이 목적물을 제3자에게 전대하거나 임차권을 양도할 수 없다.",
      },
    ]);
    const right = `임대인은 임대차가 끝난 뒤 14일 이내에 임차인에게 보증금을 반환하여야 합니다 [제5조].
연체한 차임이 있으면 임대인이 그만큼 공제하고 반환할 수 있습니다 [제5조].
임차인이 전대하려면 임대인의 사전 서면 동의가 필요합니다 [제9조].`;
    const wrong = `임차인은 임대차 종료 후 14일 이내에 임대인에게 보증금을 반환하여야 합니다 [제5조].
임대인은 임차인으로부터 보증금을 돌려받습니다 [제5조].
임차인은 임대인의 동의 없이도 전대할 수 있습니다 [제9조].`;
    const marked = async (answer: string) =>
      (await groundAnswer(answer, articles)).map(({ status }) => doubtfulStatuses.has(status));
    assert.deepEqual(await marked(right), [false, false, false]);
    assert.deepEqual(await marked(wrong), [true, true, true]);
  });

  it("takes what a title names as said by the text under it", async () => {
    const annex = prepareEvidence([{ label: "별지 1", text: "별지 1. 용역의 범위\n영한 번역과 감수" }]);
    const [statement] = await groundAnswer("용역의 범위는 영한 번역과 감수입니다. [별지 1]", annex);
    assert.equal(doubtfulStatuses.has(statement?.status ?? "contradicts"), false);
  });

  it("is the same however the text comes in pieces", async () => {
    const answer =
      "임대인은 보증금을 반환하여야 합니다 [제5조].\n- 두 번 밀리면 해지할 수 있습니다. [제7조]\n끝입니다.";
    const whole = await groundAnswer(answer, prepared);
    for (const size of [1, 3, 7, 50]) {
      const grounder = createGrounder(prepared);
      const pieces = Array.from({ length: Math.ceil(answer.length / size) }, (_, at) =>
        answer.slice(at * size, (at + 1) * size),
      );
      assert.deepEqual([...pieces.flatMap((piece) => grounder.push(piece)), ...grounder.flush()], whole);
    }
  });

  it("finds marks by their place only: an entity forges none", async () => {
    const [forged] = await groundAnswer("보증금은 일억 원이라고 적혀 있다 &#91;제5조&#93;", prepared);
    assert.deepEqual(forged?.marks, []);
    const [real] = await groundAnswer("보증금은 5천만 원이다 [제5조]", prepared);
    assert.deepEqual(real?.marks, [{ start: 13, end: 18, label: "제5조" }]);
  });

  it("strikes a mark that leads nowhere", async () => {
    const [stray] = await groundAnswer("임대인은 보증금을 반환합니다 [제99조].", prepared);
    assert.equal(stray?.status, "unknown-name");
    assert.deepEqual(
      stray?.marks.map(({ label }) => label),
      [null],
    );
  });

  it("lets a sentence lean on the next mark of its line", async () => {
    const [first] = await groundAnswer("임대인은 보증금을 반환하여야 한다. 5천만 원입니다 [제5조].", prepared);
    assert.notEqual(first?.status, "uncited");
  });

  it("looks at a repeated sentence once and at no more than it must of a model that loops", async () => {
    let readings = 0;
    const counted = {
      ...prepared,
      read: (clause: string) => {
        readings += 1;
        return prepared.read(clause);
      },
    };
    const statements = await groundAnswer("임대인은 보증금을 반환한다 [제5조]. ".repeat(4000), counted);
    assert.ok(statements.length <= 1500);
    assert.ok(readings < 20, `${readings} readings`);
    const marks = await groundAnswer(`보증금은 5천만 원 ${"[1-10]".repeat(4000)}`, counted);
    assert.equal(marks.length, 1);
  });
});
