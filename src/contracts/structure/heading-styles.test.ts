import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { assertTiles } from "../../../test/beds/contracts/assert-tiles.ts";
import { readContract } from "../contract.ts";
import { labelsInText } from "../labels-in-text.ts";
import { readOutline } from "./read-outline.ts";

const outlineOf = (text: string) => {
  const outline = readOutline([{ page: 1, text }], "file.txt");
  assertTiles(outline, text);
  return outline;
};

describe("seed 11.13: the heading of an annex", () => {
  const headings: readonly [heading: string, label: string, title: string][] = [
    ["별지 1. 저작물 표시", "별지 1", "저작물 표시"],
    ["별지 1 저작물 표시", "별지 1", "저작물 표시"],
    ["별지 1  저작물 표시", "별지 1", "저작물 표시"],
    ["## 별지 1. 저작물 표시", "별지 1", "저작물 표시"],
    ["## 별지 1", "별지 1", ""],
    ["**별지 1** 저작물 표시", "별지 1", "저작물 표시"],
    ["별지 제1호 저작물 표시", "별지 1", "저작물 표시"],
    ["[별지 제1호 서식] 신청서", "별지 1", "신청서"],
    ["[별지 1] 저작물 표시", "별지 1", "저작물 표시"],
    ["<별표 1> 수수료표", "별표 1", "수수료표"],
    ["(별첨 1) 과업지시서", "별첨 1", "과업지시서"],
    ["붙임 1. 과업지시서", "붙임 1", "과업지시서"],
    ["붙임 1 과업지시서", "붙임 1", "과업지시서"],
    ["별표 1. 수수료표", "별표 1", "수수료표"],
    ["별첨 1: 일정표", "별첨 1", "일정표"],
    ["별첨 1 - 일정표", "별첨 1", "일정표"],
    ["[별첨 2]", "별첨 2", ""],
    ["부록 A. 용어", "부록 A", "용어"],
    ["부록 A 용어", "부록 A", "용어"],
    ["부속서 1. 유통 조건", "부속서 1", "유통 조건"],
    ["■ 별지 1. 점포의 표시", "별지 1", "점포의 표시"],
    ["별지", "별지", ""],
    ["특약사항", "특약사항", ""],
    ["[특약 사항]", "특약사항", ""],
    ["※ 특 약 사 항 :", "특약사항", ""],
    ["■ 특별약정사항", "특별약정사항", ""],
    ["<특약>", "특약", ""],
  ];
  for (const [heading, label, title] of headings)
    it(`“${heading}” opens ${label}`, () => {
      const text = `계약서\n제1조(목적) ${label}과 같다.\n제2조(기간) 1년으로 한다.\n\n${heading}\n내용은 이러하다.`;
      const { annexes, articles } = outlineOf(text);
      assert.deepEqual(
        annexes.map((annex) => [annex.label, annex.title]),
        [[label, title]],
      );
      assert.equal(articles.length, 2);
      const contract = readContract({ documentId: "d", name: "a.txt", pages: [{ page: 1, text }] });
      assert.equal(labelsInText(`${label} 보여줘`, contract)[0]?.unit?.label, label);
    });

  it("is told from a mention", () => {
    for (const line of [
      "별지 1과 같이 정한다.",
      "별지 1 서식에 따라 제출한다.",
      "별표 1에서 정하는 금액",
      "별지 1 참조",
      "별첨 1, 별첨 2와 같다",
      "붙임 1 및 붙임 2",
      "특약사항은 다음과 같다.",
      "특약에서 정하는 금액",
    ])
      assert.deepEqual(outlineOf(`제1조(목적) 목적이다.\n제2조(기간) 을은 다음을 낸다.\n${line}\n`).annexes, [], line);
  });
});

describe("seed 11.13: the heading of an article", () => {
  const styles: readonly [name: string, heading: (index: number, title: string) => string][] = [
    ["behind a bullet", (index, title) => `■ 제${index}조. ${title}`],
    ["behind a bullet, in brackets", (index, title) => `▶ 제${index}조(${title})`],
    ["in bold", (index, title) => `**제${index}조(${title})**`],
    ["in bold without brackets", (index, title) => `**제${index}조. ${title}**`],
    ["with a bold label", (index, title) => `**제${index}조** ${title}`],
    ["in a table cell", (index, title) => `| 제${index}조(${title}) |`],
    ["in a table cell without brackets", (index, title) => `| 제${index}조 | ${title} |`],
    ["after a number of its own", (index, title) => `${index}. 제${index}조 (${title})`],
    ["after a number in brackets", (index, title) => `(${index}) 제${index}조 ${title}`],
    ["as plain number with a title", (index, title) => `${index}. ${title}`],
    ["as plain number with a title in brackets", (index, title) => `${index}. (${title})`],
  ];
  const titles = ["목적", "계약기간", "2차적 이용", "손해배상"];
  for (const [name, heading] of styles)
    it(`counts ${name}`, () => {
      const text = `계약서\n${titles.map((title, at) => `${heading(at + 1, title)}\n갑과 을은 이를 정한다.`).join("\n")}`;
      assert.deepEqual(
        outlineOf(text).articles.map(({ label, title }) => `${label} ${title}`),
        titles.map((title, at) => `제${at + 1}조 ${title}`),
      );
    });

  it("may be missing: numbered sentences are articles too", () => {
    const text =
      "약정서\n1. 갑은 돈을 빌려준다.\n2. 을은 이자를 낸다.\n3. 기간은 1년으로 한다.\n4. 연체하면 연 12%를 더한다.";
    assert.deepEqual(
      outlineOf(text).articles.map(({ label }) => label),
      ["제1조", "제2조", "제3조", "제4조"],
    );
  });

  it("a list of few words in an annex is no series of articles", () => {
    const text =
      "계약서\n제1조(목적) 목적이다.\n제2조(기간) 1년이다.\n별표 1. 가액\n1. 텀블러 12,000원\n2. 가방 35,000원\n3. 측정권 30,000원";
    assert.deepEqual(outlineOf(text).annexes[0]?.articles, []);
  });
});

it("the signature below the last annex is not part of it", () => {
  const { annexes, signature } = outlineOf(
    "계약서\n제1조(목적) 목적이다.\n제2조(기간) 1년이다.\n별표 1. 가액\n1. 텀블러 12,000원 한 개를 준다.\n\n2026년 1월 3일\n갑 홍길동 (인)",
  );
  assert.ok(signature?.text.startsWith("2026년"));
  assert.ok(annexes[0]?.text.trim().endsWith("한 개를 준다."));
});

describe("seed 11.13: the exhibit of an English contract", () => {
  for (const [heading, label, title] of [
    ["EXHIBIT A", "Exhibit A", ""],
    ["Exhibit B: Prices", "Exhibit B", "Prices"],
    ["Schedule 1 - Services", "Schedule 1", "Services"],
    ["## Annex A. Equipment", "Annex A", "Equipment"],
    ["**Appendix 2**", "Appendix 2", ""],
    ["[Attachment 1] Forms", "Attachment 1", "Forms"],
  ] as const)
    it(`“${heading}” opens ${label}`, () => {
      const { annexes } = outlineOf(
        `SERVICE AGREEMENT\n1. SERVICES. The Provider shall serve.\n2. TERM. One year as ${label} says.\n3. LAW. Korean law applies.\n\n${heading}\nThe words of it.`,
      );
      assert.deepEqual(
        annexes.map((annex) => [annex.label, annex.title]),
        [[label, title]],
      );
    });
});

it("the title of an English article may stand in brackets, which a reference's letter is not", () => {
  const text = [
    "SERVICE AGREEMENT",
    "Article 1 (Purpose) The Contractor works as Article 2 (b) says.",
    "Article 2 (Fees and Payment)\n(a) The fee is 10 dollars.\n(b) It is due in a week.",
    "Article 3 (Term) One year.",
  ].join("\n\n");
  assert.deepEqual(
    outlineOf(text).articles.map(({ label, title }) => [label, title]),
    [
      ["Article 1", "Purpose"],
      ["Article 2", "Fees and Payment"],
      ["Article 3", "Term"],
    ],
  );
});

describe("a Korean article", () => {
  it("has its paragraphs where they are written 4.1, 4.2, with items in round brackets below them", () => {
    const contract = readContract({
      documentId: "d",
      name: "a.txt",
      pages: [
        {
          page: 1,
          text: [
            "제4조 (투자)",
            "4.1 회사는 신주 3.5주마다 한 주를 더 준다. 4.2의 서류는 따로 낸다.",
            "4.2 투자자는 다음 각 호를 이행한다.\n(1) 돈을 낸다.\n(2) 서류를 낸다.",
            "4.3 낸 돈은 돌려주지 않는다.",
            "제5조 (비용)\n6.1 킬로그램까지는 회사가 낸다.",
          ].join("\n"),
        },
      ],
    });
    assert.deepEqual(
      [...contract.labels.keys()].filter((label) => label.includes(" ")),
      ["제4조 제1항", "제4조 제2항", "제4조 제2항 제1호", "제4조 제2항 제2호", "제4조 제3항"],
    );
  });

  it("has a title in brackets, also where it begins like a reference", () => {
    const { articles } = outlineOf(
      "제1조 [같은 업종의 제한]\n하지 않는다.\n제2조 【비밀】 지킨다.\n제3조(같은 조의 뜻) 같다.",
    );
    assert.deepEqual(articles.map(({ title }) => title).slice(0, 2), ["같은 업종의 제한", "비밀"]);
  });
});

it("an article whose text begins with 품목 or 세목 is no reference to an item", () => {
  const text =
    "제1조(목적) 목적을 정한다.\n\n제2조(단가) 품목별 단가는 다음과 같다.\n\n제3조(세금) 세목은 따로 정한다.\n";
  assert.equal(readOutline([{ page: 1, text }]).articles.length, 3);
});
