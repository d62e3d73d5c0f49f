import type { Command } from "commander";
import { placeWord } from "#protocol";
import type { CliContext } from "../context.ts";
import { countOption } from "../options.ts";

export function searchCommand(program: Command, context: CliContext): void {
  program
    .command("search <words>")
    .description(context.say({ ko: "문서에서 찾습니다", en: "Search the documents" }))
    .option("--k <n>", context.say({ ko: "결과의 수", en: "how many results" }), countOption(1, 200), 10)
    .option("--document <id>", context.say({ ko: "이 문서에서만", en: "in this document only" }))
    .option("--json", "JSON")
    .addHelpText("after", '\n  jihwi search "손해 배상" --k 5\n  jihwi search "계약 기간" --document ID --json')
    .action(async (words: string, { k, document, json }: { k: number; document?: string; json?: boolean }) => {
      const jihwi = await context.jihwi();
      if (document !== undefined) await jihwi.documents.get(document);
      const hits = await jihwi.library.findPassages(words, {
        k,
        documents: document === undefined ? null : [document],
      });
      if (json) return context.printJson(hits);
      if (hits.length === 0) return context.note(context.say({ ko: "찾지 못했습니다.", en: "Nothing was found." }));
      for (const hit of hits) {
        const { name, score, sentence } = hit;
        const words = sentence.text.replace(/^#+\s+/, "").replace(/\s+/g, " ");
        context.print(`${name}  ${context.say(placeWord(hit))}  ${score.toFixed(2)}\n  ${words}\n`);
      }
    });
}
