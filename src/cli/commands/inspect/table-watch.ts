import { isReadOnce, isTable, type WorkItem } from "#inspection";
import type { CliContext } from "../../context.ts";

/** Sees how tables and --field are used, so that nobody takes one column for the whole file, or a file for its rows. */
export interface TableWatch {
  watch(documents: AsyncIterable<WorkItem>): AsyncIterable<WorkItem>;
  note(): void;
}

/** More are counted, not named. */
const mostNamed = 3;

export function createTableWatch(field: string | undefined, { note, say, cwd }: CliContext): TableWatch {
  const whole = new Set<string>();
  /** Tables whose column was chosen for whoever asks, and that column. */
  const chosen = new Map<string, string>();
  let isFieldUsed = field === undefined;
  return {
    async *watch(documents) {
      for await (const item of documents) {
        const { name, path, record, error } = item;
        const file = name.slice(0, name.lastIndexOf(":"));
        if (record !== null || (error !== null && isTable(name))) isFieldUsed = true;
        else if (path !== null && isTable(path) && !isReadOnce(path, cwd)) whole.add(name);
        if (record !== null && field === undefined && isTable(file)) chosen.set(file, record.field);
        yield item;
      }
    },
    note() {
      for (const [name, column] of [...chosen].slice(0, mostNamed))
        note(
          say({
            ko: `${name}: ‘${column}’ 칸의 글을 행마다 검사했습니다. 다른 칸은 보지 않았습니다. 칸을 바꾸려면 --field 칸이름, 파일 전체를 글 하나로 보려면 --field "".`,
            en: `${name}: each row's text in the column “${column}” was inspected, other columns were not. --field NAME takes another column, --field "" the file as one text.`,
          }),
        );
      for (const name of [...whole].slice(0, mostNamed))
        note(
          say({
            ko: `${name}: 파일 전체를 글 하나로 검사했습니다. 행마다 검사하려면 글이 든 칸을 --field로 알려 주세요.`,
            en: `${name} was inspected as one text. To inspect each row, name the column with the texts by --field.`,
          }),
        );
      const more = Math.max(0, chosen.size - mostNamed) + Math.max(0, whole.size - mostNamed);
      if (more > 0) note(say({ ko: `표 파일 ${more}개도 그렇습니다.`, en: `So were ${more} more tables.` }));
      if (!isFieldUsed && field !== "")
        note(
          say({
            ko: "--field는 JSONL과 CSV, TSV, XLSX에만 쓰입니다. 이번에는 쓰이지 않았습니다.",
            en: "--field is for JSONL, CSV, TSV and XLSX. It was not used this time.",
          }),
        );
    },
  };
}
