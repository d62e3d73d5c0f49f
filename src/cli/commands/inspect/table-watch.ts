import { createReadStream } from "node:fs";
import { columnsOfTable, isReadOnce, isTable, type WorkItem } from "#inspection";
import type { CliContext } from "../../context.ts";

/** Sees how tables and --field are used, so that nobody takes a file for its rows. */
export interface TableWatch {
  watch(documents: AsyncIterable<WorkItem>): AsyncIterable<WorkItem>;
  note(): Promise<void>;
}

/** More are counted, not named. */
const mostNamed = 3;

export function createTableWatch(field: string | undefined, { note, say, cwd }: CliContext): TableWatch {
  const whole = new Map<string, string>();
  let isFieldUsed = field === undefined;
  return {
    async *watch(documents) {
      for await (const item of documents) {
        if (item.record !== null || (item.error !== null && isTable(item.name))) isFieldUsed = true;
        else if (item.path !== null && isTable(item.path) && !isReadOnce(item.path, cwd))
          whole.set(item.path, item.name);
        yield item;
      }
    },
    async note() {
      for (const [path, name] of [...whole].slice(0, mostNamed)) {
        const columns = (await columnsOfTable(createReadStream(path), path).catch(() => [])).filter(Boolean).join(", ");
        const [ko, en] = columns === "" ? ["", ""] : [` 칸: ${columns}`, ` Columns: ${columns}`];
        note(
          say({
            ko: `${name}: 파일 전체를 글 하나로 검사했습니다. 행마다 검사하려면 글이 든 칸을 --field로 알려 주세요.${ko}`,
            en: `${name} was inspected as one text. To inspect each row, name the column with the texts by --field.${en}`,
          }),
        );
      }
      if (whole.size > mostNamed) {
        const more = whole.size - mostNamed;
        note(say({ ko: `표 파일 ${more}개도 그렇습니다.`, en: `So were ${more} more tables.` }));
      }
      if (!isFieldUsed)
        note(
          say({
            ko: "--field는 JSONL과 CSV, TSV, XLSX에만 쓰입니다. 이번에는 쓰이지 않았습니다.",
            en: "--field is for JSONL, CSV, TSV and XLSX. It was not used this time.",
          }),
        );
    },
  };
}
