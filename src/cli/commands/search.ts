import { documentsApi, placeWord } from "#protocol";
import { defineCommand } from "../command.ts";

const { k, document } = documentsApi.search.query.shape;

export const search = defineCommand("search <words>", { k, document }, async ({ context, args: [words], flags }) => {
  const { documents, library } = await context.jihwi();
  const named = flags.document === undefined ? null : [(await documents.get(flags.document)).id];
  const value = await library.findPassages(words, { k: flags.k, documents: named });
  const { oneLine } = await import("#language");
  if (value.length === 0) return { value, note: { ko: "찾지 못했습니다.", en: "Nothing was found." } };
  const texts = value.map((hit) => {
    const sentence = oneLine(hit.sentence.text.replace(/^#+\s+/, ""));
    return `${hit.name}  ${context.say(placeWord(hit))}  ${hit.score.toFixed(2)}\n  ${sentence}\n`;
  });
  return { value, text: texts.join("\n") };
});
