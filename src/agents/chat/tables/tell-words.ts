import { agreeParticles, type Language } from "#protocol";
import type { Operation } from "./operation.ts";
import type { Note, Worked } from "./worked.ts";

type Does = "sum" | "average" | "count";
type Kind = "figure" | "day" | "time" | "words";

const korean = {
  unnamed: "(빈 칸)",
  rows: (count: number) => `${count}줄`,
  found: (count: number) => `맞는 줄 ${count}개`,
  kinds: (column: string, count: number, names: string) => `${column} ${count}가지: ${names}`,
  each: (column: string, by: "cell" | "month" | "year") =>
    by === "cell" ? `${column.replace(/별$/, "")}별` : by === "month" ? "월별" : "연도별",
  did: (does: Does, column: string) => (does === "count" ? "줄 수" : `${column} ${does === "sum" ? "합계" : "평균"}`),
  ranked: (what: string, isMost: boolean, kind: Kind, { take, nth }: Operation) => {
    const adjective = kind === "day" || kind === "time" ? (isMost ? "늦은" : "이른") : isMost ? "큰" : "작은";
    if (nth !== null) return `${what} ${nth}번째로 ${adjective} 값`;
    return (take ?? 1) > 1 ? `${what} ${adjective} 순서로 ${take}개` : `${what} 가장 ${adjective} 값`;
  },
  counted: ({ all, chosen, used, blank, unread }: Worked["counts"], isChosen: boolean) =>
    [
      isChosen ? `표 ${all}줄 중 ${used}줄` : used === all ? `표 ${all}줄 모두` : `${chosen}줄 중 ${used}줄`,
      blank === 0 ? "" : `${blank}줄은 값이 없어 뺌`,
      unread === 0 ? "" : `${unread}줄은 값을 읽지 못해 뺌`,
    ]
      .filter((part) => part !== "")
      .join(", "),
  first: (count: number) => `아래는 처음 ${count}줄`,
  note: (note: Note) => {
    if (note.kind === "total-agrees") return `표의 합계 줄에 적힌 값과 같습니다.`;
    if (note.kind === "total-differs") return `표의 합계 줄에는 ${note.value}로 적혀 있어 서로 다릅니다.`;
    if (note.kind === "overall") return `전체로는 ${note.value}입니다.`;
    return note.kind === "plain-average" ? "비율을 줄마다 똑같이 친 단순 평균입니다." : "한 줄씩 견준 것입니다.";
  },
  declined: {
    noSuchCell: (words: readonly string[]) =>
      agreeParticles(`표에서 ${words.map((word) => `‘${word}’`).join(", ")}을(를) 찾지 못했습니다.`),
    noSuchRow: (words: readonly string[], values: string) =>
      agreeParticles(
        `표에서 ${words.map((word) => `‘${word}’`).join(", ")}을(를) 찾지 못해 셈하지 않았습니다.${values === "" ? "" : ` 표에 있는 것은 ${values}입니다.`}`,
      ),
    whichColumn: (columns: readonly string[]) =>
      columns.length === 0
        ? "그 열의 값은 더할 수 있는 값이 아니어서 셈하지 않았습니다."
        : `어느 열을 말하는지 알 수 없어 셈하지 않았습니다. 셈할 수 있는 열은 ${columns.join(", ")}입니다.`,
    whichFilter: (words: string, columns: readonly string[]) =>
      agreeParticles(
        `‘${words}’이(가) 여러 열(${columns.join(", ")})에 있어 어느 것인지 알 수 없습니다. 셈하지 않았습니다.`,
      ),
    mixedUnits: (sums: readonly string[]) =>
      `단위나 통화가 섞여 있어 함께 셈하지 않았습니다.${sums.length === 0 ? "" : ` 따로 더하면 ${sums.join(", ")}입니다.`}`,
    "no-row": (filters: string) =>
      `표에 맞는 줄이 없습니다${filters === "" ? "" : ` (${filters})`}. 셈하지 않았습니다.`,
    "no-value": () => "맞는 줄에 값이 적혀 있지 않아 셈하지 않았습니다.",
    "ends-in-sum": () => "마지막 줄이 위 줄들을 더한 값과 같아 합계 줄인지 알 수 없습니다. 셈하지 않았습니다.",
    "several-years": () => "표에 여러 해가 있는데 어느 해인지 알 수 없어 셈하지 않았습니다. 연도를 붙여 물어봐 주세요.",
    "not-whole": () => "이 표는 줄이나 칸을 모두 읽지 못해 셈하지 않았습니다.",
    "no-names": () =>
      "이 표에는 열 이름이 없어서 어느 열을 말하는지 알 수 없습니다. 셈하지 않았습니다. 첫 줄에 열 이름을 적어 주세요.",
    "unsure-names": () =>
      "이 표는 열 이름이 여러 줄에 나뉘어 있어 어느 이름이 어느 열의 것인지 확실하지 않습니다. 셈하지 않았습니다. 열 이름을 한 줄에 적어 주세요.",
  },
};

export type TellWords = typeof korean;

/** How what was worked out over a table is told. */
export const tellWords: Readonly<Record<Language, TellWords>> = {
  ko: korean,
  en: {
    unnamed: "(blank)",
    rows: (count) => `${count} ${count === 1 ? "row" : "rows"}`,
    found: (count) => `${count} ${count === 1 ? "row fits" : "rows fit"}`,
    kinds: (column, count, names) => `${count} different ${column}: ${names}`,
    each: (column, by) => (by === "cell" ? `By ${column}:` : by === "month" ? "By month:" : "By year:"),
    did: (does, column) => (does === "count" ? "number of rows" : `${does === "sum" ? "sum" : "average"} of ${column}`),
    ranked: (what, isMost, kind, { take, nth }) => {
      const adjective =
        kind === "day" || kind === "time" ? (isMost ? "latest" : "earliest") : isMost ? "largest" : "smallest";
      if (nth !== null) return `${what}, ${adjective} but ${nth - 1}`;
      return (take ?? 1) > 1 ? `${what}, the ${take} ${adjective}` : `${what}, ${adjective}`;
    },
    counted: ({ all, chosen, used, blank, unread }, isChosen) =>
      [
        isChosen
          ? `${used} of the table's ${all} rows`
          : used === all
            ? `all ${all} rows`
            : `${used} of ${chosen} rows`,
        blank === 0 ? "" : `${blank} without a value left out`,
        unread === 0 ? "" : `${unread} left out as unreadable`,
      ]
        .filter((part) => part !== "")
        .join(", "),
    first: (count) => `the first ${count} below`,
    note: (note) => {
      if (note.kind === "total-agrees") return "The table's own total says the same.";
      if (note.kind === "total-differs") return `The table's own total says otherwise: ${note.value}.`;
      if (note.kind === "overall") return `Overall: ${note.value}.`;
      return note.kind === "plain-average" ? "A plain average, each row counted alike." : "Compared row by row.";
    },
    declined: {
      noSuchCell: (words) => `The table has nothing called ${words.map((word) => `“${word}”`).join(", ")}.`,
      noSuchRow: (words, values) =>
        `Nothing was worked out: the table has nothing called ${words.map((word) => `“${word}”`).join(", ")}.${values === "" ? "" : ` It has ${values}.`}`,
      whichColumn: (columns) =>
        columns.length === 0
          ? "Nothing was worked out: values of that column do not add up."
          : `Nothing was worked out: it is open which column is meant. It could be ${columns.join(", ")}.`,
      whichFilter: (words, columns) =>
        `Nothing was worked out: “${words}” stands in several columns (${columns.join(", ")}).`,
      mixedUnits: (sums) =>
        `Units or currencies differ, so they were not put together.${sums.length === 0 ? "" : ` Apart they add up to ${sums.join(", ")}.`}`,
      "no-row": (filters) =>
        `No row of the table fits${filters === "" ? "" : ` (${filters})`}. Nothing was worked out.`,
      "no-value": () => "The rows that fit have no value there. Nothing was worked out.",
      "ends-in-sum": () => "The last row is the sum of those above it and may be a total. Nothing was worked out.",
      "several-years": () =>
        "The table has several years, and it is open which is meant. Nothing was worked out; ask with the year.",
      "no-names": () =>
        "The columns of this table have no names, so it is open which is meant. Nothing was worked out; put their names in the first row.",
      "unsure-names": () =>
        "The names of this table's columns stand in several rows, and it is not sure which name is whose. Nothing was worked out; put the names in one row.",
      "not-whole": () => "Not all rows or cells of this table could be read. Nothing was worked out.",
    },
  },
};
