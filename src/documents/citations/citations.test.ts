import assert from "node:assert/strict";
import { test } from "node:test";
import type { Source, Statement } from "#protocol";
import { createCitationFilter } from "./citation-filter.ts";
import { checkCitations, soundCitations } from "./sound-citations.ts";

const lease: Source = {
  kind: "document",
  id: "s1",
  documentId: "d1",
  name: "임대차.pdf",
  page: 3,
  start: 100,
  end: 160,
  text: "임대차 기간은 2년으로 한다. 차임은 매월 말일에 지급한다.\n보증금은 반환한다.",
};
const web: Source = {
  kind: "web",
  id: "s2",
  url: "https://example.org/a",
  title: "A page",
  text: "The term is two years.",
};
const sources = [lease, web];
const check = (answer: string) => checkCitations(answer, sources);

test("a mark that resolves stays, one that does not is removed with its space and reported", () => {
  const { text, citations, struck } = check("기간은 2년입니다 [1]. 해지는 자유입니다 [7]. 끝 [2]");
  assert.equal(text, "기간은 2년입니다 [1]. 해지는 자유입니다. 끝 [2]");
  assert.deepEqual(
    citations.map(({ mark, sourceId }) => [mark, sourceId]),
    [
      ["[1]", "s1"],
      ["[2]", "s2"],
    ],
  );
  assert.deepEqual(struck, [{ mark: "[7]", reason: "unknown-source", quote: null }]);
});

test("a document that was brought from the web is cited with its address", () => {
  const page: Source = { ...lease, url: "https://example.org/lease" };
  assert.equal(checkCitations("기간은 2년입니다 [1].", [page]).citations[0]?.url, "https://example.org/lease");
});

test("each citation has the places of its own marks, though others have the same mark", () => {
  const answer = "임대차 기간은 2년입니다 [1]. 차임은 매월 말일에 냅니다 [1]. 기간은 2년입니다 [1].";
  const { citations } = check(answer);
  const [term = -1, rent = -1, again = -1] = [...answer.matchAll(/\[1\]/g)].map(({ index }) => index);
  assert.deepEqual(
    citations.map(({ quote, places }) => [quote, places]),
    [
      ["임대차 기간은 2년으로 한다.", [term, again]],
      ["차임은 매월 말일에 지급한다.", [rent]],
    ],
  );
});

test("of a table the row is quoted that a sentence is about", () => {
  const table: Source = {
    ...lease,
    text: "## 연차\n\n| 이름 | 부서 | 연차 잔여일수 |\n| --- | --- | --- |\n| 김하늘 | 총무팀 | 7 |\n| 이도윤 | 개발팀 | 12.5 |\n\n남은 연차는 다음 해에 쓰지 못한다.",
  };
  const quotes = checkCitations(
    "이름: 이도윤, 부서: 개발팀, 연차 잔여일수: 12.5 [1]. 김하늘은 7일 남았습니다 [1]. 남은 연차는 다음 해에 쓰지 못합니다 [1].",
    [table],
  ).citations.map(({ quote }) => quote);
  assert.deepEqual(quotes, [
    "| 이도윤 | 개발팀 | 12.5 |",
    "| 김하늘 | 총무팀 | 7 |",
    "남은 연차는 다음 해에 쓰지 못한다.",
  ]);
});

test("of a PDF's table the row is quoted that alone holds the figure, not the caption that shares more words", () => {
  const text =
    "The following table shows net sales by category for the three-month periods ended July 1, 2023 (dollars in millions):\n\nJuly 1,\tJune 25,\n2023\t2022\nJapan\t4,821\t5,446\nTotal net sales\t$\t81,797 $\t82,959";
  const [total] = checkCitations(
    "Apple's net sales by category for the three-month period ended July 1, 2023 were $81,797 million [1].",
    [{ ...lease, text }],
  ).citations;
  assert.equal(total?.quote, "Total net sales\t$\t81,797 $\t82,959");
});

test("what is told of a whole table quotes the table, not a row with like figures", () => {
  const table: Source = {
    ...lease,
    text: "| 항목 | 예산 |\n| --- | --- |\n| 사무용품 | 12000000 |\n| 출장비 | 40000000 |",
  };
  const [sum] = checkCitations("예산 합계: 52,000,000 (2줄) [1]", [table]).citations;
  assert.equal(sum?.quote, table.text);
});

test("a sentence that names what nobody has found cites nothing, and the others keep their places", () => {
  const invented = "Smith(2031)도 2년이라고 합니다 [1].";
  const answer = `${invented} 차임은 매월 말일에 냅니다 [1].`;
  const statement: Statement = {
    text: invented,
    status: "unknown-name",
    reason: null,
    by: null,
    check: null,
    evidence: [],
    marks: [],
    correction: null,
    start: 0,
    end: invented.length,
  };
  assert.deepEqual(
    soundCitations(answer, [statement], sources).map(({ places }) => places),
    [[answer.lastIndexOf("[1]")]],
  );
});

test("a source is marked once behind the same words, however often the mark is written", () => {
  assert.equal(
    check("기간은 2년입니다 [1][1] [1][2][1-2]. 차임은 말일 [1]").text,
    "기간은 2년입니다 [1][2]. 차임은 말일 [1]",
  );
});

test("every way of writing a mark becomes ours", () => {
  for (const [written, shown] of [
    ["a [1, 2]", "a [1][2]"],
    ["a [1-2].", "a [1][2]."],
    ["a[^1]", "a[1]"],
    ["a【2】", "a[2]"],
    ["a ［1］", "a [1]"],
    ["a \\[1\\]", "a [1]"],
    ["a 【1†source】", "a [1]"],
    ["a [1,9]", "a [1]"],
    ["a [0]", "a"],
    ["a [5–9]b", "a b"],
  ] as const) {
    assert.equal(check(written).text, shown, written);
  }
});

test("a citation points to the very words: the quotation, or the sentence closest to the claim", () => {
  const [quoted] = check("“차임은  매월 말일에 지급한다” [1]").citations;
  assert.equal(quoted?.quote, "차임은 매월 말일에 지급한다");
  assert.equal(lease.text.slice((quoted?.start ?? 0) - 100, (quoted?.end ?? 0) - 100), quoted?.quote);
  const [claimed] = check("먼저 할 말이 있다. 보증금은 계약이 끝나면 반환합니다 [1].").citations;
  assert.equal(claimed?.quote, "보증금은 반환한다.");
  assert.equal(claimed?.page, 3);
});

test("a quotation that is not in its source loses its mark, the words stay", () => {
  const { text, struck } = check(
    '계약서는 "차임은 매년 초에 지급한다" [1] 라고 합니다. 「임대차 기간은 … 지급한다」[1]',
  );
  assert.equal(text, '계약서는 "차임은 매년 초에 지급한다" 라고 합니다. 「임대차 기간은 … 지급한다」[1]');
  assert.deepEqual(
    struck.map(({ reason }) => reason),
    ["quote-not-found"],
  );
});

test("code, links, definitions and years are left alone", () => {
  for (const answer of [
    "`list[9]` 값",
    "``a ` [9]`` b",
    "```ts\nconst x = list[9];\n// [8]\n```\n끝",
    "~~~\n[9]\n~~~",
    "[글](https://x.org/[9]) 보기",
    "[9](https://x.org)",
    "[글][9]",
    "[9]: https://x.org",
    "[2019] 판례, [ ] 할 일, [x] 한 일",
    "배열 [a] 와 [",
  ]) {
    assert.equal(check(answer).text, answer);
  }
});

test("a backtick that opens no code hides no mark", () => {
  assert.equal(check("가 ` 나 [9] 다\n\n라 [9]").text, "가 ` 나 다\n\n라");
});

test("a struck mark never appears, however the answer is cut into deltas", () => {
  const filter = createCitationFilter(sources);
  let seen = "";
  for (const letter of "사실입니다 [12, 9] 정말 [^3]") {
    seen += filter.push(letter);
    assert.ok(!/[[\]\d]/.test(seen), seen);
  }
  assert.equal(seen + filter.flush(), "사실입니다 정말");
});

test("words that cannot become a mark are not held back", () => {
  const filter = createCitationFilter(sources);
  assert.equal(filter.push("바로 보입니다 [글"), "바로 보입니다 [글");
  assert.equal(filter.push(" 그리고 [1"), " 그리고");
  assert.equal(filter.push("] 끝"), " [1] 끝");
  assert.equal(filter.push("\n```js\nlist[9"), "\n```js\nlist[9");
});

test("for any split of any answer the stream shows what the whole would", () => {
  const pieces = [
    "[1]",
    "[2, 9]",
    "[1-3]",
    "[^9]",
    "【1】",
    "\\[1\\]",
    "[",
    "]",
    "(",
    ")",
    "`",
    "``",
    "```",
    "\n",
    "\n\n",
    " ",
    "  ",
    "가나",
    "word",
    '"임대차 기간은 2년"',
    "“없는 말을 인용한다”",
    "「차임은 매월」",
    ".",
    ":",
    "[글](u[1])",
    "[x][1]",
    "~~~",
    "\\",
    "†",
    "9",
  ];
  let seed = 7;
  const random = (limit: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * limit);
  };
  for (let round = 0; round < 3000; round++) {
    const answer = Array.from({ length: 1 + random(14) }, () => pieces[random(pieces.length)]).join("");
    const whole = check(answer);
    const filter = createCitationFilter(sources);
    let streamed = "";
    for (let at = 0; at < answer.length; ) {
      const next = at + 1 + random(5);
      streamed += filter.push(answer.slice(at, next));
      at = next;
    }
    streamed += filter.flush();
    assert.equal(streamed, whole.text, JSON.stringify(answer));
    assert.deepEqual(filter.result(), whole);
  }
});

test("an entity that Markdown would show as a mark is shown as it is written", () => {
  for (const [written, shown] of [
    ["“없는 말을 인용한다” &#91;1&#93;", "“없는 말을 인용한다” &amp;#91;1&amp;#93;"],
    ["a &lbrack;1&rsqb;", "a &amp;lbrack;1&amp;rsqb;"],
    ["a [&#49;]", "a [&amp;#49;]"],
    ["a &#x5B;1]", "a &amp;#x5B;1]"],
    ["A &amp; B &lt; C &#38; D", "A &amp; B &lt; C &#38; D"],
    ["`&#91;1&#93;`", "`&#91;1&#93;`"],
  ] as const) {
    assert.equal(check(written).text, shown);
    const filter = createCitationFilter(sources);
    const streamed = [...written].map((letter) => filter.push(letter)).join("") + filter.flush();
    assert.equal(streamed, shown);
  }
});

test("a false quotation loses its mark in bold, in single quotes, as a block quote and before its speaker", () => {
  for (const answer of [
    '**"차임은 매년 초에 지급한다"** [1]',
    "‘차임은 매년 초에 지급한다’ [1]",
    "계약서는 '차임은 매년 초에 지급한다' [1]",
    "> 차임은 매년 초에 지급한다 [1]",
    "> 차임은 매년\n> 초에 지급한다.\n> — 임대차 계약서 [1]",
    "“차임은 매년 초에 지급한다”(계약서) [1]",
    "***“차임은 매년 초에 지급한다.”*** (제2조) [1]",
    "《차임은 매년 초에 지급한다》 [1]",
  ]) {
    assert.deepEqual(check(answer).citations, [], answer);
  }
});

test("a true quotation keeps its mark however it is dressed", () => {
  for (const answer of [
    '**"차임은 매월 말일에 지급한다"** [1]',
    "‘차임은 매월 말일에 지급한다.’ [1]",
    "> 차임은 매월 말일에 지급한다. [1]",
    "> 임대차 기간은 2년으로 한다.\n> 차임은 매월 말일에 지급한다.\n> — 임대차 계약서 [1]",
    "“차임은 매월 말일에 지급한다”(계약서) [1]",
    "It doesn't end; the tenant's term is two years [2]",
  ]) {
    assert.equal(check(answer).citations.length, 1, answer);
  }
});

test("an answer that repeats marks is cut short, and costs little however many sources it names", () => {
  const long = Array.from({ length: 120 }, (_, at) => `제${at}항의 금액은 ${at}만 원으로 정하여 지급한다.`).join(" ");
  const many = Array.from({ length: 10 }, (_, at): Source => ({ ...lease, id: `m${at}`, text: long.slice(0, 4000) }));
  for (const piece of ["[1-10]", "[1] ", "금액은 7만 원 [1-10]. ", "금액[1-10]", "“금액은 7만 원” [3]"]) {
    const before = process.cpuUsage();
    const { text } = checkCitations(piece.repeat(Math.ceil(24_000 / piece.length)), many);
    const { user, system } = process.cpuUsage(before);
    assert.ok((text.match(/\[\d+\]/g) ?? []).length <= 300, piece);
    // It took up to 29 s before; a processor that is taken away counts as used, so the limit leaves much room.
    assert.ok(user + system < 3_000_000, `${piece}: ${(user + system) / 1000} ms`);
  }
});
