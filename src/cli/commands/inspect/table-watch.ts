import { isReadOnce, isTable, type WorkItem } from "#inspection";
import type { CliContext } from "../../context.ts";
import { cliText } from "../../text.ts";

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
      for (const [name, column] of [...chosen].slice(0, mostNamed)) note(say(cliText("text-column", { name, column })));
      for (const name of [...whole].slice(0, mostNamed)) note(say(cliText("inspected-as-one", { name })));
      const more = Math.max(0, chosen.size - mostNamed) + Math.max(0, whole.size - mostNamed);
      if (more > 0) note(say({ ko: `표 파일 ${more}개도 그렇습니다.`, en: `So were ${more} more tables.` }));
      if (!isFieldUsed && field !== "") note(say(cliText("field-not-used")));
    },
  };
}
